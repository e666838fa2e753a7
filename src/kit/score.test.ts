import { describe, expect, it } from 'vitest';
import type { CheckGroup, Severity } from './check.ts';
import type { Verdict } from './judge.ts';
import { scoreOf } from './score.ts';

interface Said {
  group?: CheckGroup;
  severity?: Severity;
  isAside?: boolean;
  caps?: { most?: number; mostOfGroup?: number };
  found?: { severity?: Severity; most?: number }[];
}

function verdict({ group = 'head', severity = 'warning', isAside = false, caps = {}, found = [] }: Said): Verdict {
  const check: Verdict['check'] = {
    ...{ id: 'tea', group, severity, isAside, title: 'Tea', failed: 'No tea', why: 'Tea.', looksAt: [] },
    ...caps,
    source: { name: 'Tea', url: 'https://example.com/' },
    cases: { passes: '', fails: '', doesNotApply: null },
    judge: () => 'passed',
    fixOf: () => ({ words: 'Brew it.' }),
  };
  const all = found.map((each) => ({ detail: 'There is none.', where: [], ...each }));
  return { check, outcome: found.length > 0 ? 'found' : 'passed', found: all, reason: '' };
}

const passed = (count: number, group: CheckGroup = 'head') => Array.from({ length: count }, () => verdict({ group }));

describe('scoreOf', () => {
  it('is the share of weight that passed', () => {
    expect(scoreOf([...passed(3), verdict({ found: [{}] })])).toBe(75);
    expect(scoreOf([])).toBe(null);
  });

  it('is capped by what keeps the page out of search, by an error, and by what a finding says', () => {
    const good = passed(99);
    expect(scoreOf([...good, verdict({ severity: 'fatal', found: [{}] })])).toBe(25);
    expect(scoreOf([...good, verdict({ severity: 'error', found: [{}] })])).toBe(89);
    expect(scoreOf([...good, verdict({ severity: 'error', caps: { most: 69 }, found: [{}] })])).toBe(69);
    expect(scoreOf([...good, verdict({ caps: { most: 69 }, found: [{ severity: 'advice', most: 100 }] })])).toBe(99);
    expect(scoreOf([...good, verdict({ severity: 'fatal', found: [{ severity: 'warning' }] })])).toBe(98);
  });

  it('caps a group alone where only that is judged', () => {
    const weak = verdict({ group: 'security', caps: { mostOfGroup: 79 }, found: [{}] });
    expect(scoreOf([...passed(99, 'security'), weak])).toBe(79);
    expect(scoreOf([...passed(99), weak])).toBe(99);
  });

  it('is capped aside, but for views about something else than search', () => {
    const noindex = verdict({ group: 'indexing', severity: 'fatal', isAside: true, found: [{}] });
    expect(scoreOf([...passed(9), noindex])).toBe(25);
    expect(scoreOf([...passed(9, 'security'), noindex])).toBe(100);
    const gone = verdict({ group: 'indexing', severity: 'fatal', isAside: true, caps: { most: 25 }, found: [{}] });
    expect(scoreOf([...passed(9, 'security'), gone])).toBe(25);
  });

  it('is zero where nothing is known but that nobody finds it', () => {
    expect(
      scoreOf([verdict({ group: 'indexing', severity: 'fatal', isAside: true, caps: { most: 25 }, found: [{}] })]),
    ).toBe(0);
  });

  it('counts what was found at other addresses', () => {
    expect(scoreOf(passed(1), [{ severity: 'error' }, { severity: 'passed' }, { severity: 'unknown' }])).toBe(55);
    expect(scoreOf(passed(99), [{ severity: 'error' }])).toBe(89);
  });
});

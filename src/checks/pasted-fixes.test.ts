import { afterAll, describe, expect, it } from 'vitest';
import type { NamedCheck, PageCase } from '#kit/check';
import { gravity, judge } from '#kit/judge';
import type { PageFacts } from '#lib/page/facts';
import type { Part } from '#lib/page/gathered';
import { gatherCase } from '../../tests/page-case.ts';
import { pasteFix } from '../../tests/paste-fix.ts';
import { everyCheck } from './every.ts';

const parts = new Set<Part>(everyCheck.flatMap(({ looksAt }) => looksAt));

/** Only tried out, so what it is for goes on: a policy that would break the page if it were enforced at once. */
const trials = new Set(['header-csp', 'header-csp-strict']);

async function read(page: PageCase) {
  const gathered = await gatherCase(page, parts);
  const found = judge(everyCheck, gathered).flatMap(({ check, found }) =>
    found.map(({ title = check.failed, severity = check.severity, where }) => ({ title, severity, where })),
  );
  const weight = found.reduce((sum, { where, severity }) => sum + where.length * (5 - gravity[severity]), 0);
  return { facts: gathered.facts, found, weight };
}

/** The fixes of a check for a page that have lines to copy. */
function pastes(check: NamedCheck, facts: Partial<PageFacts>) {
  if (!isWhole(facts)) return [];
  const judged = check.judge(facts);
  if (typeof judged === 'string' || 'couldNotTell' in judged) return [];
  const own = check.fixOf(facts);
  return judged.flatMap(({ where = [], fix, severity: worst = check.severity }) => {
    const { code = '', goes } = { ...own, ...fix };
    if (code === '') return [];
    const [first] = where;
    const at = typeof first === 'object' ? first.at : undefined;
    const line = typeof first === 'string' ? /line (\d+)/.exec(first)?.[1] : undefined;
    return [{ code, goes, worst, at, line: line === undefined ? undefined : Number(line) }];
  });
}

function isWhole(facts: Partial<PageFacts>): facts is PageFacts {
  return [...parts].every((part) => facts[part] !== undefined || part === 'robots' || part === 'site');
}

/** Fixes that were pasted: without any, nothing would be held. */
let pasted = 0;

describe.each(everyCheck.map((check) => [check.id, check] as const))('%s', (id, check) => {
  it('offers nothing to paste that makes a page worse', async () => {
    for (const page of [check.cases.fails].flat()) {
      const before = await read(page);
      for (const { goes, worst, ...paste } of pastes(check, before.facts)) {
        if (!goes) throw new Error(`It does not say where this goes: ${paste.code}`);
        pasted += 1;
        const after = await read(pasteFix(page, { goes, ...paste }));
        const known = new Set(before.found.map(({ title }) => title));
        // Something lighter may come to light by it: a page that is compressed at last is compressed by an old method.
        const fresh = after.found.filter(
          ({ title, severity }) => !known.has(title) && gravity[severity] <= gravity[worst],
        );
        const what = `${JSON.stringify(page).slice(0, 400)} with ${paste.code}`;
        expect(fresh, what).toEqual([]);
        if (!trials.has(id)) expect(after.weight, what).toBeLessThan(before.weight);
      }
    }
  });
});

afterAll(() => expect(pasted).toBeGreaterThan(40));

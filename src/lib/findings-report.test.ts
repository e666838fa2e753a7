import { expect, it } from 'vitest';
import { changedSince, findingsAsCsv, findingsAsMarkdown } from './findings-report.ts';

const finding = {
  severity: 'error',
  title: 'The page has no title',
  detail: 'Nothing in <head> *at all*.',
  where: ['<head>', 'a `tick` in it'],
  why: 'People click it.',
  source: { name: 'HTML', url: 'https://html.spec.whatwg.org/' },
  fix: { words: 'Write one.', code: '<title>Tea</title>' },
};

it('writes findings as Markdown in which a page stays text', () => {
  expect(findingsAsMarkdown('https://example.com/', [finding])).toBe(`# https://example.com/

## The page has no title

**error.** Nothing in \\<head\\> \\*at all\\*.

- \` <head> \`
- \`\` a \`tick\` in it \`\`

Why: People click it. ([HTML](https://html.spec.whatwg.org/))

How to fix it: Write one.

\`\`\`
<title>Tea</title>
\`\`\`
`);
});

it('writes findings as a table, no cell of which is a formula', () => {
  const csv = findingsAsCsv([{ severity: 'advice', title: '=1+1', detail: 'a "b"' }]);
  expect(csv).toBe('\uFEFFSeverity,Title,Detail,Where,How to fix it\r\nadvice,\'=1+1,"a ""b""",,\r\n');
});

it('tells what is fixed and what is new', () => {
  const before = { at: '2026-11-20T10:00:00.000Z', wrong: ['a', 'b', 'c'] };
  expect(changedSince(before, ['b', 'd'])).toEqual({ fixed: ['a', 'c'], fresh: ['d'] });
  expect(changedSince(before, ['a', 'b', 'c'])).toEqual({ fixed: [], fresh: [] });
});

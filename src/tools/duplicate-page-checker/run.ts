import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { alikeOf, comparePages } from './compare-pages.ts';
import { findingsOf } from './findings.ts';
import { readPage } from './read-pages.ts';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ pages }, { http }, { signal, report }) => {
  if (pages.length < 2)
    throw new ToolError('invalid-input', 'Please enter the addresses of at least two pages', { field: 'pages' });
  let done = 0;
  const read = await Promise.all(
    pages.map(async (address) => {
      const page = await readPage(address, http, signal);
      done += 1;
      report({ share: (0.7 * done) / pages.length, stage: `Read ${done} of ${pages.length} pages` });
      return page;
    }),
  );
  report({ share: 0.7, stage: 'Comparing' });
  const pairs = comparePages(read);
  return {
    findings: findingsOf(read, pairs),
    pairs: pairs.map((pair) => ({
      ...{ alike: percent(alikeOf(pair)), one: pair.one.url, other: pair.other.url },
      ...{ shareOfOne: percent(pair.shareOfOne), shareOfOther: percent(pair.shareOfOther) },
      ...{ words: pair.words, passage: pair.passage },
    })),
    read: read.map(({ url, title, words, canonical, note }) => ({ url, title, words, canonical, note })),
  };
};

export default run;

function percent(share: number): number {
  return Math.round(100 * share);
}

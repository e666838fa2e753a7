import { defineCheck } from '#kit/check';
import { canonicalLine } from '#lib/page/own-address';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page names its canonical address',
  failed: 'The page names no canonical address',
  severity: 'advice',
  why: 'A page can often be reached at several addresses. The canonical address says which one to list.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({ head }) =>
    head.canonicals.length > 0
      ? 'passed'
      : [
          {
            detail: 'There is no canonical address. It tells search engines which address of the page to list.',
          },
        ],
  fix: ({ document }) => ({
    words: 'Put one full address into the head: the one that search engines should list.',
    ...canonicalLine(document.url),
  }),
  cases: {
    passes: '<link rel=canonical href="https://example.com/page">',
    fails: ['<p>x', { url: 'https://example.com/page?utm_source=mail&sid=4', html: '<p>x' }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { own } from '#lib/own';
import { kindsOfFiles } from '#lib/page/rendered-facts';

/** On phones half of all pages ask for fewer than 67 files and nine of ten for fewer than 171; on desktops 72 and 177, home pages there 181. */
const MANY = 180;

export default defineCheck({
  title: 'The page asks for few files',
  failed: 'The page asks for very many files',
  severity: 'advice',
  why: 'Each file costs a question and an answer, on phones above all. Nine of ten pages of the web ask for fewer.',
  source: {
    name: 'Web Almanac 2024: page weight, volume of requests',
    url: 'https://almanac.httparchive.org/en/2024/page-weight#requests-volume',
  },
  looksAt: ['rendered'],
  judge: ({ rendered: { requests } }) => {
    if (requests.length <= MANY) return 'passed';
    const byKind = Map.groupBy(requests, ({ type }) => own(kindsOfFiles, type) ?? 'other file');
    const parts = [...byKind]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([kind, files]) => counted(files.length, kind));
    const list = new Intl.ListFormat('en').format(parts);
    return [{ detail: `The page asks for ${counted(requests.length, 'file')}: ${list}.` }];
  },
  fix: 'Remove services that nobody looks at, load pictures lazily, and put small scripts together.',
  cases: {
    passes: '<p>Tea',
    fails: {
      html: '<p>Tea',
      rendered: {
        requests: Array.from({ length: 200 }, (_, n) => ({ url: `https://example.com/${n}.js`, type: 'Script' })),
      },
    },
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

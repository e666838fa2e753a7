import { defineCheck } from '#kit/check';
import { fileSize } from '#lib/page/files';

/** Bytes as they travel of one script, and of all; and of one as the browser reads it. */
const HEAVY = 350_000;
const HEAVY_ALL = 500_000;
const LONG = 1_000_000;

export default defineCheck({
  title: 'The scripts are light',
  failed: 'Scripts are heavy',
  severity: 'warning',
  why: 'Scripts are not only downloaded: a phone also has to parse and run them before it answers a touch.',
  source: {
    name: 'Chrome: avoid enormous network payloads',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  },
  looksAt: ['files'],
  judge: ({ files }) => {
    const scripts = files.filter(({ kind, sentBytes, byteLength }) => kind === 'Scripts' && (sentBytes ?? byteLength));
    if (scripts.length === 0) return 'does-not-apply';
    const weightOf = ({ sentBytes = 0 }: (typeof scripts)[number]) => sentBytes;
    const heavy = scripts.filter(({ sentBytes = 0, byteLength = 0 }) => sentBytes > HEAVY || byteLength > LONG);
    const all = scripts.reduce((sum, file) => sum + weightOf(file), 0);
    if (heavy.length === 0 && all <= HEAVY_ALL) return 'passed';
    const [first = scripts.toSorted((a, b) => weightOf(b) - weightOf(a))[0]] = heavy.toSorted(
      (a, b) => (b.byteLength ?? 0) - (a.byteLength ?? 0),
    );
    return [
      {
        detail: `The scripts weigh ${fileSize(all)} together as sent; the heaviest has ${fileSize(first?.byteLength ?? first?.sentBytes)} of code.`,
        where: (heavy.length > 0 ? heavy : scripts).map(({ at, url, sentBytes, byteLength }) => ({
          at,
          shown: `${fileSize(sentBytes ?? byteLength)} ${url}`,
        })),
      },
    ];
  },
  fix: 'Load only what this page needs, split the rest off, and remove unused libraries and plugins.',
  cases: {
    passes: { html: '<script src=/a.js></script>', also: { 'https://example.com/a.js': { body: 'a()' } } },
    fails: {
      html: '<script src=/a.js></script>',
      also: { 'https://example.com/a.js': { headers: { 'content-length': '9000000' }, body: 'a()' } },
    },
    doesNotApply: '<script>a()</script>',
  },
});

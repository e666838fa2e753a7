import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Everything in the style sheets is encrypted',
  failed: 'Style sheets load files without encryption',
  severity: 'warning',
  why: 'Browsers ask for such pictures over https:// instead, and block fonts and style sheets: parts of the page may be missing.',
  source: sources.mixedContent,
  looksAt: ['answer', 'policies', 'files'],
  judge: ({ answer, policies, files }) => {
    const sheets = files.filter(({ kind, byteLength }) => kind === 'Styles' && byteLength !== undefined);
    if (!answer.url.startsWith('https:') || sheets.length === 0) return 'does-not-apply';
    if (policies.some(({ directives }) => directives.has('upgrade-insecure-requests'))) return 'passed';
    const found = sheets.flatMap(({ url, at, plain }) => plain.map((each) => ({ at, shown: `${each} in ${url}` })));
    return found.length === 0
      ? 'passed'
      : [{ detail: `${counted(found.length, 'file is', 'files are')} loaded over http://.`, where: found }];
  },
  fix: 'Use https:// in these addresses, or host the files yourself.',
  cases: {
    passes: {
      html: '<link rel=stylesheet href=/a.css>',
      also: { 'https://example.com/a.css': { body: 'p{background:url(/a.png)}' } },
    },
    fails: {
      html: '<link rel=stylesheet href=/a.css>',
      also: { 'https://example.com/a.css': { body: 'p{background:url(http://example.com/a.png)}' } },
    },
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Everything on the page is encrypted',
  failed: 'The page loads files without encryption',
  severity: 'error',
  why: 'Browsers block such scripts and styles, so parts of the page may be missing.',
  source: sources.mixedContent,
  looksAt: ['answer', 'resources'],
  judge: ({ answer: { url }, resources: { unsafe } }) => {
    if (!url.startsWith('https:')) return 'does-not-apply';
    return unsafe.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(unsafe.length, 'file is', 'files are')} loaded over http://.`,
            where: unsafe.map((file) => `<${file.name}> ${file.url}`),
          },
        ];
  },
  fix: 'Use https:// in these addresses. If a server does not support it, host the file yourself.',
  cases: {
    passes: '<img src=a.jpg>',
    fails: '<script src="http://cdn.example/a.js"></script>',
    doesNotApply: { url: 'http://example.com/page', html: '<p>x' },
  },
});

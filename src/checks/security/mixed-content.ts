import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Everything on the page is encrypted',
  failed: 'The page loads files without encryption',
  severity: 'error',
  why: 'Browsers block such scripts and styles, and show no padlock for pictures: parts of the page are missing.',
  source: sources.mixedContent,
  looksAt: ['answer', 'resources'],
  judge: ({ answer: { url }, resources: { unsafe } }) => {
    if (!url.startsWith('https:')) return 'does-not-apply';
    return unsafe.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(unsafe.length, 'file')} ${unsafe.length === 1 ? 'is' : 'are'} loaded over http://.`,
            where: unsafe.map((file) => `<${file.name}> ${file.url}`),
          },
        ];
  },
  fix: 'Write https:// in these addresses; where a server offers none, store the file on your own.',
  cases: {
    passes: '<img src=a.jpg>',
    fails: '<script src="http://cdn.example/a.js"></script>',
    doesNotApply: { url: 'http://example.com/page', html: '<p>x' },
  },
});

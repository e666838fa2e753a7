import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Every picture has an alt attribute',
  failed: 'Pictures have no alt attribute',
  severity: 'error',
  why: 'People who cannot see the picture hear its alt text, and search engines find the picture by it. Pictures that only decorate have an empty one.',
  source: {
    name: 'WCAG 2.2: non-text content',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    if (pictures.length === 0) return 'does-not-apply';
    const mute = pictures.filter(({ alt, isDecoration }) => alt === null && !isDecoration);
    return mute.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(mute.length, 'picture')} of ${pictures.length} ${mute.length === 1 ? 'has' : 'have'} no alt attribute.`,
            where: mute.map(({ src }) => `<img src="${src}">`),
          },
        ];
  },
  fix: ({ pictures }) => ({
    words: 'Say in a few words what the picture shows; write alt="" where it only decorates.',
    code: `<img src="${pictures.find(({ alt }) => alt === null)?.src ?? 'tea.jpg'}" alt="A pot of green tea beside two cups">`,
  }),
  cases: {
    passes: '<img src=a.jpg alt="Tea"><img src=line.png alt="">',
    fails: '<img src="a.jpg">',
    doesNotApply: '<p>x',
  },
});

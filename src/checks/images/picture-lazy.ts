import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';

/** Pictures at the top, which are in view at once. */
const IN_VIEW = 6;

export default defineCheck({
  title: 'Pictures further down are loaded when needed',
  failed: 'Pictures further down are loaded at once',
  severity: 'advice',
  why: 'Pictures that a visitor never scrolls to cost time and data for nothing.',
  source: {
    name: 'web.dev: browser-level lazy loading',
    url: 'https://web.dev/articles/browser-level-image-lazy-loading',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const later = pictures
      .slice(IN_VIEW)
      .filter(({ src, isDecoration }) => src !== '' && !src.startsWith('data:') && !isDecoration);
    if (later.length === 0) return 'does-not-apply';
    const eager = later.filter(({ loading }) => loading !== 'lazy');
    return eager.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(eager.length, 'picture')} after the first ${IN_VIEW} ${eager.length === 1 ? 'is' : 'are'} loaded at once.`,
            where: eager.map(({ src }) => `<img src="${src}">`),
          },
        ];
  },
  fix: ({ pictures }) => ({
    words: 'Add loading="lazy" to pictures that are not in view at first.',
    code: `<img src="${pictures.at(-1)?.src ?? ''}" alt="" loading="lazy">`,
  }),
  cases: {
    passes:
      '<img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=b.jpg loading=lazy>',
    fails:
      '<img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg>',
    doesNotApply: '<img src=a.jpg>',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Pictures at the top, which are in view at once. */
const IN_VIEW = 6;

export default defineCheck({
  title: 'Pictures further down are lazy-loaded',
  failed: 'Pictures further down are not lazy-loaded',
  severity: 'advice',
  why: 'Loading pictures that a visitor never scrolls to wastes time and data.',
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
            detail: `${counted(eager.length, `picture after the first ${IN_VIEW} is`, `pictures after the first ${IN_VIEW} are`)} loaded immediately.`,
            where: eager,
          },
        ];
  },
  fix: ({ pictures }) => ({
    words: 'Add loading="lazy" to pictures that are not visible at first.',
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

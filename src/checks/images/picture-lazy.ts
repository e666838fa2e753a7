import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
import type { Picture } from '#lib/page/facts';

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
  looksAt: ['pictures', 'document'],
  judge: ({ pictures }) => {
    const later = pictures.slice(IN_VIEW).filter(isLoaded);
    if (later.length === 0) return 'does-not-apply';
    const eager = later.filter(isEager);
    return eager.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(eager.length, `picture after the first ${IN_VIEW} is`, `pictures after the first ${IN_VIEW} are`)} loaded immediately.`,
            where: eager,
          },
        ];
  },
  fix: ({ pictures, document: { source } }) => ({
    words: 'Add loading="lazy" to pictures that are not visible at first, as here.',
    code: editedTag(source, pictures.slice(IN_VIEW).find(isEager)?.at, { loading: 'lazy' }),
    goes: 'instead',
  }),
  cases: {
    passes:
      '<img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=b.jpg loading=lazy>',
    fails:
      '<img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg><img src=a.jpg>',
    doesNotApply: '<img src=a.jpg>',
  },
});

function isLoaded({ src, isDecoration }: Picture): boolean {
  return src !== '' && !src.startsWith('data:') && !isDecoration;
}

function isEager(picture: Picture): boolean {
  return isLoaded(picture) && picture.loading !== 'lazy';
}

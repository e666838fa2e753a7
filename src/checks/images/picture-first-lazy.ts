import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import type { Picture } from '#lib/page/facts';

export default defineCheck({
  title: 'The first picture is loaded immediately',
  failed: 'The first picture is loaded late',
  severity: 'warning',
  why: 'The picture at the top is usually the largest thing visitors wait for. loading="lazy" delays it.',
  source: { name: 'web.dev: optimize largest contentful paint', url: 'https://web.dev/articles/optimize-lcp' },
  looksAt: ['pictures', 'document'],
  judge: ({ pictures }) => {
    const first = firstOf(pictures);
    if (!first) return 'does-not-apply';
    return first.loading === 'lazy'
      ? [
          {
            detail: 'The first large picture of the page has loading="lazy".',
            where: [first],
          },
        ]
      : 'passed';
  },
  fix: ({ pictures, document: { source } }) => ({
    words: 'Remove loading="lazy" from the first picture, and load it with priority.',
    code: editedTag(source, firstOf(pictures)?.at, { loading: null, fetchpriority: 'high' }),
    goes: 'instead',
  }),
  cases: {
    passes: '<img src=a.jpg><img src=b.jpg loading=lazy>',
    fails: '<img src=logo.svg><img src="a.jpg" loading="lazy">',
    doesNotApply: '<p>x',
  },
});

/** Neither a sign nor a logo. */
function firstOf(pictures: readonly Picture[]): Picture | undefined {
  return pictures.find(
    ({ width, isDecoration, format }) =>
      !isDecoration && format !== 'svg' && !(Number(width) > 0 && Number(width) < 100),
  );
}

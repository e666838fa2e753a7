import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The first picture is loaded immediately',
  failed: 'The first picture is loaded late',
  severity: 'warning',
  why: 'The picture at the top is usually the largest thing visitors wait for. loading="lazy" delays it.',
  source: { name: 'web.dev: optimize largest contentful paint', url: 'https://web.dev/articles/optimize-lcp' },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const [first] = pictures.filter(
      ({ width, isDecoration, format }) =>
        !isDecoration && format !== 'svg' && !(Number(width) > 0 && Number(width) < 100),
    );
    if (!first) return 'does-not-apply';
    return first.loading === 'lazy'
      ? [
          {
            detail: 'The first large picture of the page has loading="lazy".',
            where: [`<img src="${first.src}" loading="lazy">`],
          },
        ]
      : 'passed';
  },
  fix: ({ pictures }) => ({
    words: 'Remove loading="lazy" from the first picture, and load it with priority.',
    code: `<img src="${pictures.find(({ loading }) => loading === 'lazy')?.src ?? ''}" fetchpriority="high">`,
  }),
  cases: {
    passes: '<img src=a.jpg><img src=b.jpg loading=lazy>',
    fails: '<img src=logo.svg><img src="a.jpg" loading="lazy">',
    doesNotApply: '<p>x',
  },
});

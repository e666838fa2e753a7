import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Pixels; wider than any phone is. */
const WIDE = 800;

export default defineCheck({
  title: 'Large pictures come in several sizes',
  failed: 'Large pictures come in one size',
  severity: 'advice',
  why: 'Phones then load the desktop picture, which is several times larger than they need.',
  source: { name: 'web.dev: serve responsive images', url: 'https://web.dev/articles/serve-responsive-images' },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const wide = pictures.filter(({ width, format }) => Number(width) >= WIDE && format !== 'svg');
    if (wide.length === 0) return 'does-not-apply';
    const single = wide.filter(({ srcset, sourceTypes }) => srcset === '' && sourceTypes.length === 0);
    return single.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(single.length, `picture of ${WIDE} pixels and more has`, `pictures of ${WIDE} pixels and more have`)} no smaller version.`,
            where: single,
          },
        ];
  },
  fix: ({ pictures }) => {
    const wide = pictures.find(
      ({ width, height, url }) => Number(width) >= WIDE && Number(height) > 0 && /^http/.test(url),
    );
    const half = wide && { width: Math.round(Number(wide.width) / 2), height: Math.round(Number(wide.height) / 2) };
    return {
      words: 'Offer the picture in two or three widths. The browser picks the one that fits.',
      ...(wide && { tool: { slug: 'image-resizer', input: { imageUrl: wide.url, ...half } } }),
    };
  },
  cases: {
    passes: '<img src=a.jpg width=1200 srcset="b.jpg 600w">',
    fails: '<img src="a.jpg" width="1200" height="800">',
    doesNotApply: '<img src=a.jpg width=300>',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

const old = new Set(['jpeg', 'png', 'gif', 'bmp', 'tiff']);
const modern = /image\/(?:webp|avif|jxl)/;

export default defineCheck({
  title: 'Pictures use modern formats',
  failed: 'Pictures use old formats',
  severity: 'advice',
  why: 'WebP and AVIF files are often only a third to a half the size of JPG and PNG files.',
  source: {
    name: 'web.dev: choose the right image format',
    url: 'https://web.dev/articles/choose-the-right-image-format',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const known = pictures.filter(({ format }) => format !== '');
    if (known.length === 0) return 'does-not-apply';
    const dated = known.filter(
      ({ format, sourceTypes }) => old.has(format) && !sourceTypes.some((type) => modern.test(type)),
    );
    return dated.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(dated.length, `picture of ${known.length} is`, `pictures of ${known.length} are`)} JPG, PNG or GIF without a WebP or AVIF version.`,
            where: dated,
          },
        ];
  },
  fix: ({ pictures }) => {
    const dated = pictures.filter(({ format, url }) => old.has(format) && url.startsWith('http')).map(({ url }) => url);
    const [imageUrl] = dated;
    const words =
      'Convert the pictures to WebP. If your server or CDN, such as Cloudflare, already does this, ignore this finding.';
    return {
      words,
      ...(imageUrl && {
        tool: { slug: 'convert-to-webp', input: { imageUrl }, pictures: [...new Set(dated)].slice(0, 50) },
      }),
    };
  },
  cases: {
    passes: '<img src=a.webp><picture><source type="image/avif" srcset=b.avif><img src=b.jpg></picture>',
    fails: '<img src="a.jpg">',
    doesNotApply: '<p>x',
  },
});

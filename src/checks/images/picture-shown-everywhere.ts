import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Every browser can show the pictures',
  failed: 'Browsers cannot show all pictures',
  severity: 'error',
  why: 'TIFF and HEIC are camera and print formats. Most browsers show a broken picture, and search engines do not index it.',
  source: {
    name: 'Google: supported image formats',
    url: 'https://developers.google.com/search/docs/appearance/google-images#supported-image-formats',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) =>
    judgeEach(
      pictures.filter(({ src }) => src !== ''),
      {
        isWrong: ({ src, format }) => format === 'tiff' || /\.(?:tiff?|heic|heif|psd|eps)(?:[?#]|$)/i.test(src),
        say: (wrong, all) =>
          `${counted(wrong.length, `picture of ${all} is`, `pictures of ${all} are`)} in a format that few browsers show.`,
      },
    ),
  fix: 'Convert them to JPG, PNG, WEBP or AVIF.',
  cases: { passes: '<img src=a.jpg>', fails: ['<img src="a.tif">', '<img src="/a.HEIC?x=1">'], doesNotApply: '<p>x' },
});

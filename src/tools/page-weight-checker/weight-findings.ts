import type { Finding } from '#kit/shapes';
import { counted } from '#lib/counted';
import type { FileFacts } from '#lib/page/file-facts';

/** Bytes of a picture that a smaller one would nearly always replace unseen. */
const HEAVY_PICTURE = 300_000;
/** Source: Lighthouse, "Avoid enormous network payloads". */
const HEAVY_PAGE = 5_000_000;

const payloads = {
  name: 'Chrome: avoid enormous network payloads',
  url: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
};
const images = { name: 'web.dev: fast load times', url: 'https://web.dev/learn/performance/image-performance' };

/** What weighs too much, and what to do. */
export function weightFindings(
  files: readonly (Pick<FileFacts, 'kind' | 'url'> & { bytes: number | undefined })[],
  total: number,
): Finding[] {
  const pictures = files.filter(({ kind, bytes = 0 }) => kind === 'Pictures' && bytes > HEAVY_PICTURE);
  const heaviest = pictures.toSorted((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0)).map(({ url }) => url);
  const [imageUrl] = heaviest;
  const kb = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;
  return [
    ...(imageUrl !== undefined
      ? [
          {
            severity: 'warning' as const,
            title: 'Pictures are heavy',
            detail: `${counted(pictures.length, 'picture weighs', 'pictures weigh')} more than ${kb(HEAVY_PICTURE)}.`,
            where: pictures.map(({ url, bytes = 0 }) => `${kb(bytes)} ${url}`),
            ...{
              why: 'Pictures are usually the largest part of a page, and the easiest to make smaller.',
              source: images,
            },
            fix: {
              words:
                'Resize them to the size they are shown at, and compress them. The 50 heaviest are already filled in.',
              tool: { slug: 'compress-image', input: { imageUrl }, pictures: heaviest.slice(0, 50) },
            },
          },
        ]
      : []),
    ...(total > HEAVY_PAGE
      ? [
          {
            severity: 'warning' as const,
            title: 'The page is very heavy',
            detail: `Page and files weigh ${(total / 1e6).toFixed(1)} MB at least.`,
            ...{
              why: 'On a slow connection that means a minute of waiting, and with a small data plan it costs money.',
              source: payloads,
            },
            fix: { words: 'Start with the heaviest files in the table.' },
          },
        ]
      : []),
  ];
}

import type { Run, ToolInput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { downloadName } from '#lib/download-name';
import { formatName } from '#lib/format-name';
import { mediaTypeOf } from '#lib/media-type';
import type { Comparison, ImageInfo } from '#ports/images/port';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;
type Download = Awaited<ReturnType<Ports['http']['download']>>;

/** What every browser shows. */
const SHOWN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'bmp']);
const WORST_RATIO = 0.01;

const run: Run<typeof tool> = async (input, { http, images, files }, { signal, report }) => {
  const [first = '', second = ''] = input.images.map(({ imageUrl }) => imageUrl.trim());
  const fetched = (url: string) => http.download({ url, accept: ['image/*'], signal });
  const pair = [await fetched(first), await fetched(second)] as const;
  report({ share: 0.2, stage: 'Comparing' });
  const { fit } = input;
  const found = await images.compare(pair, { fit, strength: Number(input.strength), signal });
  const stored = await files.put({ content: found.content, type: found.type, name: 'difference' });
  const shown: string[] = [];
  for (const [at, url] of [first, second].entries()) {
    const [source, file] = [found.sources[at], pair[at]];
    if (source && file) shown.push(await shownAddress({ url, source, file, found, fit }, { images, files }, signal));
  }
  const percent = percentOf(found.changed);
  return {
    verdict: verdictOn(found),
    ssimulacra2: rounded(found.ssimulacra2, 100),
    ssim: rounded(found.ssim, 10_000),
    psnr: rounded(found.psnr, 100),
    changed: Math.round(found.changed * 100_000) / 1_000,
    largest: found.largest,
    place: found.box && placeOf(found.box),
    files: found.sources.map(({ format, width, height }, at) => ({
      name: at === 0 ? 'First' : 'Second',
      ...{ format: formatName(format), width, height },
      bytes: pair[at]?.bytes ?? 0,
      url: shown[at] ?? stored.url,
    })),
    differenceUrl: stored.url,
    ...{ percent, width: found.width, height: found.height, format: found.format, bytes: stored.bytes },
    note: noteOn(found, fit),
    expiresAt: new Date(stored.expiresAt).toISOString(),
  };
};

export default run;

interface Shown {
  url: string;
  source: ImageInfo;
  file: Download;
  found: Comparison;
  fit: Input['fit'];
}

/** An address at which a page can show the picture, in the shape in which it was compared. */
async function shownAddress(
  { url, source, file, found, fit }: Shown,
  { images, files }: Pick<Ports, 'images' | 'files'>,
  signal: AbortSignal,
): Promise<string> {
  const [one, other] = found.sources;
  const isCut = fit === 'overlap' && (one.width !== other.width || one.height !== other.height);
  const isShown = SHOWN.has(source.format);
  if (isShown && !isCut && file.isOwn) return url;
  if (isShown && !isCut) {
    const type = mediaTypeOf(`a.${source.format}`) ?? 'image/png';
    return (await files.put({ content: file, type, name: downloadName(url, 'compared') })).url;
  }
  const size = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
  const crop = isCut ? { crop: { x: 0, y: 0, ...size } } : {};
  const made = await images.transform(file, { ...crop, format: 'webp', quality: 95, signal });
  return (await files.put({ content: made.content, type: made.type, name: downloadName(url, 'compared') })).url;
}

function verdictOn({ changed, ssimulacra2 }: Comparison): string {
  if (changed === 0) return 'The pictures are the same, pixel by pixel.';
  if (ssimulacra2 === null) return 'The pictures differ.';
  if (ssimulacra2 >= 90) return 'The pictures differ, but hardly anyone sees it.';
  if (ssimulacra2 >= 70) return 'The pictures look much alike: differences show in a close look.';
  if (ssimulacra2 >= 50) return 'The pictures differ visibly.';
  if (ssimulacra2 >= 30) return 'The pictures differ clearly.';
  return ssimulacra2 >= 0 ? 'The pictures differ strongly.' : 'The pictures have little in common.';
}

/** Never "0 %" of what differs, and never "100 %" of what does not all differ. */
function percentOf(share: number): string {
  if (share > 0 && share < 0.001) return 'Less than 0.1%';
  if (share < 1 && share > 0.999) return 'More than 99.9%';
  return `${Math.round(share * 1_000) / 10}%`;
}

function placeOf({ x, y, width, height }: NonNullable<Comparison['box']>): string {
  return `${width} × ${height} pixels, ${x} from the left and ${y} from the top`;
}

function noteOn({ sources: [one, other], width, height }: Comparison, fit: Input['fit']): string | null {
  const isSame = one.width === other.width && one.height === other.height;
  const ratio = (one.width * other.height) / (one.height * other.width);
  const notes: string[] = [];
  if (!isSame && fit === 'overlap') {
    notes.push('The sizes differ: what both have was compared, from the top left corner.');
  } else if (!isSame) {
    const stretched = Math.abs(ratio - 1) > WORST_RATIO ? ', and stretched, as its shape is another' : '';
    notes.push(`The second picture was scaled to ${one.width} × ${one.height} pixels${stretched}.`);
  }
  const pixels = fit === 'overlap' ? Math.min(one.width, other.width) : one.width;
  if (width < pixels) notes.push(`Both were made smaller to be measured, to ${width} × ${height} pixels.`);
  if (one.frames > 1 || other.frames > 1) notes.push('The first frame or page was used.');
  return notes.join(' ') || null;
}

function rounded(value: number | null, steps: number): number | null {
  return value === null ? null : Math.round(value * steps) / steps;
}

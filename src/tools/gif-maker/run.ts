import type { Run } from '#kit/define-tool';
import { formatBytes } from '#lib/byte-size';
import { downloadName } from '#lib/download-name';
import type { TemporaryFile } from '#ports/files/port';
import type { Several } from '#ports/images/port';
import type tool from './tool.ts';

const DITHERING = { none: 0, some: 0.5, full: 1 } as const;
/** Bytes from which a GIF is a burden to a page. */
const LARGE = 3 << 20;

const run: Run<typeof tool> = async (input, { http, images, files }, { signal, report }) => {
  const { images: given, format, loop, longest, fit, quality, background } = input;
  const pictures: TemporaryFile[] = [];
  for (const [at, { imageUrl }] of given.entries()) {
    report({ share: (0.5 * at) / given.length, stage: `Reading picture ${at + 1} of ${given.length}` });
    pictures.push(await http.download({ url: imageUrl.trim(), accept: ['image/*'], signal }));
  }
  const [first, ...others] = pictures;
  if (!first) throw new Error('The schema lets no empty list through.');
  const all: Several<TemporaryFile> = [first, ...others];
  // GIF counts in hundredths of a second.
  const delays = given.map(({ seconds = input.seconds }) => Math.round(seconds * 100) * 10);
  report({ share: 0.5, stage: 'Making the animation' });
  const look = { colours: input.colors, dither: DITHERING[input.dithering], quality, background };
  const made = await images.animate(all, { format, delays, loop, longest, fit, ...look, signal });
  const name = downloadName(given[0]?.imageUrl ?? '', 'animation');
  const stored = await files.put({ content: made.content, type: made.type, name });
  const sourceBytes = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
  const seconds = delays.reduce((sum, delay) => sum + delay, 0) / 1_000;
  return {
    animationUrl: stored.url,
    frames: given.length,
    duration: seconds === 1 ? '1 second' : `${seconds} seconds`,
    ...{ width: made.width, height: made.height, format },
    ...{ size: formatBytes(stored.bytes), bytes: stored.bytes },
    ...{ sourceSize: formatBytes(sourceBytes), sourceBytes },
    note: noteOn(made, { isLarge: format === 'gif' && stored.bytes > LARGE }),
    expiresAt: new Date(stored.expiresAt).toISOString(),
  };
};

export default run;

function noteOn(
  { sources, width, height }: { sources: readonly { frames: number; width: number; height: number }[] } & Size,
  { isLarge }: { isLarge: boolean },
): string | null {
  const isOther = (each: Size) => Math.abs((each.width * height) / (each.height * width) - 1) > 0.02;
  const notes = [
    sources.some(({ frames }) => frames > 1) && 'Of pictures that move, the first frame was used.',
    sources.some(isOther) && 'Some pictures have another shape than the first.',
    isLarge && 'This is large for a page: WEBP, a shorter longest side or fewer colors make it smaller.',
  ];
  return notes.filter(Boolean).join(' ') || null;
}

interface Size {
  width: number;
  height: number;
}

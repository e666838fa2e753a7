import { convertPicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import { formatName } from '#lib/format-name';
import type { ImageInfo, PixelFormat } from '#ports/images/port';
import type tool from './tool.ts';

const run: Run<typeof tool> = async ({ moving, frame, ...input }, ports, { signal }) => {
  const chosen = moving === 'still' ? { frame } : {};
  const { url, facts } = await convertPicture({
    ...{ ...input, ...chosen, ports, signal },
    remark: ({ source, format }) => lossOf(source, format),
  });
  return { convertedImageUrl: url, ...facts };
};

export default run;

/** What a picture of one format loses in another beside detail, in a sentence. */
function lossOf({ format: from }: ImageInfo, to: PixelFormat): string | undefined {
  if (from === to) return undefined;
  if (from === 'svg') return 'A drawing became pixels: it gets coarse when it is enlarged.';
  if (to === 'gif') return 'A GIF has 256 colors at most.';
  return from === 'gif' && to === 'jpeg' ? `A ${formatName(to)} blurs the sharp edges that a GIF has.` : undefined;
}

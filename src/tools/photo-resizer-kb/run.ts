import { makePicture } from '#families/make-picture';
import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { formatBytes } from '#lib/byte-size';
import { formatName } from '#lib/format-name';
import type { FittedImage } from '#ports/images/port';
import type tool from './tool.ts';

const KILOBYTE = 1024;

const run: Run<typeof tool> = async ({ imageUrl, targetSize, format, background }, ports, { signal }) => {
  const bytes = Math.min(Number.MAX_SAFE_INTEGER, Math.floor(targetSize * KILOBYTE));
  const written = format === 'same' ? {} : { format };
  const { url, made, facts } = await makePicture({
    imageUrl,
    suffix: 'resized',
    ports,
    signal,
    make: async (original) => {
      const fitted = await ports.images.fit(original, { ...written, bytes, background, signal });
      if (!fitted.met) throw cannotBeMet(fitted, targetSize);
      return fitted;
    },
    remark: remarkOnFit,
  });
  return { resizedImageUrl: url, finalSize: facts.size, kept: made.kept, quality: made.quality, ...facts };
};

export default run;

function cannotBeMet({ content, format, source, frame }: FittedImage, targetSize: number): ToolError {
  const smallest = `${formatBytes(content.bytes)} (${content.bytes} bytes)`;
  const limit = `${targetSize} KB is not possible: the smallest ${formatName(format)} of this picture has ${smallest}.`;
  const isMoving = source.frames > 1 && frame === undefined;
  const wayOut = `It keeps all ${source.frames} frames; as a JPG or AVIF it would have only the first one, which is smaller.`;
  return new ToolError('unsupported', isMoving ? `${limit} ${wayOut}` : limit, { field: 'targetSize' });
}

function remarkOnFit({ kept, width, height, source }: FittedImage): string | undefined {
  if (kept)
    return 'The file was already small enough. You get it back unchanged, including any camera and location data.';
  if (width >= source.width && height >= source.height) return undefined;
  return `At this file size, fewer pixels look better: ${source.width} × ${source.height} became ${width} × ${height}.`;
}

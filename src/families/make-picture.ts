import type { PictureFacts } from '#kit/picture-fields';
import type { Ports } from '#kit/ports';
import { formatBytes } from '#lib/byte-size';
import { downloadName } from '#lib/download-name';
import { formatName } from '#lib/format-name';
import type { TemporaryFile } from '#ports/files/port';
import type { EncodedImage, ImageFormat, ImageInfo, PixelFormat, TransformOptions } from '#ports/images/port';

/** What the engine makes of a picture. */
interface Made extends EncodedImage {
  source: ImageInfo;
  frame?: number;
}

interface PictureTask<M extends Made> {
  imageUrl: string;
  /** Ending of the new file's name: `resized` for `photo-resized.jpg`. */
  suffix: string;
  ports: Pick<Ports, 'http' | 'files'>;
  signal: AbortSignal;
  make: (original: TemporaryFile) => Promise<M>;
  /** What the visitor should know of the result besides, in a sentence; `before` is how many bytes there were. */
  remark?: (made: M, before: number) => string | undefined;
}

/**
 * Fetches a picture, makes another of it and keeps that for a while under an address of its own.
 *
 * @throws ToolError as the ports say.
 */
export async function makePicture<M extends Made>(task: PictureTask<M>) {
  const { suffix, ports, signal, make, remark } = task;
  const imageUrl = task.imageUrl.trim();
  const original = await ports.http.download({ url: imageUrl, accept: ['image/*'], signal });
  const made = await make(original);
  const { content, ...described } = made;
  const { type, format, width, height, source } = described;
  const stored = await ports.files.put({ content, type, name: downloadName(imageUrl, suffix) });
  const facts: PictureFacts = {
    width,
    height,
    size: formatBytes(stored.bytes),
    bytes: stored.bytes,
    format,
    sourceFormat: source.format,
    sourceWidth: source.width,
    sourceHeight: source.height,
    sourceSize: formatBytes(original.bytes),
    sourceBytes: original.bytes,
    note: [remark?.(made, original.bytes), frameRemark(made)].filter((said) => said !== undefined).join(' ') || null,
    expiresAt: new Date(stored.expiresAt).toISOString(),
  };
  return { url: stored.url, made: described, facts };
}

interface Conversion extends Omit<TransformOptions, 'signal'> {
  imageUrl: string;
  format: PixelFormat;
  /** The format that the visitor thinks it is of. */
  expected?: ImageFormat;
  /** `same`: the smallest file that looks the same, whatever the quality says. */
  look?: 'same' | undefined;
  remark?: (made: Made) => string | undefined;
  ports: Pick<Ports, 'http' | 'files' | 'images'>;
  signal: AbortSignal;
}

/** The run of a converter: a picture in another format, with a remark where it was not what the visitor thinks, or is larger. */
export function convertPicture({ imageUrl, expected, look, remark, ports, signal, ...options }: Conversion) {
  const { format } = options;
  const { images } = ports;
  return makePicture<Made>({
    ...{ imageUrl, suffix: 'converted', ports, signal },
    async make(original) {
      // An animation that becomes one picture has to be cut first.
      const isStill = look === 'same' && (await images.inspect(original, signal)).frames === 1;
      const found = isStill ? await images.compress(original, { quality: 'same-look', format, signal }) : undefined;
      // One that gets no smaller is kept in its own format, which is not what was asked for.
      return found?.format === format ? found : images.transform(original, { ...options, signal });
    },
    remark: (made, before) =>
      [
        expected ? otherFormatRemark(made, expected) : sameFormatRemark(made),
        remark?.(made),
        made.content.bytes > before ? largerRemark(made, before) : undefined,
      ]
        .filter((said) => said !== undefined)
        .join(' ') || undefined,
  });
}

function sameFormatRemark({ source, format }: Made): string | undefined {
  if (source.format !== format) return undefined;
  return `The picture was already a ${formatName(format)}. It was encoded again, which can make it smaller but never better.`;
}

function largerRemark({ content, source, format }: Made, before: number): string {
  const sizes = `${formatBytes(before)} as ${formatName(source.format)}, ${formatBytes(content.bytes)} as ${formatName(format)}`;
  return `The new file is larger: ${sizes}.`;
}

/** Tells that a picture is of another format than the visitor thinks; the bytes decide, not the name. */
function otherFormatRemark({ source }: { source: ImageInfo }, expected: ImageFormat): string | undefined {
  if (source.format === expected) return undefined;
  return `The picture was a ${formatName(source.format)}, not a ${formatName(expected)}. It was converted anyway.`;
}

function frameRemark({ source, format, frame }: Made): string | undefined {
  if (frame === undefined) return undefined;
  const parts = source.format === 'tiff' ? 'page' : 'frame';
  const which = source.frames > 1 ? `${parts} ${frame} of ${source.frames}` : `${parts} ${frame}`;
  return `A ${formatName(format)} holds a single picture: ${which} was used.`;
}

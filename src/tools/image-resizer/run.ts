import { makePicture } from '#families/make-picture';
import type { Run, ToolInput } from '#kit/define-tool';
import type { ImageInfo, ResizeOptions, TransformedImage } from '#ports/images/port';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const run: Run<typeof tool> = async (input, ports, { signal }) => {
  const { imageUrl, format, quality, background, keepMetadata, percent } = input;
  const { url, facts } = await makePicture({
    imageUrl,
    suffix: 'resized',
    ports,
    signal,
    make: async (original) => {
      const resize =
        percent === undefined ? sidesOf(input) : scaled(await ports.images.inspect(original, signal), input);
      const written = format === 'same' ? {} : { format };
      return ports.images.transform(original, { ...written, resize, quality, background, keepMetadata, signal });
    },
    remark: (made) => remarkOnSize(made, input),
  });
  return { resizedImageUrl: url, ...facts };
};

export default run;

function sidesOf({ width, height, fit, neverEnlarge }: Input): ResizeOptions {
  return { ...(width && { width }), ...(height && { height }), fit, enlarge: !neverEnlarge };
}

function scaled({ width, height }: ImageInfo, { percent = 100, neverEnlarge }: Input): ResizeOptions {
  const side = (pixels: number) => Math.max(1, Math.round((pixels * percent) / 100));
  return { width: side(width), height: side(height), fit: 'stretch', enlarge: !neverEnlarge };
}

function remarkOnSize({ width, height, source }: TransformedImage, input: Input): string | undefined {
  const { neverEnlarge, percent } = input;
  const size = `${source.width} × ${source.height} pixels`;
  if (!neverEnlarge) return undefined;
  const isAsked = percent === undefined ? asAsked({ width, height }, input) : percent <= 100;
  return isAsked ? undefined : `The picture is only ${size} and was not enlarged.`;
}

/** Whether a picture is as large as was asked for: one that keeps its ratio need fill one side alone. */
function asAsked(made: { width: number; height: number }, { width, height, fit }: Input): boolean {
  const sides = [made.width === width, made.height === height];
  return fit === 'contain' ? sides.includes(true) : !sides.includes(false);
}

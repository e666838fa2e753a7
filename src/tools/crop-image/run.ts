import { makePicture } from '#families/make-picture';
import type { Run, ToolInput } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import type { Box, Size } from '#lib/picture/box';
import { isSideways, onSource, turnedSize } from '#lib/picture/turn';
import type tool from './tool.ts';

const run: Run<typeof tool> = async (input, ports, { signal }) => {
  const { imageUrl, rotate, flip, format, quality, background, keepMetadata } = input;
  const { images } = ports;
  const { url, facts } = await makePicture({
    imageUrl,
    suffix: 'cropped',
    ports,
    signal,
    make: async (original) => {
      const crop = boxOnSource(input, await images.inspect(original, signal));
      const turned = flip === 'none' ? { rotate } : { rotate, flip };
      const written = format === 'same' ? {} : { format };
      return images.transform(original, { crop, ...turned, ...written, quality, background, keepMetadata, signal });
    },
  });
  return { croppedImageUrl: url, ...facts };
};

export default run;

/**
 * The engine crops before it turns, people turn before they crop.
 *
 * @throws ToolError `invalid-input` when the box reaches outside the picture.
 */
function boxOnSource(input: ToolInput<typeof tool>, source: Size): Box {
  const { x, y, width, height } = input;
  const seen = turnedSize(source, input);
  if (x + width <= seen.width && y + height <= seen.height) return onSource({ x, y, width, height }, source, input);
  const turned = isSideways(input) ? ' once it is turned' : '';
  const size = `${thousands(seen.width)} × ${thousands(seen.height)} pixels${turned}`;
  const end = `${thousands(x + width)} across and ${thousands(y + height)} down`;
  throw new ToolError('invalid-input', `The image is ${size}, but the crop area reaches ${end}.`);
}

function thousands(value: number): string {
  return value.toLocaleString('en-US');
}

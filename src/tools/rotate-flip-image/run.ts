import { makePicture } from '#families/make-picture';
import type { Run, ToolInput } from '#kit/define-tool';
import type { TurnedImage } from '#ports/images/port';
import type tool from './tool.ts';

type Input = ToolInput<typeof tool>;

const run: Run<typeof tool> = async (input, ports, { signal }) => {
  const { imageUrl, flip, ...options } = input;
  const { url, facts, made } = await makePicture({
    imageUrl,
    suffix: 'turned',
    ports,
    signal,
    make: (original) => ports.images.turn(original, { ...options, ...(flip !== 'none' && { flip }), signal }),
    remark: (made) => remarkOn(made, input),
  });
  return { turnedImageUrl: url, how: made.how, ...facts };
};

export default run;

function remarkOn({ how, trimmed, block, source }: Omit<TurnedImage, 'content'>, { angle, way, keepMetadata }: Input) {
  if (how === 'tagged') return 'Not one byte of the picture has changed: the file says how it lies.';
  if (how === 'moved') return `Its blocks were moved, and nothing was encoded again. ${leftOut(trimmed)}`.trim();
  const withoutData =
    angle !== 0 && keepMetadata ? 'Camera data is not kept in a picture that is straightened.' : undefined;
  if (source.format !== 'jpeg' || way === 'encode' || angle !== 0) return withoutData;
  if (!block) return 'It was encoded again, as the blocks of this kind of JPG cannot be moved.';
  const blocks = `${block.width} × ${block.height} pixels`;
  const instead = way === 'trim' ? '' : ' Choose “Without loss, cut at whole blocks” to leave out the rest instead.';
  return `It was encoded again, as it is no whole number of blocks of ${blocks}.${instead}`;
}

function leftOut({ left, top }: TurnedImage['trimmed']): string {
  const edges = [...(left > 0 ? [`${left} at the left`] : []), ...(top > 0 ? [`${top} at the top`] : [])];
  return edges.length > 0 ? `Pixels that were left out: ${edges.join(', ')}.` : '';
}

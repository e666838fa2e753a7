import type { OutputFacts } from '#kit/facts';
import type { PictureOutcome } from '../batch/picture-outcome.tsx';
import { ImageInput } from '../form/image-input.tsx';
import { withUnit } from '../result/generic-result.tsx';
import type { PictureParts } from './generic-card.tsx';
import { usePictureTool } from './use-picture-tool.tsx';

/** What the generic card of a tool that takes a picture needs besides. */
export const pictureParts: PictureParts = {
  imageInput: ImageInput,
  useLife: (facts, source) => usePictureTool(facts, source, (result) => outcomeBy(facts.outputs, result)),
};

/** As many values, and UTF-16 units of a text, as a row has room for. */
const VALUES = 3;
const BEGINNING = 200;

/** What a row says of a result that only its schema describes: the picture or text in it, and its first other values. */
export function outcomeBy(outputs: readonly OutputFacts[], values: Record<string, unknown>): PictureOutcome {
  const shown = outputs.flatMap(({ name, label, display, unit }) => {
    const value = values[name];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain && display !== 'hidden'
      ? [{ label, display, value: unit ? withUnit(String(value), unit) : String(value) }]
      : [];
  });
  const first = (...displays: string[]) => shown.find(({ display }) => displays.includes(display))?.value;
  const url = first('image', 'download');
  const text = first('copy');
  const small = shown.filter(({ display }) => display !== 'image' && display !== 'download' && display !== 'copy');
  const said = small.slice(0, VALUES).map(({ label, value }) => `${label}: ${value}`);
  return {
    headline: text?.slice(0, BEGINNING) || said.join(', ') || 'Done',
    ...(url === undefined ? { text: text ?? said.join('\n') } : { url }),
  };
}

import type { OutputFacts } from '#kit/facts';
import { plainValue } from '../drawn/plain-value.tsx';
import type { PictureOutcome } from './picture-outcome.tsx';

/** As many values, and UTF-16 units of a text, as a row has room for. */
const VALUES = 3;
const BEGINNING = 200;

/** What a row says of a result that only its schema describes: the picture or text in it, and its first other values. */
export function outcomeBy(outputs: readonly OutputFacts[], values: Readonly<Record<string, unknown>>): PictureOutcome {
  const shown = outputs.flatMap((output) => {
    const value = values[output.name];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain && output.display !== 'hidden'
      ? [{ ...output, text: plainValue(value, { ...output, display: 'text' }) }]
      : [];
  });
  const first = (...displays: string[]) => shown.find(({ display }) => displays.includes(display))?.text;
  const url = first('picture', 'image', 'download');
  const text = first('copy');
  const small = shown.filter(({ display }) => !['picture', 'caption', 'image', 'download', 'copy'].includes(display));
  const said = small.slice(0, VALUES).map((each) => `${each.label}: ${each.text}`);
  const { sourceSize, size, note, bytes, expiresAt } = values;
  const isMade = first('picture') !== undefined;
  return {
    headline: (isMade && `${sourceSize} → ${size}`) || text?.slice(0, BEGINNING) || said.join(', ') || 'Done',
    ...(url === undefined ? { text: text ?? said.join('\n') } : { url }),
    ...(typeof note === 'string' && { note }),
    ...(typeof bytes === 'number' && { bytes }),
    ...(typeof expiresAt === 'string' && { expiresAt }),
  };
}

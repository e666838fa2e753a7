import type { OutputFacts } from '#kit/facts';
import { isRecord } from '#lib/is-record';
import { pictureSaid } from '../drawn/picture-words.tsx';
import { plainValue } from '../drawn/plain-value.tsx';
import type { PictureOutcome } from './picture-outcome.tsx';

/** As many values, and UTF-16 units of a text, as a row has room for. */
const VALUES = 3;
const BEGINNING = 200;

/** What a row does not list among its values. */
const APART: ReadonlySet<string> = new Set(['picture', 'caption']);

/** What a row says of a result that only its schema describes: the picture or text in it, and its first other values. */
export function outcomeBy(outputs: readonly OutputFacts[], values: Readonly<Record<string, unknown>>): PictureOutcome {
  const shown = outputs.flatMap((output) => {
    const value = values[output.name];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain && output.display !== 'hidden'
      ? [{ ...output, text: plainValue(value, { ...output, display: 'text' }) }]
      : [];
  });
  // A text is drawn by a part of the tool's own as well.
  const isLong = ({ name, display }: OutputFacts) =>
    display === 'copy' || (display.startsWith('./') && typeof values[name] === 'string');
  const url = shown.find(({ display }) => display === 'picture')?.text;
  const text = shown.find(isLong)?.text;
  const small = shown.filter((each) => !isLong(each) && !APART.has(each.display));
  const said = small.slice(0, VALUES).map((each) => `${each.label}: ${each.text}`);
  const { note, expiresAt } = values;
  const many = outputs.find(({ display }) => display === 'pictures')?.name ?? '';
  const urls = [values[many]]
    .flat()
    .flatMap((each) => (isRecord(each) && typeof each.url === 'string' ? [each.url] : []));
  const words = outputs.find(({ picture }) => picture)?.picture;
  const bytes = values[words?.bytes ?? 'bytes'];
  // Where nothing was found, the note says so.
  const beginning = text === '' ? String(note ?? '') : text?.slice(0, BEGINNING).replace(/\s+/g, ' ');
  const { headline, remark } = pictureSaid(words, values);
  return {
    headline: [headline, remark].filter(Boolean).join(', ') || beginning || said.join(', ') || 'Done',
    ...(url === undefined ? { text: text ?? said.join('\n') } : { url }),
    ...(urls.length > 0 && { urls }),
    ...(typeof note === 'string' && note !== beginning && { note }),
    ...(typeof bytes === 'number' && { bytes }),
    ...(typeof expiresAt === 'string' && { expiresAt }),
  };
}

import type { Run } from '#kit/define-tool';
import { ToolError } from '#kit/tool-error';
import { nearestName } from '#lib/colour/named-colours';
import { notationNames, notations } from '#lib/colour/notations';
import { type Colour, readColour } from '#lib/colour/read-colour';
import { gamutOf, hexOf, type Mapping, writtenColour } from '#lib/colour/write-colour';
import { linesOf } from '#lib/text/lines';
import type tool from './tool.ts';

const MOST = 5_000;
const MOST_SHOWN = 500;

const run: Run<typeof tool> = ({ text, target, mapping }) => {
  const lines = linesOf(text).filter((line) => line.trim() !== '');
  if (lines.length > MOST)
    throw new ToolError('too-large', 'Please enter at most 5,000 colors at once.', { field: 'text' });
  const read = lines.map((line) => ({ line: line.trim().slice(0, 100), colour: readColour(line) }));
  const known = read.flatMap(({ line, colour }) => (typeof colour === 'string' ? [] : [{ line, colour }]));
  const [first] = read;
  return {
    forms: first && typeof first.colour !== 'string' ? formsOf(first.colour, mapping) : null,
    text: read
      .map(({ colour }) => (typeof colour === 'string' ? '' : writtenColour(colour, target, mapping)))
      .join('\n'),
    swatches: read.slice(0, MOST_SHOWN).map(({ line, colour }) => ({
      name: line,
      css: typeof colour === 'string' ? null : hexOf(colour, mapping),
      note: typeof colour === 'string' ? colour : remarkOn(colour),
    })),
    outside: known.filter(({ colour }) => gamutOf(colour) !== 'sRGB').length,
    unread: read.length - known.length,
  };
};

export default run;

/** The first colour in all notations, its name and where it can be shown. */
function formsOf(colour: Colour, mapping: Mapping) {
  const { name, isExact } = nearestName(colour);
  const isOutside = gamutOf(colour) !== 'sRGB';
  const nearest = mapping === 'css' ? 'The nearest color of sRGB.' : 'Cut off at the edge of sRGB.';
  const isBounded = (notation: string) => isOutside && /^(?:hex|rgb|hsl|hwb)$/.test(notation);
  return [
    ...notationNames.map((notation) => ({
      form: notations[notation],
      value: writtenColour(colour, notation, mapping),
      note: isBounded(notation) ? nearest : null,
    })),
    { form: 'Name', value: name, note: isExact ? null : 'The nearest there is: it is not the same color.' },
  ];
}

function remarkOn(colour: Colour): string | null {
  const gamut = gamutOf(colour);
  if (gamut === 'sRGB') return null;
  return gamut === 'none' ? 'Outside every screen’s gamut' : `Outside sRGB, within ${gamut}`;
}

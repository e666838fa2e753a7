import type { Run } from '#kit/define-tool';
import { smsParts } from '#lib/post-length/sms';
import { basicCounts } from '#lib/text/basic-counts';
import { JOINING } from '#lib/text/character-classes';
import { countWords } from '#lib/text/count-words';
import { countGraphemes } from '#lib/text/graphemes';
import { linesOf } from '#lib/text/lines';
import { placeLengths } from './place-lengths.ts';
import type tool from './tool.ts';

const MOST_LINES = 1_000;
/** UTF-16 units of a line that are shown, and up to which it is counted by itself. */
const SHOWN = 200;
const LONGEST_LINE = 10_000;

const run: Run<typeof tool> = ({ text, perLine }, _ports, { report }) => {
  const basic = basicCounts(text);
  report({ share: 0.2 });
  const joined = basic.seen & JOINING ? countGraphemes(text) : undefined;
  report({ share: 0.7 });
  const visible = joined ?? basic.characters - basic.lineEndPairs;
  const bytes = new TextEncoder().encode(text).length;
  const sms = smsParts(text);
  return {
    characters: visible,
    noSpaces: Math.max(0, visible - (basic.characters - basic.charactersNoSpaces - basic.lineEndPairs)),
    ...{ words: countWords(text), lines: text.split(/\r\n|\r|\n/).length },
    places: placeLengths(text, { points: basic.characters, visible, bytes }),
    ...{ smsParts: sms.parts, smsLeft: sms.left, smsAlphabet: sms.isGsm ? ('GSM' as const) : ('Unicode' as const) },
    smsForeign: sms.foreign.length === 0 ? null : sms.foreign.map(shown).join(' '),
    ...{ codePoints: basic.characters, units: text.length, utf8: bytes, utf16: text.length * 2 },
    perLine: perLine ? byLine(text) : null,
  };
};

export default run;

/** A character as it can be seen: what has no look by its code. */
function shown(character: string): string {
  if (!/[\p{C}\p{Z}\p{M}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function byLine(text: string) {
  return linesOf(text)
    .slice(0, MOST_LINES)
    .map((line, at) => ({
      ...{ line: at + 1, text: line.slice(0, SHOWN) },
      characters: line.length > LONGEST_LINE ? [...line].length : countGraphemes(line),
      bytes: new TextEncoder().encode(line).length,
    }));
}

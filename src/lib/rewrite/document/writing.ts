import { own } from '../../own.ts';
import type { FlatPassage } from './flat-passage.ts';
import type { DocumentFormat } from './passage.ts';
import type { Writing } from './restore.ts';

const markupSigns = /[\\`*_[\]<>#|~$={}]/g;
const lineSigns = /^(?:[-+*#>=|~`:$[]|\d+[.)]|import$|export$)/;
const htmlSigns: Readonly<Record<string, string>> = { '<': '&lt;', '&': '&amp;' };

/** How the new words of a passage are written in its format. */
export function writingOf(format: DocumentFormat, { spellings }: FlatPassage): Writing {
  if (format === 'html') {
    return {
      spell: (character) => spellings.get(character) ?? own(htmlSigns, character) ?? character,
      isSafe: () => true,
      isSafeAtStart: () => true,
    };
  }
  if (format === 'text') {
    return { spell: (character) => character, isSafe: () => true, isSafeAtStart: () => true };
  }
  return {
    spell: (character) => spellings.get(character) ?? character,
    isSafe: (before, after) => signsIn(before) === signsIn(after) && (!lineSigns.test(after) || lineSigns.test(before)),
    isSafeAtStart: (word) => !lineSigns.test(word),
  };
}

/** The signs of a text that could be markup, whatever their order. */
function signsIn(text: string): string {
  return (text.match(markupSigns) ?? []).sort().join('');
}

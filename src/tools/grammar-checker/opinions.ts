import { CAPITALISED, type Names } from './names.ts';
import { massNouns, styleKinds, styleRules, tasteInWords } from './opinions.data.ts';
import { isMisspelt, isOfOtherCountry, isSlipOf } from './spelling.ts';
import type { WordList } from './word-list.ts';

/** What the linter says of a stretch of a text. */
export interface Told {
  rule: string;
  /** UTF-16 units of what was linted. */
  from: number;
  to: number;
  words: string;
  kind: string;
  message: string;
  suggestions: string[];
}

interface Place {
  names: Names;
  list: WordList;
  anyCountry: boolean;
  /** UTF-16 units of the text before the piece that was linted. */
  start: number;
}

/** Two spaces between sentences are a habit of many who learnt to type on a machine. */
const AFTER_SENTENCE = /[.!?:]["'”’)]*$/;
/** A letter by itself, of a list or after an apostrophe, and what has digits or a stroke. */
const NO_WORD = /^\p{L}\.?$|[\d/]/u;
/** What follows the first part of a compound, as in "neo-liberal". */
const COMBINED = /^["'”’]?-\p{L}/u;
/** A file's ending, or points that leave something out. */
const POINTS = /^\.(?:\p{L}| ?\.)/u;
const OMISSION = /\. ?\.\s*$/;
/** Words, of a name or an address, that are no beginning of a sentence for a dot before them. */
const WITHIN = /[^\s"'“‘([]$/;
/** UTF-16 units around an error that are looked at. */
const AROUND = 9;
/** Letters of a first word from which on it is no name that is like some word by chance. */
const LONG_NAME = 7;
/** Times that a text has a word that is written so on purpose. */
const TERM = 3;
/** Of a path, an address or two words with a stroke between them. */
const ADDRESS = /[./@\\]$/;
const CERTAIN_WORD_CHOICE = /\buse `have` rather than|\bdid you mean\b/i;

/** Whether it is about taste and not about right and wrong. */
export function isStyle({ rule, kind, message, words, from }: Told, piece: string): boolean {
  if (styleRules.has(rule)) return true;
  if (words.trim() === '' && AFTER_SENTENCE.test(piece.slice(Math.max(0, from - AROUND), from))) return true;
  return styleKinds.has(kind) && (tasteInWords.has(rule) || !CERTAIN_WORD_CHOICE.test(message));
}

/** What the linter takes for an error and is none: names, terms that are like no other word, and what is no word. */
export function isNoError(told: Told, piece: string, place: Place): boolean {
  const { kind, rule, words, from, to, suggestions } = told;
  const before = piece.slice(Math.max(0, from - AROUND), from);
  const after = piece.slice(to, to + AROUND);
  switch (kind) {
    case 'Spelling':
      return isRightWord(told, { before, after, ...place });
    case 'Capitalization': {
      const isName = CAPITALISED.test(words) && suggestions[0]?.toLowerCase() === words.toLowerCase();
      const isInside = WITHIN.test(before) || COMBINED.test(after) || OMISSION.test(before);
      return isName || isInside || place.names.isAbbreviated(from + place.start);
    }
    case 'Repetition':
      return rule === 'RepeatedWords' && !isTwice(words, place.list);
    case 'Agreement':
      // Without a way to mend it, and of nouns of which there are kinds, the linter is wrong more often than not.
      return (
        suggestions.length === 0 || (rule === 'MassNouns' && !massNouns.has(words.toLowerCase().replace(/^.* /, '')))
      );
    case 'WordChoice':
      return words.length === 1;
    case 'Miscellaneous':
      // How letters are read is up to their reader: "a SQL query", "an SQL query".
      return rule === 'AnA' && /^ \p{Lu}{2}/u.test(after);
    case 'Punctuation':
      // "its will" is never "it is will"; "f(x,y)" is a formula.
      return (
        (rule === 'ItsContraction' && after.startsWith(' will')) ||
        (rule === 'CommaFixes' && /\P{L}\p{L}$/u.test(before))
      );
    case 'Usage':
      return rule === 'OneOfTheSingular' && CAPITALISED.test(words);
    case 'Formatting':
      return rule === 'UnclosedQuotes' ? isClosed(piece, from) : words === ' ' && POINTS.test(after);
    default:
      return false;
  }
}

/** Whether a word stands twice by mistake: "had had" is right, and names of other languages double a word. */
function isTwice(words: string, { rankOf }: WordList): boolean {
  const [one = '', other] = words.split(/\s+/);
  return one === other && one !== 'had' && rankOf(one) <= 3;
}

/** Whether a quotation mark is one of a pair in its line, or says inches. */
function isClosed(piece: string, at: number): boolean {
  const line = piece
    .slice(piece.lastIndexOf('\n', at - 1) + 1)
    .split('\n', 1)
    .join('');
  return /\d$/.test(piece.slice(0, at).slice(-1)) || (line.match(/"/g)?.length ?? 0) % 2 === 0;
}

function isRightWord(told: Told, place: Place & { before: string; after: string }): boolean {
  const { words, from, suggestions } = told;
  const { before, after, names, list, start, anyCountry } = place;
  if (NO_WORD.test(words) || COMBINED.test(after) || suggestions[0] === words.replaceAll('-', '')) return true;
  if (ADDRESS.test(before) || /^[./@\\]\p{L}/u.test(after)) return true;
  if (names.isName(words, from + start)) return true;
  if (names.timesOf(words) >= TERM && !isSlipOf(words, suggestions, { list, mostRank: 2 })) return true;
  if (anyCountry && isOfOtherCountry(words, suggestions, list)) return true;
  const mayBeName = CAPITALISED.test(words) && names.begins(from + start);
  if (mayBeName && !isSlipOf(words, suggestions, { list, mostRank: words.length < LONG_NAME ? 1 : 3 })) return true;
  return !isMisspelt({ word: words, before, after, suggestions }, list);
}

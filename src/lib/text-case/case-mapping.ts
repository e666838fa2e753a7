import { own } from '../own.ts';
/** How letters change their case: by which language, and how German writes a capital ß. */
export interface CaseRules {
  /** BCP 47 language whose own rules hold, such as `tr`; empty for those that hold everywhere. */
  language: string;
  /** Whether ß becomes ẞ in capitals, and not SS. */
  capitalSharpS: boolean;
}

export const plainRules: CaseRules = { language: '', capitalSharpS: false };

/** The letters in capitals: Unicode's full mapping with that of the language. May be longer than before (ß, ﬁ, ŉ). */
export function toUpper(text: string, { language, capitalSharpS }: CaseRules): string {
  const marked = capitalSharpS ? text.replaceAll('ß', 'ẞ') : text;
  return language ? marked.toLocaleUpperCase(language) : marked.toUpperCase();
}

/** The letters in lower case, with final sigma where a Greek word ends. */
export function toLower(text: string, { language }: Pick<CaseRules, 'language'>): string {
  return language ? text.toLocaleLowerCase(language) : text.toLowerCase();
}

/** Letters written as one in capitals, of which only the first is large at the head of a word (Unicode's titlecase letters). */
const digraphs: Readonly<Record<string, string>> = {
  Ǆ: 'ǅ',
  ǆ: 'ǅ',
  ǅ: 'ǅ',
  Ǉ: 'ǈ',
  ǉ: 'ǈ',
  ǈ: 'ǈ',
  Ǌ: 'ǋ',
  ǌ: 'ǋ',
  ǋ: 'ǋ',
  Ǳ: 'ǲ',
  ǳ: 'ǲ',
  ǲ: 'ǲ',
};

const IOTA_BELOW = '\u0345';
// Georgian has capitals for whole words only: none is at the head of a word.
const georgian = /^[\u10d0-\u10ff]$/;
const dutchIj = /^(?:ij|í(?:j\u0301|j))/i;

/** The first letter of `word` as it is at the head of a word; the rest stays as it is. */
export function capitalise(word: string, rules: CaseRules): string {
  const [first] = word;
  if (first === undefined) return word;
  if (rules.language.startsWith('nl')) {
    const [ij] = dutchIj.exec(word) ?? [];
    if (ij) return toUpper(ij, rules) + word.slice(ij.length);
  }
  return titleLetter(first, rules) + word.slice(first.length);
}

/** One letter as Unicode's titlecase mapping has it. */
function titleLetter(letter: string, rules: CaseRules): string {
  if (georgian.test(letter)) return letter;
  const digraph = own(digraphs, letter);
  if (digraph) return digraph;
  const decomposed = letter.normalize('NFD');
  if (decomposed.length > 1 && decomposed.endsWith(IOTA_BELOW)) return titleWithIota(decomposed);
  // In the capitals of a whole word Greek leaves out its accents, but not at the head of one.
  const upper = toUpper(letter, rules.language.startsWith('el') ? { ...rules, language: '' } : rules);
  if (upper.length <= letter.length) return upper;
  // Of ß, ﬁ and their like only the first letter is large; what is before it in ŉ has no case.
  return upper.replace(/(\p{Lu})(.+)/su, (_, head: string, rest: string) => head + rest.toLowerCase());
}

/** A Greek letter keeps its iota below: ᾳ becomes ᾼ, and not ΑΙ. */
function titleWithIota(decomposed: string): string {
  const upper = decomposed.slice(0, -1).toUpperCase();
  const composed = (upper + IOTA_BELOW).normalize('NFC');
  return [...composed].length === 1 ? composed : upper.normalize('NFC') + IOTA_BELOW;
}

const lowerLetter = /^\p{Lowercase}/u;
const casedBefore = /\p{Cased}\p{Case_Ignorable}*$/u;
const casedAfter = /^\p{Case_Ignorable}*\p{Cased}/u;
/** Case-ignorable characters looked through to see whether a word goes on. */
const NEARBY = 16;

/** The lower case of a piece of `text` at `index`: whether a sigma is final depends on what is around it. */
export function toLowerAt(text: string, index: number, { piece, rules }: { piece: string; rules: CaseRules }): string {
  if (!piece.startsWith('Σ')) return toLower(piece, rules);
  const end = index + piece.length;
  const isFinal =
    casedBefore.test(text.slice(Math.max(0, index - NEARBY), index)) && !casedAfter.test(text.slice(end, end + NEARBY));
  return (isFinal ? 'ς' : 'σ') + toLower(piece.slice(1), rules);
}

export const isLower = (letter: string) => lowerLetter.test(letter);

import { isOneEditApart } from '#lib/edit-distance';
import { nameParticles } from '#lib/text/name-particles';

/** Reads which words that a dictionary lacks are names, in the text they stand in. */
export interface Names {
  /** @param from UTF-16 units of the text to the word. */
  isName(word: string, from: number): boolean;
  /** How often the text has a word, written so. */
  timesOf(word: string): number;
  /** Whether a sentence, a heading or an item of a list begins there. */
  begins(from: number): boolean;
  /** Whether the dot before it is one of an abbreviation. */
  isAbbreviated(from: number): boolean;
}

export const CAPITALISED = /^\p{Lu}/u;
const LETTERS_IN_CAPITALS = /^(?=.*\p{Lu}\p{Lu})[\p{Lu}\p{N}&./'’-]+s?$/u;
const WORDS = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu;
/** What may be between the end of a sentence and the next word. */
const BETWEEN = ' \t\r"\'“”‘’()[]*_-–—•#>';
const ENDS = '\n.!?:;…';
/** A dot that ends no sentence: of initials and titles before a name. */
const ABBREVIATED =
  /(?:^|[\s(.])(?:\p{Lu}|Mrs?|Ms|Dr|Prof|St|Sr|Jr|Gen|Col|Lt|Sgt|Rev|Hon|Capt|Gov|Sen|Rep|vs|No|Inc|Ltd|Corp|Co|etc|cf|ca|al|e\.g|i\.e|approx)\.\s*$/u;
/** Of the words before, how many UTF-16 units are looked at. */
const BEFORE = 40;
/** UTF-16 units of the longest headline. */
const HEADLINE = 200;
/** Share of letters in capitals from which on a text is shouted, and its capitals say nothing. */
const SHOUTED = 0.6;

/** Words that are always capitalised, and so say nothing for a name when they are misspelt. "May" is like too many names. */
const KNOWN = [
  ...Array.from({ length: 7 }, (_, day) => english({ weekday: 'long' }, new Date(Date.UTC(2024, 0, 1 + day)))),
  ...Array.from({ length: 12 }, (_, month) => english({ month: 'long' }, new Date(Date.UTC(2024, month)))),
  ...['English', 'American', 'British', 'European', 'French', 'German', 'Christmas', 'Internet'],
  ...places(),
].flatMap((word) => (word.length > 4 ? [word.toLowerCase()] : []));

/** Countries, their people and languages in a word each, from so many letters on: shorter ones are like too many names. */
function places(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second));
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const named = codes.flatMap((code) => [regions.of(code) ?? '', languages.of(code.toLowerCase()) ?? '']);
  const words = named.filter((name) => /^[A-Z][a-z]{6,}$/.test(name));
  return [...words, ...words.flatMap((word) => (word.endsWith('a') ? [`${word}n`] : []))];
}

/**
 * A capitalised word in the middle of a sentence is a name until something speaks against it: the text has it in small letters, too,
 * all around it is capitalised, or it is a slip of the keyboard away from a day, a month or a language.
 */
export function namesIn(text: string): Names {
  const times = new Map<string, number>();
  const small = new Set<string>();
  const inside = new Set<string>();
  let capitals = 0;
  let letters = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!CAPITALISED.test(word)) small.add(word);
    else if (!begins(text, index)) inside.add(stem(word));
    times.set(word, (times.get(word) ?? 0) + 1);
    letters += word.length;
    if (word === word.toUpperCase()) capitals += word.length;
  }
  const isShouted = capitals > letters * SHOUTED;

  return {
    timesOf: (word) => times.get(word) ?? 0,
    begins: (from) => begins(text, from),
    isAbbreviated: (from) => ABBREVIATED.test(beforeOf(text, from)),
    isName(word, from) {
      if (isShouted) return false;
      if (LETTERS_IN_CAPITALS.test(word)) return true;
      const after = text.slice(from + word.length, from + word.length + BEFORE);
      if (nameParticles.has(word)) return /^ (?:\p{Ll}{1,3} )?\p{Lu}/u.test(after);
      const lower = word.toLowerCase();
      if (!CAPITALISED.test(word) || small.has(lower)) return false;
      if (KNOWN.some((known) => isOneEditApart(lower, known))) return false;
      if (!begins(text, from)) return !isTitle(text, from);
      return inside.has(stem(word)) || /^(?:['’]s)? \p{Lu}\p{Ll}/u.test(after);
    },
  };
}

function begins(text: string, at: number): boolean {
  let last = at - 1;
  while (last >= 0 && BETWEEN.includes(text.charAt(last))) last -= 1;
  return (last < 0 || ENDS.includes(text.charAt(last))) && !ABBREVIATED.test(beforeOf(text, at));
}

function beforeOf(text: string, at: number): string {
  return text.slice(Math.max(0, at - BEFORE), at);
}

/** Whether nearly all long words of a line are capitalised: in headlines a capital says nothing. */
function isTitle(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - HEADLINE), at);
  const [rest = ''] = text.slice(at, at + HEADLINE).split('\n', 1);
  const line = (before.slice(before.lastIndexOf('\n') + 1) + rest).trimEnd();
  if (line.length > HEADLINE || /[.!?]$/.test(line)) return false;
  const words = (line.match(WORDS) ?? []).filter((word) => word.length > 3);
  return words.length > 3 && words.filter((word) => CAPITALISED.test(word)).length > words.length * 0.8;
}

/** Without the ending of possession. */
function stem(word: string): string {
  return word.replace(/['’]s?$/, '');
}

function english(options: Intl.DateTimeFormatOptions, date: Date): string {
  return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date);
}

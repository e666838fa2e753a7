import { isUncountable, pluralOf } from '../english/nouns.ts';
import { conjugate } from '../english/verbs.ts';
import type { Entry, Register } from './lexicon.ts';
import { type Tag, type Token, written } from './token.ts';

export interface Choice {
  tokens: readonly Token[];
  register?: Register | undefined;
  /** Place among the entry's alternatives, the best first. */
  rank: number;
  /** Lemmas, by which the same choice is known elsewhere. */
  words: string;
}

const made = new WeakMap<Entry, Map<string, readonly Choice[]>>();

/** What an entry offers for words of a text, in the form of these. */
export function choicesOf(entry: Entry, old: readonly Token[]): readonly Choice[] {
  const head = entry.kind === 'n' ? old.at(-1) : old[0];
  const [first] = old;
  if (!head || !first) return [];
  const isCapital = /^\p{Lu}/u.test(first.text);
  const shape = { head: head.tag, space: first.space, isCapital };
  // Other spaces are rare, and there is no end of them.
  if (first.space.length > 1) return choicesIn(entry, shape);
  const known = made.get(entry) ?? new Map<string, readonly Choice[]>();
  if (known.size === 0) made.set(entry, known);
  const key = `${head.tag}${isCapital}${first.space}`;
  const choices = known.get(key) ?? choicesIn(entry, shape);
  known.set(key, choices);
  return choices;
}

interface Shape {
  /** Part of speech of the word that bends. */
  head: Tag;
  space: string;
  isCapital: boolean;
}

function choicesIn(entry: Entry, shape: Shape): Choice[] {
  return entry.alternatives.flatMap(({ words, register }, rank) => {
    const tokens = inForm(entry, words, shape);
    return tokens ? [{ tokens, register, rank, words: tokens.map(({ lemma }) => lemma).join(' ') }] : [];
  });
}

/** The alternative in the form of the words it replaces; nothing where it has no such form. */
function inForm({ kind }: Entry, words: string, { head, space, isCapital }: Shape): Token[] | undefined {
  const form = formOf(kind, words, head);
  if (form === undefined) return undefined;
  const bases = words.split(' ');
  const parts = form.split(' ');
  const headAt = kind === 'x' ? -1 : kind === 'n' ? headOfNoun(parts) : 0;
  return parts.map((text, at) => {
    if (text === ',') return written(text, 'PUNCT', { space: '' });
    const isHead = at === headAt;
    const shown = isCapital && at === 0 ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
    const lemma = isHead ? (bases[at] ?? text) : text;
    return written(shown, isHead ? head : tagOfPlain(text), { lemma, space: at === 0 ? space : ' ' });
  });
}

function headOfNoun(parts: readonly string[]): number {
  const of = parts.indexOf('of');
  return (of > 0 ? of : parts.length) - 1;
}

function formOf(kind: Entry['kind'], words: string, head: Tag): string | undefined {
  if (kind === 'v') {
    if (words === '-') return undefined;
    return conjugate(words, isVerbForm(head) ? head : 'VB');
  }
  if (kind === 'n' && head === 'NNS') return isUncountable(words) ? undefined : pluralOf(words);
  return words;
}

function isVerbForm(tag: Tag): tag is 'VB' | 'VBZ' | 'VBD' | 'VBN' | 'VBG' {
  return /^VB[ZDNG]?$/.test(tag);
}

const plainTags: ReadonlyMap<string, Tag> = new Map([
  ...[
    'of',
    'in',
    'on',
    'at',
    'by',
    'with',
    'from',
    'for',
    'about',
    'into',
    'as',
    'than',
    'like',
    'near',
    'through',
    'despite',
    'after',
    'before',
    'during',
    'under',
    'over',
    'out',
    'up',
    'down',
    'off',
  ].map((word) => [word, 'IN'] as const),
  ...['the', 'a', 'an', 'this', 'that', 'these', 'those', 'all', 'each', 'every', 'many', 'several', 'some'].map(
    (word) => [word, 'DT'] as const,
  ),
  ...['because', 'although', 'though', 'if', 'unless', 'while', 'since', 'until', 'whereas'].map(
    (word) => [word, 'SC'] as const,
  ),
  ...['and', 'or', 'but'].map((word) => [word, 'CC'] as const),
  ['to', 'TO'],
  ['not', 'NEG'],
  ['is', 'VBZ'],
  ['are', 'VBP'],
  ['was', 'VBD'],
  ['were', 'VBD'],
  ['be', 'VB'],
]);

function tagOfPlain(text: string): Tag {
  return plainTags.get(text.toLowerCase()) ?? (text.endsWith('ly') ? 'RB' : 'X');
}

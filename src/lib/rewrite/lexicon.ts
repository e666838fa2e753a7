import { own } from '../own.ts';
import { groups, people, places } from './noun-groups.data.ts';
import type { Tag } from './token.ts';

/** Which word of an entry bends, and how: a verb in its first word, a noun in its last; the others are as they are. */
type EntryKind = 'v' | 'n' | 'a' | 'r' | 'x';

/** Register of an alternative: `f` formal, `p` plain, `s` short; `w` is wordy, for where much is to be changed. */
export type Register = 'f' | 'p' | 's' | 'w';

interface Alternative {
  words: string;
  register?: Register;
}

export interface Condition {
  /** Which way it looks: 1 is after the entry, -1 before it; 0 is the whole sentence, `own` the first word of the entry. */
  at: 1 | -1 | 0 | 'own';
  /** Looks at the head of the noun phrase on that side, instead of the very next token: "costs" of "its high running costs". */
  isHead: boolean;
  /** Looks at the noun that the subject is about: "walls" of "the walls of the old town". */
  isSubject: boolean;
  isNot: boolean;
  words: ReadonlySet<string>;
  tags: ReadonlySet<Tag>;
  /** Begins a noun phrase. */
  np: boolean;
  /** The end of the clause. */
  end: boolean;
  /** The beginning of the sentence, or of a part of it after a semicolon or a colon. */
  start: boolean;
}

export interface Entry {
  kind: EntryKind;
  /** Lemma of the word that bends; the others in lower case. */
  words: readonly string[];
  alternatives: readonly Alternative[];
  conditions: readonly Condition[];
}

const tagGroups: Readonly<Record<string, readonly Tag[]>> = {
  N: ['NN', 'NNS', 'NNP'],
  V: ['VB', 'VBP', 'VBZ', 'VBD', 'VBN', 'VBG'],
  J: ['JJ', 'JJR', 'JJS'],
  R: ['RB'],
  D: ['DT', 'PRP$'],
  P: ['IN'],
  C: ['CD'],
  O: ['PRP'],
  M: ['MD'],
  G: ['VBG'],
  B: ['VB'],
  K: ['VBN'],
  S: ['SC', 'WH'],
  NNS: ['NNS'],
  NNP: ['NNP'],
  JJR: ['JJR'],
  VBD: ['VBD'],
  VBZ: ['VBZ'],
};

/** Nouns of one kind, for conditions: `>>@person` is met by each of them. */
const nounGroups: Readonly<Record<string, string>> = { person: people, group: groups, place: places };

/**
 * Reads one line of the lexicon: words, kind, alternatives, conditions, between bars.
 *
 * `get | v | obtain~f, receive | >np`: the verb "get" before a noun phrase.
 * Conditions: `>` the next token, `<` the one before, `!` not; then words between slashes, or `np` (begins a noun phrase), `end` (a
 * clause ends), `start` (`<start`: the sentence begins here, or a part of it after a semicolon or colon), and capital letters for
 * parts of speech (`N` any noun, `NNS` a plural one). `>>` looks at the head of the noun phrase that follows, by its lemma, `<<` at
 * the nearest noun before, over adverbs and helping verbs, `<<<` at the noun that the subject is about ("walls" of "the walls of the old town"), `*` at every word
 * of the sentence: `match | n | game | *team/player/league`, `=` at what the first word itself is: `=S` is "since" that begins a clause. Among nouns `@person`, `@group` and `@place` stand for the words of
 * `noun-groups.data.ts`. All conditions must hold.
 *
 * A comma in the words themselves is a word: `of course , | x | …`; in an alternative it is written as a semicolon: `after all;`.
 *
 * @throws Error for a line that cannot be read: the lexicon is ours.
 */
export function parseEntry(line: string): Entry {
  const [words = '', kind = '', alternatives = '', conditions = ''] = line.split('|').map((part) => part.trim());
  if (!isKind(kind) || words === '') throw new Error(`The entry "${line}" has no kind.`);
  return {
    kind,
    words: words.split(' '),
    alternatives: alternatives === '' ? [] : alternatives.split(',').map((text) => alternativeOf(text.trim(), line)),
    conditions: conditions === '' ? [] : conditions.split(/\s+/).map((text) => conditionOf(text, line)),
  };
}

function isKind(text: string): text is EntryKind {
  return /^[vnarx]$/.test(text);
}

function isRegister(text: string | undefined): text is Register {
  return text !== undefined && /^[fpsw]$/.test(text);
}

function alternativeOf(text: string, line: string): Alternative {
  const [words = '', register] = text.split('~');
  if (words === '' || (register !== undefined && !isRegister(register)))
    throw new Error(`An alternative of "${line}" is none.`);
  const spelled = words.replaceAll(';', ' ,');
  return isRegister(register) ? { words: spelled, register } : { words: spelled };
}

function conditionOf(text: string, line: string): Condition {
  const parts = /^(?<not>!?)(?<side><<<|[<>]{1,2}|[*=])(?<names>\S+)$/.exec(text)?.groups;
  if (!parts) throw new Error(`The condition "${text}" of "${line}" cannot be read.`);
  const { side = '' } = parts;
  const names = (parts.names ?? '').split('/');
  const isNext = side === '>' || side === '<';
  // A head is a noun: there `end` is the word.
  const keywords = isNext ? names.filter((name) => KEYWORDS.has(name)) : [];
  return {
    at: side === '=' ? 'own' : side === '*' ? 0 : side.startsWith('>') ? 1 : -1,
    isHead: side === '>>' || side === '<<',
    isSubject: side === '<<<',
    isNot: parts.not === '!',
    words: new Set(
      names.filter((name) => !Object.hasOwn(tagGroups, name) && !keywords.includes(name)).flatMap(nounsOf),
    ),
    tags: new Set(names.flatMap((name) => own(tagGroups, name) ?? [])),
    np: keywords.includes('np'),
    end: keywords.includes('end'),
    start: keywords.includes('start'),
  };
}

const KEYWORDS = new Set(['np', 'end', 'start']);

function nounsOf(name: string): string[] {
  if (!name.startsWith('@')) return [name];
  const nouns = own(nounGroups, name.slice(1));
  if (nouns === undefined) throw new Error(`There is no group of nouns "${name}".`);
  return nouns.split(' ');
}

/**
 * The lines of a text, each with words of one entry: `was part of / were part of` stand for two with the same alternatives, and
 * `press conference = news conference` are alternatives of each other, before those that both have besides.
 */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [words = '', kind = '', alternatives = '', conditions = ''] = line.split('|').map((part) => part.trim());
      const members = words.split(/ [=/] /);
      if (members.length === 1) return [line];
      return members.map((member) => {
        const others = words.includes(' = ') ? members.filter((other) => other !== member) : [];
        const all = [...others, alternatives].filter((part) => part !== '').join(', ');
        return [member.replace(/~.$/, ''), kind, all, conditions].join(' | ');
      });
    });
}

/** Entries by the lemma of their first word, the longest first. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/** @throws Error for the first line that cannot be read. */
export function createLexicon(texts: readonly string[]): Lexicon {
  const byFirst = new Map<string, Entry[]>();
  for (const line of texts.flatMap(linesOf)) {
    const entry = parseEntry(line);
    const first = entry.words[0] ?? '';
    const known = byFirst.get(first);
    if (known) known.push(entry);
    else byFirst.set(first, [entry]);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

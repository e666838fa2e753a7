/**
 * Parts of speech, by the names of the Penn Treebank as far as it has one: `IN` is a preposition, `SC` a conjunction that begins a
 * clause ("because"), `WH` a word that begins a relative clause or a question, `POS` the 's of a possessive, `NEG` "not", and
 * `X` whatever is none of these.
 */
export type Tag =
  | 'NN'
  | 'NNS'
  | 'NNP'
  | 'VB'
  | 'VBP'
  | 'VBZ'
  | 'VBD'
  | 'VBN'
  | 'VBG'
  | 'MD'
  | 'TO'
  | 'JJ'
  | 'JJR'
  | 'JJS'
  | 'RB'
  | 'DT'
  | 'PRP'
  | 'PRP$'
  | 'IN'
  | 'SC'
  | 'CC'
  | 'CD'
  | 'WH'
  | 'POS'
  | 'NEG'
  | 'PUNCT'
  | 'X';

/** All of one shape, as the rules look at each of them many times. */
export interface Token {
  /** As it is in the text. */
  text: string;
  lower: string;
  /** The base of a verb, the singular of a noun, the positive of an adjective; else as `lower`. */
  lemma: string;
  tag: Tag;
  /** What is before it: mostly a space, or nothing. */
  space: string;
  /** A form of "be", "have" or "do" that helps another verb, or stands for the verb itself. */
  isAux: boolean;
  /** Nothing may change it: a name, a number, a quotation, an address, a word the visitor locked. */
  isLocked: boolean;
  /** Written by a rule. */
  isNew: boolean;
  /** Place in the sentence as it was read; -1 where a rule wrote it. */
  at: number;
}

export type Sentence = readonly Token[];

const NOUNS: ReadonlySet<Tag> = new Set(['NN', 'NNS', 'NNP']);
const VERBS: ReadonlySet<Tag> = new Set(['VB', 'VBP', 'VBZ', 'VBD', 'VBN', 'VBG']);
const FINITE: ReadonlySet<Tag> = new Set(['VBP', 'VBZ', 'VBD', 'MD']);

export function isNoun(token: Token | undefined): boolean {
  return token !== undefined && NOUNS.has(token.tag);
}

/** Verbs of every form, helping verbs included, modal ones not. */
export function isVerb(token: Token | undefined): boolean {
  return token !== undefined && VERBS.has(token.tag);
}

const CONTENT: ReadonlySet<Tag> = new Set([...NOUNS, ...VERBS, 'JJ', 'JJR', 'JJS', 'RB', 'CD']);

/** Words that carry meaning, helping verbs among them. */
export function isContent(token: Token | undefined): boolean {
  return token !== undefined && CONTENT.has(token.tag);
}

/** Forms that make a clause a clause: "goes", "went", "can". */
export function isFiniteVerb(token: Token | undefined): boolean {
  return token !== undefined && FINITE.has(token.tag);
}

/** Whether what begins with this token can be an object or a subject: "the", "it", "large", "Berlin". */
export function beginsNounPhrase(token: Token | undefined): boolean {
  if (!token) return false;
  return NOUNS.has(token.tag) || /^(?:DT|PRP\$?|JJ[RS]?|CD)$/.test(token.tag);
}

/** A token that a rule writes, with a space before it by default. */
export function written(text: string, tag: Tag, { lemma = text.toLowerCase(), space = ' ' } = {}): Token {
  return { text, lower: text.toLowerCase(), lemma, tag, space, isAux: false, isLocked: false, isNew: true, at: -1 };
}

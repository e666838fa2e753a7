import { singularOf } from '../english/nouns.ts';
import { conjugate, formsOf, irregularBase, type VerbForm } from '../english/verbs.ts';
import { own } from '../own.ts';
import { closedWords, midAdverbs } from './closed-words.data.ts';
import { mended } from './mend-tags.ts';
import { isFiniteVerb, type Sentence, type Tag, type Token } from './token.ts';

/** A word as the reader gives it, with a part of speech of the Universal Dependencies. */
export interface RawToken {
  text: string;
  pos: string;
  lemma: string;
  space: string;
  isLocked: boolean;
}

const coarse: Readonly<Record<string, Tag>> = {
  ADJ: 'JJ',
  ADP: 'IN',
  ADV: 'RB',
  AUX: 'VB',
  CCONJ: 'CC',
  DET: 'DT',
  NOUN: 'NN',
  NUM: 'CD',
  PRON: 'PRP',
  PROPN: 'NNP',
  PUNCT: 'PUNCT',
  SCONJ: 'SC',
  VERB: 'VB',
};

const auxiliaries: ReadonlySet<string> = new Set(['be', 'have', 'do']);
const contracted: ReadonlyMap<string, string> = new Map([
  ["'re", 'be'],
  ["'m", 'be'],
  ["'ve", 'have'],
]);

const NO_COMPARATIVES = new Set(
  'other former proper upper inner outer utter latter clever bitter eager tender slender sober sinister together premier popular silver amber'.split(
    ' ',
  ),
);

/** The words of a sentence with finer parts of speech: the forms of verbs and nouns, and the reader's known errors mended. */
export function tagged(raw: readonly RawToken[], isCommon: (word: string) => boolean): Sentence {
  const tokens = raw.map((token, at) => read(token, at, raw));
  const better = mended(tokens, isCommon);
  return better.map((token, at) => (token.tag === 'VB' ? { ...token, tag: formAt(better, at) } : token));
}

function read({ text, pos, lemma: told, space, isLocked }: RawToken, at: number, all: readonly RawToken[]): Token {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const tag = tagOf(lower, { text, pos, at, all });
  const lemma = lemmaOf(lower, tag, told);
  const isAux = tag === 'VB' && auxiliaries.has(lemma);
  const keep = isLocked || tag === 'NNP' || (tag === 'CD' && !(lower === 'one' && isNoNumber(all, at)));
  return { text, lower, lemma, tag, space, isAux, isLocked: keep, isNew: false, at };
}

/** The "one" of "one of the largest", "one by one" and "one at a time", which counts nothing. */
function isNoNumber(all: readonly RawToken[], at: number): boolean {
  const next = `${all[at + 1]?.text} ${all[at + 2]?.text}`;
  return next === 'of the'
    ? /^(?:is|are|was|were|be|remains)$/.test(all[at - 1]?.text ?? '')
    : /^(?:by one|at a)$/.test(next);
}

interface Place {
  text: string;
  pos: string;
  at: number;
  all: readonly RawToken[];
}

function tagOf(lower: string, { text, pos, at, all }: Place): Tag {
  const next = all[at + 1];
  if (lower === 'to') return next?.pos === 'VERB' || next?.pos === 'AUX' ? 'TO' : 'IN';
  if (lower === 'that' || lower === "'s" || lower === 'her') return ambiguous(lower, pos, next);
  const known = closedWords.get(lower);
  if (known !== undefined && !(known === 'MD' && pos === 'NOUN'))
    return known === 'IN' && pos === 'SCONJ' ? 'SC' : known;
  if (contracted.has(lower)) return 'VB';
  const tag = own(coarse, pos) ?? 'X';
  if (tag === 'NNP' && /^\p{Ll}/u.test(text)) return 'NN';
  if (tag === 'NN') return isPlural(lower) ? 'NNS' : 'NN';
  if (tag === 'JJ')
    return /.[^aeiou]est$/.test(lower)
      ? 'JJS'
      : /.[^aeiou]er$/.test(lower) && !NO_COMPARATIVES.has(lower)
        ? 'JJR'
        : 'JJ';
  return tag;
}

function ambiguous(lower: string, pos: string, next: RawToken | undefined): Tag {
  if (lower === "'s") return pos === 'AUX' || pos === 'VERB' ? 'VB' : 'POS';
  if (lower === 'her') return next && /^(?:NOUN|ADJ|PROPN|NUM|VERB)$/.test(next.pos) ? 'PRP$' : 'PRP';
  return pos === 'SCONJ' ? 'SC' : pos === 'DET' ? 'DT' : next?.pos === 'VERB' || next?.pos === 'AUX' ? 'WH' : 'DT';
}

function isPlural(lower: string): boolean {
  return singularOf(lower) !== lower;
}

function lemmaOf(lower: string, tag: Tag, told: string): string {
  const short = contracted.get(lower);
  if (short !== undefined) return short;
  if (tag === 'VB') return irregularBase(lower) ?? spelledAs(lower, told.toLowerCase());
  if (tag === 'NNS') return singularOf(lower);
  return tag === 'JJR' || tag === 'JJS' ? told.toLowerCase() : lower;
}

/** The reader writes "criticize" for "criticised". */
function spelledAs(lower: string, base: string): string {
  return base.endsWith('ize') && /is(?:e|es|ed|ing)$/.test(lower) ? `${base.slice(0, -3)}ise` : base;
}

/** Which form of its verb a word is, by its ending and by what is before it. */
function formAt(tokens: Sentence, at: number): Tag {
  const token = tokens[at];
  if (!token) return 'VB';
  const { lower, lemma } = token;
  if (lemma === 'be') return beForm(lower, tokens, at);
  if (lower === "'ve") return 'VBP';
  const forms = formsOf(lower, lemma);
  // "Put" where nobody has done anything yet is a command.
  if (forms.includes('VBD') && forms.includes('VB') && isCommand(tokens, at)) return 'VBP';
  const helper = helperBefore(tokens, at);
  if (forms.includes('VBN') && helper === 'participle') return 'VBN';
  if (forms.includes('VB') && helper === 'base') return 'VB';
  if (forms.includes('VBD') && forms.includes('VBN')) return afterNoun(tokens, at) ? 'VBD' : 'VBN';
  const [first] = forms.filter((form): form is Exclude<VerbForm, 'VB'> => form !== 'VB');
  if (forms.includes('VB')) return first === 'VBD' && isPastTold(tokens, at) ? 'VBD' : 'VBP';
  return first ?? guessed(lower, lemma);
}

function isCommand(tokens: Sentence, at: number): boolean {
  if (at === 0) return true;
  const [first] = tokens;
  const before = tokens[at - 1];
  if (first?.tag === 'VB' && first.lower === first.lemma && !first.isAux) return before?.lower === 'and';
  return before?.text === ',' && /^(?:when|if|once|after|before|then)$/.test(first?.lower ?? '');
}

function guessed(lower: string, lemma: string): Tag {
  if (lower.endsWith('ing')) return 'VBG';
  if (lower.endsWith('ed')) return 'VBD';
  return lower === conjugate(lemma, 'VBZ') || /[^s]s$/.test(lower) ? 'VBZ' : 'VBP';
}

function beForm(lower: string, tokens: Sentence, at: number): Tag {
  if (lower === 'been') return 'VBN';
  if (lower === 'being') return 'VBG';
  if (lower === 'be') return helperBefore(tokens, at) === 'base' ? 'VB' : 'VBP';
  return lower === 'was' || lower === 'were' ? 'VBD' : lower === 'is' || lower === "'s" ? 'VBZ' : 'VBP';
}

/** What the helping verb before a verb asks of it, over adverbs and "not", and over the subject of a question. */
function helperBefore(tokens: Sentence, at: number): 'base' | 'participle' | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const token = tokens[back];
    if (!token) return undefined;
    if (token.tag === 'MD' || token.tag === 'TO' || token.lemma === 'do') return 'base';
    if (token.lemma === 'be' || token.lemma === 'have' || token.lemma === 'get') return 'participle';
    const isBetween = token.tag === 'RB' || token.tag === 'NEG' || midAdverbs.has(token.lower);
    if (!isBetween) return undefined;
  }
  return undefined;
}

/** Whether a past form follows a subject, and so is a past and no participle. */
function afterNoun(tokens: Sentence, at: number): boolean {
  let back = at - 1;
  while (tokens[back]?.tag === 'RB') back -= 1;
  const before = tokens[back];
  if (!before) return false;
  if (/^(?:DT|PRP\$|JJ[RS]?|IN|POS|CD|SC)$/.test(before.tag))
    return before.tag === 'DT' && /^(?:all|both|this|that)$/.test(before.lower);
  if (before.tag === 'PUNCT')
    return tokens.slice(0, back).some(({ tag }) => tag === 'VBD') || closesAside(tokens, back);
  // "a part played by her" beside a verb that makes the sentence; "he passed by the house" without one.
  const isAnother = (token: Token, place: number) => place !== at && (token.isAux || isFiniteVerb(token));
  return tokens[at + 1]?.lower !== 'by' || !tokens.some(isAnother);
}

/** Whether a comma closes what was put between a subject and its verb: "The minister, Ida Holm, denied". */
function closesAside(tokens: Sentence, comma: number): boolean {
  const open = tokens.findIndex(({ text }) => text === ',');
  if (tokens[comma]?.text !== ',' || open < 1 || open === comma) return false;
  if (tokens.slice(0, open).some(({ tag }) => /^(?:VB|MD|IN|SC)/.test(tag) && tag !== 'VBN')) return false;
  const aside = tokens[open + 1];
  return aside !== undefined && /^(?:WH|NNP|DT|VB|RB)/.test(aside.tag);
}

/** Whether the sentence tells of the past elsewhere, for forms like "put" and "set". */
function isPastTold(tokens: Sentence, at: number): boolean {
  return tokens.some(
    ({ tag, lower }, place) =>
      place !== at && (tag === 'VBD' || lower === 'was' || lower === 'were' || lower === 'had'),
  );
}

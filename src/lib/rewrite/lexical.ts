import { particles } from './closed-words.data.ts';
import { isMet, type Place } from './conditions.ts';
import { entriesAt } from './entries.ts';
import { type Choice, choicesOf } from './forms.ts';
import type { Entry, Lexicon } from './lexicon.ts';
import { beginsNounPhrase, isNoun, isVerb, type Sentence, type Token } from './token.ts';

/** A place where other words would do. */
export interface Spot extends Place {
  choices: readonly Choice[];
}

/** Tokens on both sides of a place that most conditions look at. */
const BEFORE = 3;
const AFTER = 5;

/** Finds the places of a sentence where the lexicon offers other words, from left to right, none over another. */
type SpotFinder = (sentence: Sentence) => Spot[];

/** Every place of a sentence where the lexicon offers other words. */
export function spotsOf(sentence: Sentence, lexicon: Lexicon): Spot[] {
  return walked(sentence, (at) => spotAt(sentence, at, lexicon));
}

/** Finds the spots of a sentence and of what rules make of it: words that moved with their neighbours are looked up once. */
export function spotFinder(source: Sentence, lexicon: Lexicon): SpotFinder {
  const known = new Map<number, Spot | undefined>();
  const inSource = (at: number) => {
    if (!known.has(at)) known.set(at, spotAt(source, at, lexicon));
    return known.get(at);
  };
  return (sentence) => {
    const isIntact = intactIn(sentence, source.length);
    return walked(sentence, (at) => {
      const from = sentence[at]?.at ?? -1;
      const spot = from < 0 || !isIntact(at, 0) ? undefined : inSource(from);
      const length = spot ? spot.end - spot.start : 1;
      if (from < 0 || !isIntact(at, length)) return spotAt(sentence, at, lexicon);
      return spot && { start: at, end: at + length, choices: spot.choices };
    });
  };
}

function walked(sentence: Sentence, lookUp: (at: number) => Spot | undefined): Spot[] {
  const spots: Spot[] = [];
  let at = 0;
  while (at < sentence.length) {
    const spot = lookUp(at);
    if (spot && spot.choices.length > 0) spots.push(spot);
    at = spot ? spot.end : at + 1;
  }
  return spots;
}

/** Tells whether so many tokens have the neighbours that they had in the source. */
function intactIn(sentence: Sentence, length: number): (at: number, size: number) => boolean {
  const before = new Uint16Array(sentence.length);
  const after = new Uint16Array(sentence.length);
  for (let at = 0; at < sentence.length; at += 1) {
    const own = sentence[at]?.at ?? -1;
    const isJoined = own >= 0 && (at === 0 ? own === 0 : sentence[at - 1]?.at === own - 1);
    before[at] = isJoined ? (at === 0 ? BEFORE : (before[at - 1] ?? 0) + 1) : 0;
  }
  for (let at = sentence.length - 1; at >= 0; at -= 1) {
    const own = sentence[at]?.at ?? -1;
    const isLast = at === sentence.length - 1;
    const isJoined = own >= 0 && (isLast ? own === length - 1 : sentence[at + 1]?.at === own + 1);
    after[at] = isJoined ? (isLast ? 1_000 : (after[at + 1] ?? 0) + 1) : 0;
  }
  return (at, size) => (before[at] ?? 0) >= BEFORE && (after[at] ?? 0) >= AFTER + size;
}

/** The longest entry that fits; one without alternatives keeps its words as they are. */
function spotAt(sentence: Sentence, start: number, lexicon: Lexicon): Spot | undefined {
  const token = sentence[start];
  if (!token || token.isLocked || token.tag === 'PUNCT' || isTitled(sentence, start)) return undefined;
  // "as well as" that a rule has just written for "and" stays.
  if (token.at < 0 && token.tag === 'IN') return undefined;
  for (const entry of entriesAt(lexicon, token, sentence[start + 1])) {
    if (!fits(entry, sentence, start)) continue;
    const end = start + entry.words.length;
    return { start, end, choices: choicesOf(entry, sentence.slice(start, end)) };
  }
  return undefined;
}

/** A capital that no beginning explains: part of a name or a title, whatever the reader takes it for. */
function isTitled(sentence: Sentence, at: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(sentence[at]?.text ?? '')) return false;
  const before = sentence[at - 1];
  const isWithin = before !== undefined && /^[\p{L}\p{N},'’]/u.test(before.text);
  return isWithin && sentence.slice(0, at).some(({ text }) => /^\p{Ll}/u.test(text));
}

function fits(entry: Entry, sentence: Sentence, start: number): boolean {
  const { kind, words, conditions } = entry;
  const end = start + words.length;
  for (let offset = 0; offset < words.length; offset += 1) {
    const token = sentence[start + offset];
    if (!token || token.isLocked) return false;
    const bends =
      (kind === 'v' && offset === 0) ||
      (kind === 'n' && offset === words.length - 1) ||
      (kind === 'a' && words.length === 1);
    if ((bends ? token.lemma : token.lower) !== words[offset]) return false;
    if (bends && !isOfKind(kind, token)) return false;
  }
  if (kind === 'r' && words.length === 1 && sentence[start]?.tag !== 'RB') return false;
  if (isHyphen(sentence[start - 1]) || isHyphen(sentence[end]) || isBlocked(entry, sentence, start)) return false;
  const place = { start, end };
  return conditions.every((condition) => isMet(condition, sentence, place));
}

function isOfKind(kind: Entry['kind'], token: Token): boolean {
  if (kind === 'v') return isVerb(token);
  if (kind === 'n') return token.tag === 'NN' || token.tag === 'NNS';
  return token.tag === 'JJ';
}

function isHyphen(token: Token | undefined): boolean {
  return token !== undefined && token.text.length === 1 && '-‐‑/'.includes(token.text);
}

/** What no entry need say: nouns within compounds, and verbs with a particle of their own, mean something else. */
function isBlocked({ kind, words, conditions }: Entry, sentence: Sentence, start: number): boolean {
  const before = sentence[start - 1];
  const after = sentence[start + words.length];
  if (kind === 'n')
    return isNoun(after) || (isNoun(before) && before?.tag !== 'NNP') || after?.tag === 'POS' || before?.tag === 'NNP';
  if (kind !== 'v') return false;
  if (isNoVerbHere(sentence[start], { before, after })) return true;
  if (after && particles.has(after.lower) && !conditions.some(({ at, words: own }) => at === 1 && own.has(after.lower)))
    return true;
  return !conditions.some(({ at, isNot }) => at === 1 && !isNot) && !beginsNounPhrase(after);
}

/** "the increased demand", "developing countries", "his calls": what is before a noun, or after an article, is no verb. */
function isNoVerbHere(
  token: Token | undefined,
  { before, after }: { before: Token | undefined; after: Token | undefined },
): boolean {
  if (!token || !before) return false;
  const isAfterArticle = /^(?:DT|PRP\$|POS)$/.test(before.tag) && before.lower !== 'that';
  if (/^VB[ZPD]?$/.test(token.tag)) return isAfterArticle;
  const isAttributive = isNoun(after) || after?.tag === 'JJ';
  if (token.tag === 'VBN') return isAttributive && (isAfterArticle || before.tag === 'JJ' || before.tag === 'IN');
  return token.tag === 'VBG' && isAttributive && (isAfterArticle || before.tag === 'JJ');
}

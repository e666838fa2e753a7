import { changedShare, wordsOf } from '#lib/rewrite/difference';
import { keepsLocked, keepsMarks, lostBetween } from '#lib/rewrite/guards';
import { wholeLexicon } from '#lib/rewrite/lexicon/all';
import { readParagraph } from '#lib/rewrite/read';
import { commonIn, isEnglish } from '#lib/rewrite/rewrite-text';
import { isVerb, type Sentence } from '#lib/rewrite/token';
import { opposites } from './opposites.data.ts';

/** Share of the words with a meaning that a way keeps of its sentence, and of those it may bring itself. */
const LEAST_KEPT = 0.3;
const MOST_NEW = 0.7;
/** Letters from the beginning by which words are held to be kin: "announce" and "announcement". */
const KIN = 5;
/** Ways of a sentence that are looked at. */
const MOST_LOOKED_AT = 6;

/** How a model begins that speaks to us and does not reword. */
const CHAT =
  /^(?:sure|certainly|of course|okay|ok\b|absolutely|here (?:is|are)|here['’]s|i(?:['’]m| am) sorry|sorry|as an? (?:ai|language|assistant)|i (?:can|cannot|could|will|would)|unfortunately, i|note:|answer:|way \d|rewritten|paraphrased|reworded)/i;

/** Who speaks or is spoken to. */
const persons: readonly RegExp[] = [
  /\b(?:i|me|my|mine|myself)\b/i,
  /\byou(?:r|rs|rself)?\b/i,
  /\b(?:we|us|our|ours)\b/i,
];

/**
 * The ways that surely say the same as their sentence, in their order, cleaned of quote marks around them. What fails is what
 * drops or adds a number, a name, a locked word, a negation or the like, and what is no rewording at all: an answer, a
 * translation, a comment, an order obeyed.
 */
export function waysThatHold(source: string, ways: readonly string[], locked: readonly string[]): string[] {
  const like = ways
    .slice(0, MOST_LOOKED_AT)
    .map((way) => cleaned(source, way))
    .filter((way) => isLikeIt(source, way));
  const reading = { locked, isCommon: commonAmong([source, ...like]) };
  const original = readParagraph(source, reading).flatMap(({ tokens }) => tokens);
  const held = like.filter((way) =>
    holds(
      original,
      readParagraph(way, reading).map(({ tokens }) => tokens),
    ),
  );
  return [...new Set(held)];
}

/** A word that is elsewhere without a capital is no name at the beginning of a sentence: "wash", and "tracking" beside "track". */
function commonAmong(texts: readonly string[]): (word: string) => boolean {
  const small = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []));
  const isCommon = commonIn(wholeLexicon());
  return (word) => {
    const stem = word.replace(/ing$/, '');
    return isCommon(word) || [word, stem, `${stem}e`].some((form) => small.has(form));
  };
}

function cleaned(source: string, way: string): string {
  let text = way.replace(/\s+/g, ' ').trim();
  const isQuoted = /^(["“'‘]).*["”'’]$/.test(text) && !/^["“'‘]/.test(source);
  if (isQuoted) text = text.slice(1, -1).trim();
  if (!/[.!?…:]["'”’)\]]*$/.test(source)) text = text.replace(/\.$/, '');
  return /^\p{Lu}/u.test(source) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
}

/** What shows without reading: length, signs, marks, negations and the like, who speaks, and the language. */
function isLikeIt(source: string, way: string): boolean {
  const [before, after] = [wordsOf(source).length, wordsOf(way).length];
  if (after > before * 1.7 + 4 || after < before * 0.4 - 1 || way.length > source.length * 2 + 60) return false;
  if (changedShare(source, way) === 0 || signsOf(source) !== signsOf(way)) return false;
  if (CHAT.test(way) && !CHAT.test(source)) return false;
  if (persons.some((person) => person.test(way) && !person.test(source))) return false;
  return keepsMarks(source, way) && lostBetween(source, way).length === 0 && isEnglish(way);
}

/** Whatever is neither a plain letter nor a mark of prose: markup, symbols, other alphabets, hidden characters. */
function signsOf(text: string): string {
  return (text.match(/[^A-Za-z0-9 .,;:!?'’‘–—-]/gu) ?? []).sort().join('');
}

/** What shows by reading: numbers, names, locked words, the verb, and what is told. */
function holds(original: Sentence, sentences: readonly Sentence[]): boolean {
  const tokens = sentences.flat();
  if (!keepsLocked(original, tokens)) return false;
  const claims = tokens.some(({ tag }) => tag === 'VBZ' || tag === 'VBD' || tag === 'MD');
  if (original.some(isVerb) ? !tokens.some(isVerb) : claims) return false;
  if (asksOpenly(original) && !asksOpenly(tokens)) return false;
  if (isTurnedRound(original, tokens)) return false;
  if (isOrder(original) && !canBeOrder(tokens)) return false;
  const told = meaningsOf(original);
  const kept = told.intersection(meaningsOf(tokens)).size;
  if (kept < told.size * LEAST_KEPT) return false;
  // Sentence by sentence, so that none can be added behind a faithful one.
  return sentences.every((sentence) => {
    const said = meaningsOf(sentence);
    return said.difference(told).size <= Math.max(sentences.length > 1 ? 0 : 1, Math.floor(said.size * MOST_NEW));
  });
}

/** Words with a meaning of their own, each by its beginning; what is locked has been compared already. */
function meaningsOf(sentence: Sentence): Set<string> {
  const words = sentence.filter(({ tag, isAux, isLocked }) => /^(?:NN|VB|JJ|RB)/.test(tag) && !isAux && !isLocked);
  return new Set(words.map(({ lemma }) => lemma.slice(0, KIN)));
}

/** "Prices fell" for "prices rose": a word that is gone, and its opposite in its place. */
function isTurnedRound(original: Sentence, tokens: Sentence): boolean {
  const before = new Set(original.map(({ lemma }) => lemma));
  const after = new Set(tokens.map(({ lemma }) => lemma));
  const came = after.difference(before);
  return [...before.difference(after)].some((word) => !came.isDisjointFrom(opposites.get(word) ?? new Set()));
}

/** "What" and "how" make a question one that wants more than yes or no. */
function asksOpenly(sentence: Sentence): boolean {
  return sentence.some(({ tag }) => tag === 'WH') && sentence.at(-1)?.text === '?';
}

/** "Press the button": a verb in its base form, and nobody named before it. */
function isOrder(sentence: Sentence): boolean {
  const first = sentence.find(({ lower }) => lower !== 'please');
  return first !== undefined && (first.tag === 'VB' || first.tag === 'VBP') && first.isAux !== true;
}

/** The reader takes many a verb at the beginning for a noun. */
function canBeOrder([first, second]: Sentence): boolean {
  if (!first) return false;
  if (first.tag === 'NN') return second !== undefined && /^(?:DT|PRP\$?|JJ|IN|RB)$/.test(second.tag);
  return /^(?:VBP?|TO|IN|RB|SC|NEG)$/.test(first.tag) || first.lower === 'please';
}

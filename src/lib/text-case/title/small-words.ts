import { own } from '../../own.ts';
import { looseVerbs, particleVerbs } from './particle-verbs.data.ts';
import type { TitleStyle } from './styles.data.ts';
import type { TitleWord } from './tokens.ts';
import { clauseOpeners, destinations, determiners, likers, plainVerbs, prepositions, subjects } from './words.data.ts';

const conjunctions = new Set(['and', 'or', 'but', 'nor']);
const nounMakers = new Set(['the', 'a', 'an', 'my', 'your', 'our', 'their', 'its', 'no']);
const particles = new Set(['up', 'down', 'in', 'out', 'on', 'off', 'over']);
const ends = /[,.;:!?)\]—–]/;

/** The word as the lists have it. */
const listed = (word: TitleWord | undefined) => word?.text.toLowerCase().replaceAll('’', "'") ?? '';

/** Whether a style writes the word at `index` small. */
export function isSmall(words: readonly TitleWord[], index: number, style: TitleStyle): boolean {
  const word = words[index];
  if (!word || word.isFirst || word.isLast) return false;
  // The ends of a compound are large: Stand-In, On-Demand, but Step-by-Step.
  if (word.afterHyphen !== word.beforeHyphen) return false;
  const text = listed(word);
  const isListed = style.small.includes(text);
  if (!style.looksAround || word.afterHyphen) return isListed || isPreposition(text, style);
  if (text === 'for' && style.capitalInfinitive && isFollowedByPreposition(words, index)) return false;
  if (isListed) return true;
  if (text === 'to') return !(style.capitalInfinitive && isInfinitive(words, index));
  if (style.joining.includes(text)) return isJoining(words, index);
  if (!isPreposition(text, style)) return false;
  return !isSomethingElse(words, index, text);
}

function isPreposition(text: string, { longestPreposition }: TitleStyle): boolean {
  return text.length <= longestPreposition && prepositions.has(text);
}

function isFollowedByPreposition(words: readonly TitleWord[], index: number): boolean {
  const next = words[index + 1];
  return next !== undefined && !next.beforeHyphen && !ends.test(next.before) && prepositions.has(listed(next));
}

/** "So" and "yet" join what is on both sides, or they are adverbs: "So Far", "Not Yet Ready". */
function isJoining(words: readonly TitleWord[], index: number): boolean {
  const [before, after] = [listed(words[index - 1]), listed(words[index + 1])];
  if (listed(words[index]) === 'so') {
    const isAfterComma = words[index]?.before.includes(',') === true;
    return after === 'that' || (isAfterComma && !/^(?:far|good|long|much|many|very|what)$/.test(after));
  }
  const isAdverb =
    /^(?:not|never|nor|is|are|was|were|be|has|have|had|as|best|better|\p{L}+n't)$/u.test(before) ||
    /^(?:to|another|again|more|unknown)$/.test(after);
  return !isAdverb;
}

/** Particle, adverb, noun, verb or conjunction: whatever a preposition's letters can stand for besides. */
function isSomethingElse(words: readonly TitleWord[], index: number, text: string): boolean {
  const [before, after] = [listed(words[index - 1]), listed(words[index + 1])];
  if (clauseOpeners.has(text) && subjects.has(after)) return true;
  if (text === 'like' && likers.has(before)) return true;
  if (nounMakers.has(before)) return true;
  return isParticle(words, index, text) || isPaired(words, index, text);
}

/** "In and Out", "Up or Down": adverbs side by side. */
function isPaired(words: readonly TitleWord[], index: number, text: string): boolean {
  if (!particles.has(text)) return false;
  const isLeft = conjunctions.has(listed(words[index + 1])) && particles.has(listed(words[index + 2]));
  const isRight = conjunctions.has(listed(words[index - 1])) && particles.has(listed(words[index - 2]));
  return isLeft || (isRight && !determiners.has(listed(words[index + 1])));
}

function isParticle(words: readonly TitleWord[], index: number, text: string): boolean {
  const before = listed(words[index - 1]);
  const verbs = own(particleVerbs, text);
  if (verbs?.has(before)) return true;
  const next = words[index + 1];
  const after = listed(next);
  const hasNoObject =
    next === undefined || ends.test(next.before) || prepositions.has(after) || conjunctions.has(after);
  if (particles.has(text) && looseVerbs.has(before) && hasNoObject && after !== 'of') return true;
  if (text === 'up') return !determiners.has(after) || after === 'another';
  if (text === 'out') return after !== 'of' ? !determiners.has(after) : isVerbNear(words, index, verbs);
  if (text === 'off' || text === 'down') return hasNoObject && isVerbNear(words, index, verbs);
  return false;
}

/** Words between a verb and its particle at most: "Put Your Hands Up". */
const REACH = 4;

function isVerbNear(words: readonly TitleWord[], index: number, verbs: ReadonlySet<string> | undefined): boolean {
  return words.slice(Math.max(0, index - REACH), index).some((word) => verbs?.has(listed(word)));
}

const cues = new Set(
  `how want wants wanted need needs needed way ways what where when things thing going have has had used try tries trying able
  ready time learn learning like likes love loves nothing something everything reason reasons easy hard best place places
  chance refuse refuses hope hopes plan plans decide decides born made set about tips enough whether who`.split(/\s+/),
);
const noVerb = /(?:s|ing|ed|tion|ment|ness|ity|\d)$/;

function isInfinitive(words: readonly TitleWord[], index: number): boolean {
  const next = words[index + 1];
  if (!next || next.isFixed || !/^\s+$/.test(next.before)) return false;
  const [before, after] = [listed(words[index - 1]), listed(next)];
  if (after === 'be' || after === 'not') return true;
  if (determiners.has(after)) return false;
  if (destinations.has(before)) return false;
  if (plainVerbs.has(after)) return true;
  if (after.endsWith('ly') && plainVerbs.has(listed(words[index + 2]))) return true;
  return cues.has(before) && !noVerb.test(after) && !prepositions.has(after);
}

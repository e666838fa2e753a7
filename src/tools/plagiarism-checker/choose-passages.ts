import { type DistinctivePassage, distinctivePassages } from '#lib/matching/distinctive';
import { stemOf } from '#lib/matching/stems';
import { isFunctionWord, isKnownStem } from '#lib/matching/synonyms';

/** Passages that are looked for in one text. */
const MOST_PASSAGES = 32;
/** Characters that are read without a rest. */
const PART = 20_000;
/** Words of a passage that are looked for in any order. */
const MOST_KEY_WORDS = 5;
const FEWEST_KEY_WORDS = 4;
/** Questions about what the text as a whole is about, and words of each. */
const MOST_TOPICS = 4;
const WORDS_OF_TOPIC = 300;
const TOPIC_WORDS = 4;

interface Span {
  start: number;
  end: number;
}

interface ChooseOptions {
  /** Words of the text. */
  words: number;
  /** Parts of the text that are not looked for. */
  leftOut: readonly Span[];
}

/** The passages of a text that are looked for elsewhere, spread over it: more of a longer text. */
export function choosePassages(text: string, { words, leftOut }: ChooseOptions): DistinctivePassage[] {
  const most = Math.min(MOST_PASSAGES, Math.round(6 + Math.sqrt(words) / 2));
  const found: DistinctivePassage[] = [];
  const parts = Math.max(1, Math.ceil(text.length / PART));
  let from = 0;
  for (let part = 1; part <= parts; part += 1) {
    const to = part === parts ? text.length : wordEnd(text, Math.floor((part * text.length) / parts));
    const due = Math.round((part * most) / parts) - Math.round(((part - 1) * most) / parts);
    for (const { text: words, start, end } of distinctivePassages(text.slice(from, to), { most: due }))
      found.push({ text: words, start: from + start, end: from + end });
    from = to;
  }
  return found.filter(({ start, end }) => !leftOut.some((out) => start < out.end && out.start < end));
}

/** The words of a passage that tell most, for sources that look for words in any order; none when there are too few. */
export function keyWords(passage: string): string | undefined {
  const telling = [...new Set(tellingWords(passage))];
  if (telling.length < FEWEST_KEY_WORDS) return undefined;
  const chosen = new Set(telling.toSorted((one, other) => rarity(other) - rarity(one)).slice(0, MOST_KEY_WORDS));
  return telling.filter((word) => chosen.has(word)).join(' ');
}

/** What parts of a text are about: the words that each has most often. A text in other words shares hardly more with its source. */
export function topics(text: string, words: number): string[] {
  const parts = Math.min(MOST_TOPICS, Math.max(1, Math.floor(words / WORDS_OF_TOPIC)));
  const found = new Set<string>();
  for (let part = 0; part < parts; part += 1) {
    const from = Math.floor((part * text.length) / parts);
    const to = Math.floor(((part + 1) * text.length) / parts);
    const weights = new Map<string, number>();
    for (const word of tellingWords(text.slice(from, Math.min(to, from + PART)))) {
      const key = word.toLowerCase();
      weights.set(key, (weights.get(key) ?? 0) + rarity(word));
    }
    const most = [...weights].sort(([, one], [, other]) => other - one).slice(0, TOPIC_WORDS);
    if (most.length === TOPIC_WORDS) found.add(most.map(([word]) => word).join(' '));
  }
  return [...found];
}

function tellingWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => word.length > 2 && word.length < 40 && !isFunctionWord(word.toLowerCase()));
}

/** How much a word tells: longer ones more, and those that are in no list of common words most. */
function rarity(word: string): number {
  return Math.min(12, word.length) * (isKnownStem(stemOf(word.toLowerCase())) ? 1 : 1.5);
}

/** The next end of a word, so that a text is not cut in one. */
function wordEnd(text: string, at: number): number {
  const found = text.slice(at, at + 200).search(/\s/);
  return found < 0 ? at : at + found;
}

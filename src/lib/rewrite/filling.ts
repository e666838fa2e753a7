import type { Choice } from './forms.ts';
import type { Spot } from './lexical.ts';
import type { RewriteOptions } from './rewrite-options.ts';
import { choicesFor, savingOf } from './suits-mode.ts';
import { isContent, type Sentence } from './token.ts';

/** A term with its part of speech, and what it has become. */
export type Term = readonly [term: string, words: string];

interface FillOptions extends RewriteOptions {
  random: () => number;
  /** Share of the words that is to be changed, 0 to 1, and the share that rules have changed. */
  aim: number;
  moved: number;
  /** Words that carry meaning of which others may take the place. */
  mostContent: number;
  /** Lemmas of the words that carry meaning: none is said twice. */
  standing: ReadonlySet<string>;
}

interface Filled {
  sentence: Sentence;
  terms: readonly Term[];
}

/** Before all others: more than any words could save. */
const KNOWN_FIRST = 1e6;

/** The sentence with as many spots filled as the aim asks for, in an order by chance, and by what the mode is for. */
export function filled(sentence: Sentence, spots: readonly Spot[], options: FillOptions): Filled {
  const { random, aim, terms: before } = options;
  const turns = spots
    .map((spot) => {
      const term = termOf(sentence, spot);
      const known = before?.get(term);
      const turn = known === undefined ? random() * (1 + savingOf(options.mode, sentence, spot)) : KNOWN_FIRST;
      return { spot, term, known, turn };
    })
    .sort((one, other) => other.turn - one.turn);
  let share = options.moved;
  let content = options.mostContent;
  const chosenAt = new Map<Spot, Choice>();
  const terms: Term[] = [];
  const said = new Set<string>();
  for (const { spot, term, known } of turns) {
    const lost = contentIn(sentence, spot);
    if (lost > content) continue;
    if (share >= aim && known === undefined) break;
    const own = sentence.slice(spot.start, spot.end);
    const choices = spot.choices.filter((choice) => !isSaid(choice, own, [options.standing, said]));
    const choice = chosen(choices, { ...options, own, before: known });
    if (!choice) continue;
    for (const { lemma, tag } of choice.tokens) if (!CLOSED.test(tag)) said.add(lemma);
    chosenAt.set(spot, choice);
    terms.push([term, choice.words]);
    content -= lost;
    share += (spot.end - spot.start + choice.tokens.length) / (2 * sentence.length);
  }
  return { sentence: withChoices(sentence, spots, chosenAt), terms };
}

const CLOSED = /^(?:IN|DT|SC|CC|TO|NEG)$/;

/** Whether a choice has a word that is elsewhere in the sentence, or has been put there: "a field or field of corn". */
function isSaid({ tokens }: Choice, own: Sentence, sets: readonly ReadonlySet<string>[]): boolean {
  return tokens.some(
    ({ lemma, tag }) =>
      !CLOSED.test(tag) && sets.some((set) => set.has(lemma)) && !own.some((token) => token.lemma === lemma),
  );
}

function withChoices(sentence: Sentence, spots: readonly Spot[], chosenAt: ReadonlyMap<Spot, Choice>): Sentence {
  if (chosenAt.size === 0) return sentence;
  const result = [];
  let at = 0;
  for (const spot of spots) {
    const choice = chosenAt.get(spot);
    if (!choice) continue;
    for (; at < spot.start; at += 1) result.push(...sentence.slice(at, at + 1));
    result.push(...choice.tokens);
    at = spot.end;
  }
  result.push(...sentence.slice(at));
  return result;
}

function contentIn(sentence: Sentence, { start, end }: Spot): number {
  let count = 0;
  for (let at = start; at < end; at += 1) if (isContent(sentence[at])) count += 1;
  return count;
}

/** A word that is a noun here and a verb there is two terms. */
function termOf(sentence: Sentence, { start, end }: Spot): string {
  const tokens = sentence.slice(start, end);
  return `${tokens[0]?.tag.slice(0, 2)} ${tokens.map(({ lemma }) => lemma).join(' ')}`;
}

/** One of the alternatives that suit the mode: the words of `before` if they are among them; else those that are first more often. */
function chosen(
  choices: readonly Choice[],
  { mode, random, strength, own, before }: FillOptions & { own: Sentence; before: string | undefined },
): Choice | undefined {
  const open = choices.filter(({ register }) => register !== 'w' || strength > 60);
  const again = before === undefined ? undefined : open.find(({ words }) => words === before);
  if (again) return again;
  const from = choicesFor(mode, open, own);
  const taken = strength > 60 && random() < (strength - 50) / 30 ? farthestOf(from, own) : from;
  return taken[Math.floor(random() ** 1.6 * taken.length)];
}

/** Those that change the most: with the most words of which none was there. */
function farthestOf(choices: readonly Choice[], own: Sentence): readonly Choice[] {
  const there = new Set(own.map(({ lower }) => lower));
  const distances = choices.map(({ tokens }) => tokens.filter(({ lower }) => !there.has(lower)).length);
  const most = Math.max(...distances);
  return choices.filter((_, at) => distances[at] === most);
}

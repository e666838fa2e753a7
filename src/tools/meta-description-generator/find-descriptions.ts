import { graphemes } from '#lib/text/graphemes';
import { rankSentences } from '#lib/text/rank-sentences';
import type { ReadTerms, TermSentence } from '#lib/text/read-terms';
import { fitText, rooms } from '#lib/text/search-preview';

/** Characters that a description has at most. */
const MOST_CHARACTERS = 155;
/** Share of the room in a search result from which on it is well used. */
const GOOD_SHARE = 0.75;
/** Sentences that a description may begin with: of a book, the most central ones. */
const MOST_BEGINNINGS = 400;
/** Sentences that one description may be made of. */
const MOST_SENTENCES = 3;
const OFFERED = 8;
/** Descriptions below which long sentences are cut to have some more. */
const ENOUGH = 3;

export interface Description {
  description: string;
  characters: number;
  pixels: number;
  /** Whether the focus phrase is in it, in any form. */
  hasFocus: boolean;
  /** Whether a sentence was cut to fit. */
  isCut: boolean;
}

interface Candidate extends Description {
  worth: number;
  sentences: readonly number[];
}

/** Descriptions made of a text's own sentences, the best first. `focus` holds the stems of the focus phrase. */
export function findDescriptions(
  text: string,
  { sentences, stems }: ReadTerms,
  focus: readonly (number | undefined)[],
): Description[] {
  const { scores } = rankSentences(sentences, stems);
  const written = (at: number) =>
    text
      .slice(sentences[at]?.from ?? 0, sentences[at]?.to)
      .replace(/\s+/g, ' ')
      .trim();
  const candidate = (description: string, own: readonly number[], isCut: boolean): Candidate => {
    const characters = graphemes(description).length;
    const hasFocus =
      focus.length > 0 &&
      holds(
        own.flatMap((at) => sentences[at]?.terms ?? []),
        focus,
      );
    const central = Math.max(...own.map((at) => scores[at] ?? 0));
    const early = 1 - (own[0] ?? 0) / sentences.length;
    const { width, limit } = fitText(description, rooms.desktop.description);
    const used = Math.min(1, width / limit / GOOD_SHARE);
    const worth = central + 0.4 * early + used + (hasFocus ? 1 : 0) - (isCut ? 0.5 : 0);
    return { description, characters, pixels: width, hasFocus, isCut, worth, sentences: own };
  };
  const found: Candidate[] = [];
  const long: number[] = [];
  const whole = sentences.flatMap((sentence, at) => (isWhole(sentence) ? [at] : []));
  const focused = (at: number) => (focus.length > 0 && holds(sentences[at]?.terms ?? [], focus) ? 1 : 0);
  const worthOf = new Map(whole.map((at) => [at, focused(at) + (scores[at] ?? 0) - (0.4 * at) / sentences.length]));
  whole.sort((one, other) => (worthOf.get(other) ?? 0) - (worthOf.get(one) ?? 0));
  for (const at of whole.slice(0, MOST_BEGINNINGS)) {
    let description = '';
    for (let count = 1; count <= MOST_SENTENCES; count++) {
      const next = sentences[at + count - 1];
      // Sentences of two paragraphs do not always go on from one another.
      if (!next || !isWhole(next) || (count > 1 && next.isFirst)) break;
      const joiner = /[。！？]$/u.test(description) ? '' : ' ';
      description = description === '' ? written(at) : `${description}${joiner}${written(at + count - 1)}`;
      if (!fits(description)) {
        if (count === 1) long.push(at);
        break;
      }
      const own = Array.from({ length: count }, (_, index) => at + index);
      found.push(candidate(description, own, false));
    }
  }
  if (found.length < ENOUGH) for (const at of long.slice(0, 50)) found.push(candidate(cut(written(at)), [at], true));
  return choose(found).map(({ worth: _worth, sentences: _sentences, ...description }) => description);
}

function isWhole({ isStopped, terms, from, to }: TermSentence): boolean {
  return isStopped && terms.length > 2 && to - from < 2_000;
}

function fits(description: string): boolean {
  if (description.length > MOST_CHARACTERS * 4) return false;
  return graphemes(description).length <= MOST_CHARACTERS && !fitText(description, rooms.desktop.description).isCut;
}

/** Up to the last word that leaves room for an ellipsis. */
function cut(sentence: string): string {
  const start = graphemes(sentence.slice(0, MOST_CHARACTERS * 4))
    .slice(0, MOST_CHARACTERS - 1)
    .join('');
  const words = sentence.length > start.length && start.includes(' ') ? start.slice(0, start.lastIndexOf(' ')) : start;
  const { shown } = fitText(words, rooms.desktop.description);
  return `${withoutTail(shown.replace(/ ?\.\.\.$/, ''))}…`;
}

function holds(terms: readonly { stem: number }[], focus: readonly (number | undefined)[]): boolean {
  const own = ` ${terms.map(({ stem }) => stem).join(' ')} `;
  return own.includes(` ${focus.join(' ')} `);
}

/** The worthiest; of those that share a sentence, two at most. */
function choose(found: readonly Candidate[]): Candidate[] {
  const times = new Map<number, number>();
  const chosen: Candidate[] = [];
  for (const each of found.toSorted((one, other) => other.worth - one.worth)) {
    if (chosen.length === OFFERED) break;
    if (each.sentences.some((at) => (times.get(at) ?? 0) >= 2)) continue;
    if (chosen.some(({ description }) => description === each.description)) continue;
    for (const at of each.sentences) times.set(at, (times.get(at) ?? 0) + 1);
    chosen.push(each);
  }
  return chosen;
}

/** Without what would be cut off before the dots. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n,;:–—-'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

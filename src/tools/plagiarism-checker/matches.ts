import type { ToolOutput } from '#kit/define-tool';
import type { Comparison, Passage, Span } from '#lib/matching/compare';
import { originalityOf } from '#lib/matching/originality';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;
type MatchedSource = Output['matchedSources'][number];
type Highlight = Output['highlights'][number];

/** A source that has something in common with the text. */
export interface Match {
  url: string;
  title: string;
  source: string;
  seenAt: string;
  comparison: Comparison;
  /** Quoted from the source, which itself is not kept. */
  passages: MatchedSource['passages'];
}

/** Passages of one source that are told, the longest of all. */
const MOST_PASSAGES = 300;
/** Characters of one passage, and of all passages of one source, that are quoted. */
const LONGEST_QUOTE = 4_000;
const MOST_QUOTED = 60_000;
/** Characters of the source that are told on either side of a passage. */
const CONTEXT = 160;
const LONGEST_MATCHED_TEXT = 600;

/** Passages as they are told, with what the source has there. */
export function quoted({ passages }: Comparison, source: string): MatchedSource['passages'] {
  let left = MOST_QUOTED;
  const chosen = passages.toSorted((one, other) => other.words - one.words).slice(0, MOST_PASSAGES);
  const told = chosen.map(({ text, source: place, kind, words, similarity }) => {
    const quote = source.slice(place.start, Math.min(place.end, place.start + Math.min(left, LONGEST_QUOTE)));
    left -= quote.length;
    return {
      ...{ start: text.start, end: text.end, kind, words, similarity: Math.round(similarity * 100) / 100 },
      ...{ sourceStart: place.start, sourceEnd: place.end },
      sourceBefore: source.slice(Math.max(0, place.start - CONTEXT), place.start),
      sourceText: quote,
      sourceAfter: source.slice(place.end, place.end + CONTEXT),
      isCut: quote.length < place.end - place.start,
    };
  });
  return told.sort((one, other) => one.start - other.start);
}

type Judged = Pick<Output, 'words' | 'matchedWords' | 'matchedSources' | 'highlights'> & { score: number };

/** What all matches together say of the text, the source with the largest share first. */
export function judge(text: string, wordSpans: readonly Span[], matches: readonly Match[]): Judged {
  const sorted = matches.toSorted((one, other) => other.comparison.matchedWords - one.comparison.matchedWords);
  const comparisons = sorted.map(({ comparison }) => comparison);
  const { originalityScore, matchPercentages, matchedWords, words } = originalityOf(wordSpans, comparisons);
  const matchedSources = sorted.map(({ comparison, passages, ...facts }, index) => ({
    ...facts,
    matchPercentage: matchPercentages[index] ?? 0,
    matchedText: matchedText(text, comparison.passages),
    words: wordsByKind(comparison.passages),
    passages,
  }));
  return {
    score: originalityScore,
    words,
    matchedWords,
    matchedSources,
    highlights: highlights(wordSpans, comparisons),
  };
}

function matchedText(text: string, passages: readonly Passage[]): string {
  const [longest] = passages.toSorted((one, other) => other.words - one.words);
  if (!longest) return '';
  return shortened(text.slice(longest.text.start, longest.text.end), LONGEST_MATCHED_TEXT);
}

/** The whole words up to a length, when there are more. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/(?<!\s)\s+\S*$/, '')} …`;
}

function wordsByKind(passages: readonly Passage[]): MatchedSource['words'] {
  const sums = { exact: 0, near: 0, reworded: 0 };
  for (const { kind, words } of passages) sums[kind] += words;
  return sums;
}

/** Each word to the first source that has it, and words in a row of one passage as one. */
function highlights(wordSpans: readonly Span[], comparisons: readonly Comparison[]): Highlight[] {
  const owners: ({ source: number; passage: Passage } | undefined)[] = new Array(wordSpans.length);
  for (const [source, { passages }] of comparisons.entries()) {
    for (const passage of passages) {
      const owner = { source, passage };
      for (let at = firstFrom(wordSpans, passage.text.start); at < wordSpans.length; at += 1) {
        if ((wordSpans[at]?.end ?? 0) > passage.text.end) break;
        owners[at] ??= owner;
      }
    }
  }
  const found: Highlight[] = [];
  let last: (typeof owners)[number];
  for (const [at, { start, end }] of wordSpans.entries()) {
    const owner = owners[at];
    const open = found.at(-1);
    if (owner && open && owner === last) open.end = end;
    else if (owner) found.push({ start, end, source: owner.source, kind: owner.passage.kind });
    last = owner;
  }
  return found;
}

/** The index of the first word that begins at a place or after it. */
function firstFrom(wordSpans: readonly Span[], place: number): number {
  let from = 0;
  let to = wordSpans.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((wordSpans[middle]?.start ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

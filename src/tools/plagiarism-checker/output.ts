import type { ToolOutput } from '#kit/define-tool';
import type { Comparer } from '#lib/matching/compare';
import type { Ledger } from './ledger.ts';
import { judge, shortened } from './matches.ts';
import { noteOn } from './note.ts';
import type tool from './tool.ts';
import { verdictOf } from './verdict.ts';

type Output = ToolOutput<typeof tool>;

/** Spans of each kind that are told. */
const MOST_SPANS = 2_000;

/** Characters of the longest passage of a source that are told on the way. */
const SHORT_TEXT = 100;

const UNFINISHED = 'The check is not finished, so there is no score.';
const COVERAGE =
  'Only the sources named here were searched, for the passages listed. They know a part of what is written: a text without a match may still be elsewhere, and a match is no proof of wrongdoing.';

/** The result of a finished check; a score only when it has something to rest on. */
export function outputOf(ledger: Ledger, now: number): Output {
  const { comparer } = ledger;
  const { score, ...judged } = judgedOf(ledger);
  const { isScored, note } = noteOn(ledger);
  return {
    originalityScore: isScored ? score : null,
    verdict: isScored ? verdictOf(score) : null,
    note,
    ...judged,
    leftOut: leftOut(comparer, judged.highlights),
    disguises: comparer.disguises.slice(0, MOST_SPANS).map(({ start, end, kind }) => ({ start, end, kind })),
    disguisedWords: comparer.disguises.length,
    language: ledger.language ?? null,
    searched: searchedOf(ledger),
    coverage: COVERAGE,
    checkedAt: new Date(now).toISOString(),
  };
}

/** What is known on the way, in short: it is told again and again. */
export function partialOf(ledger: Ledger): Partial<Output> {
  const { words, matchedWords, matchedSources } = judgedOf(ledger);
  return {
    ...{ originalityScore: null, verdict: null, note: UNFINISHED, words, matchedWords },
    matchedSources: matchedSources.map((source) => ({
      ...source,
      matchedText: shortened(source.matchedText, SHORT_TEXT),
      passages: [],
    })),
  };
}

function judgedOf({ text, comparer, matches, order }: Ledger) {
  return judge(text, comparer.wordSpans, matches.toSorted(byOrder(order)));
}

function searchedOf({ passages, keywords, sources, pages, order }: Ledger): Output['searched'] {
  return {
    passages: passages.map(({ start, end, text }) => ({ start, end, text })),
    keywords: [...keywords],
    sources: [...sources],
    pages: pages.toSorted(byOrder(order)),
  };
}

function byOrder(order: readonly string[]) {
  const ranks = new Map(order.map((url, rank) => [url, rank]));
  return (one: { url: string }, other: { url: string }) =>
    (ranks.get(one.url) ?? ranks.size) - (ranks.get(other.url) ?? ranks.size);
}

/** Cited quotations, what may be shared, and phrases that everybody uses where they are no part of a longer match. */
function leftOut(comparer: Comparer, highlights: Output['highlights']): Output['leftOut'] {
  const found: Output['leftOut'] = [
    ...comparer.leftOut.map(({ start, end }) => ({ start, end, reason: 'quotation' as const })),
    ...comparer.allowed
      .slice(0, MOST_SPANS)
      .map(({ start, end }) => ({ start, end, reason: 'may be shared' as const })),
  ];
  let next = 0;
  for (const { start, end } of comparer.commonPhrases.slice(0, MOST_SPANS)) {
    for (let open = highlights[next]; open && open.end <= start; open = highlights[next]) next += 1;
    const isMatched = (highlights[next]?.start ?? Number.POSITIVE_INFINITY) < end;
    const isOut = [comparer.leftOut, comparer.allowed].some((spans) =>
      spans.some((span) => span.start < end && start < span.end),
    );
    if (!isMatched && !isOut) found.push({ start, end, reason: 'common phrase' });
  }
  return found.sort((one, other) => one.start - other.start);
}

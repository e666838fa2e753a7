import type { MatchKind } from '#lib/matching/align';
import type { Span } from '#lib/matching/compare';

/** A passage of the text and how a source has it. */
export interface FoundPassage extends Span {
  kind: MatchKind;
  words: number;
  /** What stands around it in the source, up to its ends or some words far. */
  sourceBefore: string;
  sourceText: string;
  sourceAfter: string;
  /** Whether the source's passage is longer than `sourceText`. */
  isCut: boolean;
}

/** Something that has passages of a text: a page, a document, a text that was given. */
export interface FoundSource {
  /** An address, or a name that is none: `document:…`, `given:…`. */
  url: string;
  title: string;
  matchPercentage: number;
  matchedText: string;
  /** Who found it. */
  source: string;
  /** ISO 8601. */
  seenAt: string;
  /** Matched words by kind. */
  words: Readonly<Record<MatchKind, number>>;
  passages: readonly FoundPassage[];
}

/** Where it stands on the web: its address, or `undefined` for what is on no page. */
export function webAddress({ url }: Pick<FoundSource, 'url'>): string | undefined {
  return /^https?:\/\//.test(url) ? url : undefined;
}

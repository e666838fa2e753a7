import type { ToolOutput } from '#kit/define-tool';
import type { Comparer } from '#lib/matching/compare';
import type { DistinctivePassage } from '#lib/matching/distinctive';
import type { AskedSource } from './ask-sources.ts';
import type { Match } from './matches.ts';
import type tool from './tool.ts';

export type PageFact = ToolOutput<typeof tool>['searched']['pages'][number];

/** How a source is named that a visitor gave. */
export const GIVEN = 'Given by you';

/** All that a check has learned so far. */
export interface Ledger {
  text: string;
  comparer: Comparer;
  language: string | undefined;
  passages: readonly DistinctivePassage[];
  keywords: readonly string[];
  sources: readonly AskedSource[];
  pages: PageFact[];
  matches: Match[];
  /** Addresses in the order in which they are told: what was given, then the most promising first. */
  order: string[];
  /** Sources whose readable text, or what a search shows of it, was held against the text. */
  compared: number;
}

/** Words of the shortest text that a source could be found to have. */
const FEWEST_WORDS = 6;
/** Whether a text has so few words that nothing could be said of it. */
export function isTooShort({ words }: Comparer): boolean {
  return words < FEWEST_WORDS;
}

import type { MatchKind } from '#lib/matching/align';

/** How a passage stands in its source, in words. */
export const kindNames: Record<MatchKind, string> = {
  exact: 'copied word for word',
  near: 'copied with small changes',
  reworded: 'said in other words',
};

/** Colours that tell sources apart before they begin anew. */
export const HUES = 6;

/** Percent of all words between which writers who don't count end up. Guidance: no search engine gives a figure. */
export const NATURAL = { from: 0.5, to: 3 } as const;
/** Occurrences up to which nothing is stuffed: one in a caption of twenty words is five percent. */
const NEVER_STUFFED = 3;
/** Words below which a share says little. */
export const SHORT_TEXT = 100;

export const verdicts = ['absent', 'too rare', 'natural', 'stuffed'] as const;

/** What can be said of a phrase that is there `count` times, which is `share` percent of the words. */
export function shareVerdict(count: number, share: number, totalWords: number): (typeof verdicts)[number] {
  if (count === 0) return 'absent';
  if (share > NATURAL.to && count > NEVER_STUFFED) return 'stuffed';
  return share < NATURAL.from && totalWords >= SHORT_TEXT ? 'too rare' : 'natural';
}

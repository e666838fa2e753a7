/** What a score means, from the most original on. */
export const verdicts = [
  'Mostly Original Content',
  'Some Similarities Found',
  'Significant Plagiarism Detected',
] as const;

export type Verdict = (typeof verdicts)[number];

/** @param score 0 to 100 */
export function verdictOf(score: number): Verdict {
  const [original, similar, copied] = verdicts;
  if (score > 80) return original;
  return score > 60 ? similar : copied;
}

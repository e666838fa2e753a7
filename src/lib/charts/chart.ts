/** What a table is drawn as, beside the rows, by the names of its columns. */
export type Chart =
  /** Lengths on one axis, of numbers or of days; without `from`, from nothing or from today. `at` is a value between them. */
  | { as: 'ranges'; name: string; from?: string; to: string; at?: string }
  /** Lengths of which each begins where the one before ended, `within` one value of a column. */
  | { as: 'steps'; name: string; length: string; within?: string }
  /** What is below what: levels from 1 on. */
  | { as: 'tree'; name: string; level: string }
  /** What belongs together by one value of a column. */
  | { as: 'groups'; name: string; by: string; note?: string };

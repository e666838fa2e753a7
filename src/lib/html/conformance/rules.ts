/** What HTML can break, each with what is said of it. */
export interface ConformanceRule {
  title: string;
  severity: 'error' | 'warning';
  /** Why it matters: what browsers make of it. */
  why: string;
  fix: string;
  /** Part of the standard. */
  source: string;
}

export interface ConformanceFault {
  rule: string;
  /** UTF-16 units. */
  at: number;
  length: number;
  /** What is there, as short as it is known by. */
  words: string;
  /** What mends it, in the place of what is there. */
  instead?: string;
}

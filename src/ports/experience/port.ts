/** How a figure was for the people who came: milliseconds, but for `layoutShift`, which has no unit. */
export interface MetExperience {
  /** Three of four visits were at least as good. */
  p75: number;
  /** Shares of visits, 0 to 1. */
  good: number;
  needsWork: number;
  poor: number;
}

export type ExperienceName = 'largestPaint' | 'interaction' | 'layoutShift' | 'firstPaint' | 'firstByte';

export interface ExperienceReport {
  /** What was measured: this page alone, or all pages of its site together where the page has too few visits. */
  of: 'page' | 'origin';
  figures: Partial<Readonly<Record<ExperienceName, MetExperience>>>;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Milliseconds since 1970-01-01 UTC: an answer may be some minutes old. */
  askedAt: number;
}

/** What browsers of real visitors reported of a page. */
export interface Experience {
  /** Whether there is somebody to ask. */
  isSetUp(): Promise<boolean>;
  /**
   * The figures of a page, else of its origin, over the last 28 days; `undefined` where neither has enough visits.
   *
   * @throws ToolError `not-configured` (there is no key, or it is refused), `timed-out`, `upstream-failed`, `busy`, `too-large`, `cancelled`.
   */
  of(question: {
    url: string;
    device: 'phone' | 'desktop';
    signal: AbortSignal;
  }): Promise<ExperienceReport | undefined>;
}

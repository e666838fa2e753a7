import type { Finding } from '#kit/shapes';
import type { SpeedAudit, SpeedReport, SpeedRun } from '#ports/browser/port';
import { type Device, seconds, type Verdict } from './figures.ts';

/** A finding with the milliseconds that mending it would save. */
export type Saving = Finding & { saved: number };

/** What a measurement was about, for those who judge it. */
export interface Judged {
  /** The address that was entered. */
  asked: string;
  report: SpeedReport;
  /** The median of each figure. */
  middle: SpeedRun;
  device: Device;
  verdict(figure: 'largestPaint' | 'layoutShift' | 'blockingTime'): Verdict;
}

/** Milliseconds until the first or the largest paint. */
export function savedBy({ savedFirstPaint, savedLargestPaint }: SpeedAudit): number {
  return Math.max(savedFirstPaint, savedLargestPaint);
}

/** Of what costs so many milliseconds. */
export function severityOf(saved: number): 'error' | 'warning' | 'advice' {
  if (saved >= 1_000) return 'error';
  return saved >= 300 ? 'warning' : 'advice';
}

export function soonerBy(saved: number): string {
  return saved >= 50 ? `By Lighthouse’s estimate, the page would be there up to ${seconds(saved)} sooner.` : '';
}

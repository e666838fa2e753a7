import { isRecord } from '#lib/is-record';

/** A report that was opened in this browser. */
export interface KnownReport {
  id: string;
  /** What entitles to delete it; of a link that was shared there is none. */
  key?: string;
  /** Of the site. */
  host: string;
  /** Milliseconds since 1970-01-01 UTC. */
  at: number;
}

const KEY = 'audits';
/** Reports that are remembered, the latest. */
const MOST = 50;

/** Those of this browser, the latest first. */
export function knownReports(): KnownReport[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKnown) : [];
  } catch {
    return [];
  }
}

export function rememberReport(report: KnownReport): void {
  keep([report, ...knownReports().filter(({ id }) => id !== report.id)]);
}

export function forgetReport(id: string): void {
  keep(knownReports().filter((report) => report.id !== id));
}

function keep(reports: readonly KnownReport[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(reports.slice(0, MOST)));
  } catch {
    // Storage is forbidden or full: the link still shows the report.
  }
}

function isKnown(value: unknown): value is KnownReport {
  return (
    isRecord(value) && typeof value.id === 'string' && typeof value.host === 'string' && typeof value.at === 'number'
  );
}

import type { SavedReport } from '#lib/findings-report';
import { isRecord } from '#lib/is-record';

const KEY = 'reports';

/** Reports that are kept, the latest: each is a few hundred characters. */
const MOST = 50;

type SavedReports = Readonly<Record<string, SavedReport>>;

/** Keeps what was found in this browser, and answers with what was found before of the same subject. */
export function saveReport(subject: string, run: SavedReport): SavedReport | undefined {
  const runs = savedReports();
  const { [subject]: before, ...others } = runs;
  const latest = Object.entries({ ...others, [subject]: run }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is forbidden or full: the next run has nothing to be held against.
  }
  return before;
}

function savedReports(): SavedReports {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRuns(kept) ? kept : {};
  } catch {
    return {};
  }
}

function isRuns(kept: unknown): kept is SavedReports {
  if (!isRecord(kept)) return false;
  const runs = Object.values(kept).filter(isRecord);
  return (
    runs.length === Object.keys(kept).length &&
    runs.every(({ at, wrong }) => typeof at === 'string' && Array.isArray(wrong))
  );
}

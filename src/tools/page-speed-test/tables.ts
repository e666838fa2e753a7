import { hostOf, kilobytes, partiesOf, shortName, typeName } from '#lookups/page-files';
import type { SpeedItem, SpeedReport } from '#ports/browser/port';

const MOST_FILES = 200;

/** What Lighthouse's list of files and tasks says, by files, scripts and whose they are. */
export function fileTables(report: SpeedReport) {
  const partyOf = partiesOf(report.url);
  const ownerOf = (url: string) => partyOf(hostOf(url)).owner;
  const items = (audit: string) => report.audits[audit]?.items ?? [];
  const unused = new Map(
    [...items('unused-javascript'), ...items('unused-css-rules')].map(({ url = '', savedBytes = 0 }) => [
      url,
      savedBytes,
    ]),
  );
  const files = report.files
    .filter(({ url }) => /^https?:/.test(url))
    .map((file) => ({ ...file, ...partyOf(hostOf(file.url)), unused: unused.get(file.url) }))
    .sort((a, b) => b.sentBytes - a.sentBytes);
  return {
    shifts: items('layout-shifts').map(({ element, shift = 0, notes }) => ({
      element: element?.code ?? '',
      shift: Math.round(shift * 1000) / 1000,
      cause: notes.map((note) => causes.get(note) ?? note).join(', '),
    })),
    blocking: items('render-blocking-insight').map(({ url = '', bytes = 0, time = 0 }) => ({
      ...{ file: url, size: kilobytes(bytes), time: Math.round(time), owner: ownerOf(url) },
    })),
    tasks: tasksOf(items('long-tasks')),
    files: files.slice(0, MOST_FILES).map(({ url, type, sentBytes, owner, ...file }) => ({
      ...{ file: shortName(url), type: typeName(type), size: kilobytes(sentBytes), owner },
      unused: file.unused === undefined ? null : kilobytes(file.unused),
      address: url,
    })),
    parties: [...Map.groupBy(files, ({ owner }) => owner)]
      .map(([owner, all]) => ({
        ...{ owner, kind: all[0]?.kind ?? '', files: all.length },
        size: kilobytes(all.reduce((sum, { sentBytes }) => sum + sentBytes, 0)),
        unused: kilobytes(all.reduce((sum, file) => sum + (file.unused ?? 0), 0)),
      }))
      .sort((a, b) => b.size - a.size),
  };
}

function tasksOf(items: readonly SpeedItem[]) {
  return [...Map.groupBy(items, ({ url = '' }) => url)]
    .map(([url, all]) => {
      const times = all.map(({ time = 0 }) => time);
      return {
        script: scriptName(url),
        tasks: all.length,
        longest: Math.round(Math.max(...times)),
        total: Math.round(times.reduce((sum, time) => sum + time, 0)),
      };
    })
    .sort((a, b) => b.total - a.total);
}

/** Lighthouse has a word for work that no script asked for. */
export function scriptName(url: string): string {
  return url === '' || url === 'Unattributable' ? 'The browser itself' : url;
}

/** Lighthouse's causes of a shift. */
const causes = new Map([
  ['Media element lacking an explicit size', 'A picture or video without a size'],
  ['Web font loaded', 'A web font came'],
  ['Injected iframe', 'A frame was put in'],
]);

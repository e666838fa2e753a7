import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { counted } from '#lib/counted';
import type { FileFacts } from '#lib/page/file-facts';
import { isThere } from '#lib/page/files';
import { checkPage, withVisits } from '#lookups/check-page';
import { visitProgress } from '#lookups/visit-progress';
import type tool from './tool.ts';
import { weightFindings } from './weight-findings.ts';

const topics =
  'document html inline-weight script style preload file frame-lazy media picture compression cache request-many';

/** Files that are asked for. */
const MOST = 60;

const run: Run<typeof tool> = async ({ url, rendered }, { http, browser }, { signal, report }) => {
  const checked = await checkPage(url, {
    ...{
      http,
      browser,
      rendered,
      onVisit: visitProgress(report),
      signal,
      checks: checksAbout(...topics.split(' ')),
      mostFiles: MOST,
    },
    report: ({ partial }) => report({ share: 0.2, stage: 'Measuring its files', ...(partial && { partial }) }),
  });
  const { facts } = checked;
  const { encodedBytes = 0 } = facts.answer ?? {};
  const files = (facts.files ?? []).map((file) => ({ ...file, bytes: isThere(file) ? file.sentBytes : undefined }));
  const known = files.filter(({ bytes }) => bytes !== undefined);
  const byKind = Map.groupBy(known, ({ kind }) => kind);
  const sum = (group: typeof files) => group.reduce((all, { bytes = 0 }) => all + bytes, 0);
  const total = encodedBytes + sum(known);
  return {
    ...withVisits(checked, weightFindings(files, total)),
    weight: total >= 1_000_000 ? `${(total / 1e6).toFixed(1)} MB` : `${Math.round(total / 1000)} KB`,
    ...{ files: files.length, weighed: known.length },
    kinds: [
      { name: 'The page', value: kilobytes(encodedBytes) },
      ...[...byKind].map(([name, group]) => ({
        name,
        value: kilobytes(sum(group)),
        note: `KB, ${counted(group.length, 'file')}`,
      })),
    ].sort((a, b) => b.value - a.value),
    heaviest: files
      .toSorted((a, b) => (b.bytes ?? -1) - (a.bytes ?? -1))
      .map((file) => ({
        kind: file.kind,
        address: file.url.slice(0, 500),
        weight: file.bytes === undefined ? null : kilobytes(file.bytes),
        note: noteOf(file),
      })),
  };
};

export default run;

/** Why there is no weight. */
function noteOf(file: FileFacts): string {
  if (file.failure !== '') return file.failure;
  if (!isThere(file)) return `Status ${file.status}`;
  return file.sentBytes === undefined ? 'The server does not state the size' : '';
}

/** With one decimal. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

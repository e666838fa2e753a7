import { checksAbout } from '#checks/every';
import type { Run } from '#kit/define-tool';
import { counted } from '#lib/counted';
import { checkPage } from '#lookups/check-page';
import type tool from './tool.ts';
import { weighFiles } from './weigh-files.ts';
import { weightFindings } from './weight-findings.ts';

const topics = 'document html inline-weight script style-inline frame-lazy media picture compression cache';

const run: Run<typeof tool> = async ({ url }, { http }, { signal, report }) => {
  const { facts, view } = await checkPage(url, { http, signal, checks: checksAbout(...topics.split(' ')) });
  report({ share: 0.2, stage: 'Measuring its files', partial: view });
  const { encodedBytes = 0 } = facts.answer ?? {};
  const files = await weighFiles(facts, {
    http,
    signal,
    report: (share) => report({ share: 0.2 + 0.8 * share, stage: 'Measuring its files' }),
  });
  const known = files.filter(({ bytes }) => bytes !== undefined);
  const byKind = Map.groupBy(known, ({ kind }) => kind);
  const sum = (group: typeof files) => group.reduce((all, { bytes = 0 }) => all + bytes, 0);
  const total = encodedBytes + sum(known);
  return {
    ...view,
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
    findings: [...weightFindings(files, total), ...view.findings],
    heaviest: files
      .toSorted((a, b) => (b.bytes ?? -1) - (a.bytes ?? -1))
      .map(({ kind, url: address, bytes, note }) => ({
        kind,
        address: address.slice(0, 500),
        weight: bytes === undefined ? null : kilobytes(bytes),
        note,
      })),
  };
};

export default run;

/** With one decimal. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

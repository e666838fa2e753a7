import type { Run } from '#kit/define-tool';
import { shownFinding, shownSoFar } from '#kit/site-finding';
import { counted } from '#lib/counted';
import type { AuditReport } from '#ports/audits/port';
import type tool from './tool.ts';

/** Findings that a page shows; the command line has all. */
const MOST = 300;

const run: Run<typeof tool> = async (input, { audits }, { signal, report }) => {
  const { findings, list, link, ...counts } = await audits.audit({
    ...input,
    signal,
    onProgress: ({ pages, waiting, found, link: kept }) =>
      report({
        partial: { ...(kept !== undefined && { report: kept }), findings: found.map(shownSoFar) },
        share: Math.min(0.99, pages / Math.max(1, Math.min(input.mostPages, pages + waiting))),
        stage: `Reading pages: ${pages} read, ${waiting} waiting`,
      }),
  });
  const sum = (...severities: string[]) => findings.filter(({ severity }) => severities.includes(severity)).length;
  return {
    report: link ?? null,
    note: noteOf(counts, findings.length),
    ...{ pages: counts.pages, files: counts.files, forbidden: counts.forbidden, leftOut: counts.leftOut },
    ...{ errors: sum('fatal', 'error'), warnings: sum('warning'), advice: sum('advice') },
    findings: findings.slice(0, MOST).map(shownFinding),
    depths: byDepth(list),
    list: list.map((page) => ({
      ...{ address: page.url, status: page.status, clicks: page.depth, title: page.title, words: page.words },
      ...{ linkedFrom: page.linkedFrom, findings: page.findings, waited: page.waited },
      size: Math.round(page.bytes / 102.4) / 10,
      search: page.isNoindex ? 'Kept out' : '',
    })),
  };
};

export default run;

function noteOf({ leftOut }: Pick<AuditReport, 'leftOut'>, findings: number): string | null {
  const said = [
    ...(leftOut > 0
      ? [
          `The site has more pages: ${counted(leftOut, 'address was', 'addresses were')} not read, so some links could not be checked.`,
        ]
      : []),
    ...(findings > MOST ? [`The first ${MOST} of ${findings} findings are listed.`] : []),
  ];
  return said.join(' ') || null;
}

function byDepth(list: AuditReport['list']) {
  const depths = Map.groupBy(
    list.filter(({ status }) => status === 200),
    ({ depth }) => depth,
  );
  return [...depths]
    .sort(([a], [b]) => (a ?? 999) - (b ?? 999))
    .map(([depth, pages]) => ({
      name: depth === null ? 'Not linked' : depth === 0 ? 'Start' : counted(depth, 'click'),
      value: pages.length,
    }));
}

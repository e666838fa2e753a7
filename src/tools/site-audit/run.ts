import type { Run } from '#kit/define-tool';
import { counted } from '#lib/counted';
import type { AuditReport, SiteFinding } from '#ports/audits/port';
import type tool from './tool.ts';

/** Findings that a page shows; the command line has all. */
const MOST = 300;

const run: Run<typeof tool> = async (input, { audits }, { signal, report }) => {
  const { findings, list, ...counts } = await audits.audit({
    ...input,
    signal,
    onProgress: ({ pages, waiting }) =>
      report({
        share: Math.min(0.99, pages / Math.max(1, Math.min(input.mostPages, pages + waiting))),
        stage: `Reading pages: ${pages} read, ${waiting} waiting`,
      }),
  });
  const sum = (...severities: string[]) => findings.filter(({ severity }) => severities.includes(severity)).length;
  return {
    note: noteOf(counts, findings.length),
    ...{ pages: counts.pages, files: counts.files, forbidden: counts.forbidden, leftOut: counts.leftOut },
    ...{ errors: sum('fatal', 'error'), warnings: sum('warning'), advice: sum('advice') },
    findings: findings.slice(0, MOST).map(shown),
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

function shown({ severity, title, detail, why, fix, source, pages, number, check }: SiteFinding) {
  const more = number > pages.length ? [`and ${number - pages.length} more`] : [];
  const [first] = pages;
  // What a single page shows by itself is told there with its lines to copy.
  const isOfPage = !check.startsWith('site-') && first !== undefined;
  return {
    ...{ severity, detail, why, source },
    title: number > 1 ? `${title} (${counted(number, 'page')})` : title,
    where: [...pages.slice(0, 20), ...(pages.length > 20 ? [`and ${number - 20} more`] : more)],
    fix: {
      words: fix,
      ...(isOfPage && { tool: { slug: 'on-page-seo-checker', input: { url: first } } }),
    },
  };
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

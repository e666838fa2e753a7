import { counted } from '#lib/counted';
import { escapeMarkup } from '#lib/markup';
import type { AuditReport, SiteFinding } from '#ports/audits/port';

/** How an audit is written down for people and programs. */
export const formats: Readonly<Record<string, (report: AuditReport) => string>> = {
  text: asText,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: asJunit,
  sarif: asSarif,
  github: asGithub,
  html: asHtml,
};

const names = { fatal: 'Out of search', error: 'Error', warning: 'Warning', advice: 'Advice' } as const;

export function summaryOf({ pages, files, forbidden, leftOut, findings }: AuditReport): string {
  const sum = (severity: SiteFinding['severity']) => findings.filter((found) => found.severity === severity).length;
  const missed = [
    ...(forbidden > 0 ? [`${counted(forbidden, 'address', 'addresses')} closed by robots.txt`] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, 'address', 'addresses')} beyond the limit`] : []),
  ];
  const read = `${counted(pages, 'page')} and ${counted(files, 'file')} read${missed.length > 0 ? `, ${missed.join(', ')}` : ''}`;
  const errors = sum('fatal') + sum('error');
  return `${read}. ${counted(errors, 'error')}, ${counted(sum('warning'), 'warning')}, ${counted(sum('advice'), 'piece of advice', 'pieces of advice')}.`;
}

function asText(report: AuditReport): string {
  const lines = report.findings.flatMap(({ severity, title, detail, number, pages, fix }) => [
    `${names[severity]}: ${title} (${counted(number, 'page')})`,
    `  ${detail}`,
    ...pages.slice(0, 5).map((page) => `  - ${page}`),
    ...(number > 5 ? [`  and ${counted(number - 5, 'more', 'more')}`] : []),
    `  Fix: ${fix}`,
    '',
  ]);
  return [`Site audit of ${report.start}`, summaryOf(report), '', ...lines].join('\n');
}

/** As the programs of build servers read it: each finding is a test that failed. */
function asJunit(report: AuditReport): string {
  const cases = report.findings.map(
    ({ check, title, detail, severity, pages }) =>
      `    <testcase classname="${check}" name="${escapeMarkup(title)}">\n      <failure type="${severity}" message="${escapeMarkup(detail)}">${escapeMarkup(pages.join('\n'))}</failure>\n    </testcase>`,
  );
  const number = report.findings.length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites tests="${number}" failures="${number}">\n  <testsuite name="Site audit of ${escapeMarkup(report.start)}" tests="${number}" failures="${number}">\n${cases.join('\n')}\n  </testsuite>\n</testsuites>\n`;
}

/** SARIF 2.1.0, OASIS. */
function asSarif(report: AuditReport): string {
  const rules = new Map(report.findings.map((found) => [found.check, found]));
  const level = { fatal: 'error', error: 'error', warning: 'warning', advice: 'note' } as const;
  const run = {
    tool: {
      driver: {
        name: 'Clearkit site audit',
        rules: [...rules.values()].map(({ check, title, why, fix, source }) => ({
          id: check,
          shortDescription: { text: title },
          fullDescription: { text: why },
          help: { text: fix },
          helpUri: source.url,
        })),
      },
    },
    results: report.findings.map(({ check, severity, detail, pages }) => ({
      ruleId: check,
      level: level[severity],
      message: { text: detail },
      locations: pages.slice(0, 10).map((uri) => ({ physicalLocation: { artifactLocation: { uri } } })),
    })),
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

/** Lines that GitHub Actions shows beside a run. */
function asGithub(report: AuditReport): string {
  const level = { fatal: 'error', error: 'error', warning: 'warning', advice: 'notice' } as const;
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const lines = report.findings.map(
    ({ severity, title, detail, pages, number }) =>
      `::${level[severity]} title=${property(title)}::${escaped(`${detail} ${pages[0] ?? ''}${number > 1 ? ` and ${number - 1} more` : ''}`)}`,
  );
  return `${lines.join('\n')}\n${summaryOf(report)}\n`;
}

/** One file to send, that loads nothing. */
function asHtml(report: AuditReport): string {
  const items = report.findings.map(
    ({ severity, title, detail, why, fix, source, pages, number }) =>
      `<details class="${severity}"><summary><b>${names[severity]}</b> ${escapeMarkup(title)} <small>${counted(number, 'page')}</small></summary><p>${escapeMarkup(detail)}</p><p>${escapeMarkup(why)} <a href="${escapeMarkup(source.url)}">${escapeMarkup(source.name)}</a></p><p><b>How to fix it:</b> ${escapeMarkup(fix)}</p><ul>${pages.map((page) => `<li><a href="${escapeMarkup(page)}">${escapeMarkup(page)}</a></li>`).join('')}</ul></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Site audit of ${escapeMarkup(report.start)}</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}details{border:1px solid #8886;border-inline-start:6px solid #888;border-radius:6px;margin:.5rem 0;padding:.5rem 1rem}.fatal,.error{border-inline-start-color:#c62828}.warning{border-inline-start-color:#b26a00}summary{cursor:pointer}small{opacity:.8}li{overflow-wrap:anywhere}</style><h1>Site audit of ${escapeMarkup(report.start)}</h1><p>${summaryOf(report)}</p>${items.join('\n')}</html>\n`;
}

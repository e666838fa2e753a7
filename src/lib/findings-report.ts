import { csvOf } from './csv.ts';

/** What a report says of one finding. */
interface ReportedFinding {
  severity: string;
  title: string;
  detail: string;
  where?: readonly string[] | undefined;
  why?: string | undefined;
  source?: { name: string; url: string } | undefined;
  fix?: { words: string; code?: string | undefined } | undefined;
}

/** Findings as Markdown: the gravest first, as they come. `subject` is what was looked at. */
export function findingsAsMarkdown(subject: string, findings: readonly ReportedFinding[]): string {
  const parts = findings.map(({ severity, title, detail, where = [], why, source, fix }) =>
    [
      `## ${title}`,
      `**${severity}.** ${inline(detail)}`,
      ...(where.length > 0 ? [where.map((place) => `- ${code(place)}`).join('\n')] : []),
      ...(why === undefined ? [] : [`Why: ${why}${source ? ` ([${source.name}](${source.url}))` : ''}`]),
      ...(fix ? [`How to fix it: ${fix.words}`] : []),
      ...(fix?.code === undefined ? [] : [fenced(fix.code)]),
    ].join('\n\n'),
  );
  return `${[`# ${inline(subject)}`, ...parts].join('\n\n')}\n`;
}

export function findingsAsCsv(findings: readonly ReportedFinding[]): string {
  return csvOf([
    ['Severity', 'Title', 'Detail', 'Where', 'How to fix it'],
    ...findings.map(({ severity, title, detail, where = [], fix }) => [
      ...[severity, title, detail, where.join('\n'), fix?.words ?? ''],
    ]),
  ]);
}

/** Text of a stranger's page, so that it stays text. */
function inline(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replaceAll('\n', ' ');
}

function code(text: string): string {
  const ticks = '`'.repeat(longestRun(text) + 1);
  return `${ticks} ${text.replaceAll('\n', ' ')} ${ticks}`;
}

function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}

/** What one run found, to be held against the next. */
export interface SavedReport {
  /** ISO 8601. */
  at: string;
  /** What was wrong, by its titles. */
  wrong: readonly string[];
}

/** What became of the findings since an earlier run. */
export function changedSince(before: SavedReport, now: readonly string[]): { fixed: string[]; fresh: string[] } {
  const [then, current] = [new Set(before.wrong), new Set(now)];
  return {
    fixed: [...then].filter((title) => !current.has(title)),
    fresh: [...current].filter((title) => !then.has(title)),
  };
}

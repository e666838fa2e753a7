import { useEffect, useRef, useState } from 'react';
import type { Finding } from '#kit/shapes';
import { changedSince, findingsAsCsv, findingsAsMarkdown, type SavedReport } from '#lib/findings-report';
import { Icon } from '../icon.tsx';
import { CopyButton } from '../result/copy-button.tsx';
import { SaveData } from '../result/save-data.tsx';
import { saveReport } from './saved-reports.tsx';

interface ReportActionsProps {
  slug: string;
  /** What was looked at: an address. */
  subject: string;
  findings: readonly Finding[];
  /** The whole result, as the API gives it. */
  values: object;
}

/** What can be done with a report, and what has changed since the last one of the same subject. */
export function ReportActions({ slug, subject, findings, values }: ReportActionsProps) {
  const before = useLastRun(`${slug} ${subject}`, findings);
  return (
    <div className="grid gap-3">
      {before && <Since before={before} findings={findings} />}
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton
          label="Copy as Markdown"
          text={findingsAsMarkdown(subject, findings)}
          copied="Report copied to clipboard"
        />
        <SaveData name={slug} json={values} csv={() => findingsAsCsv(findings)} />
        <button type="button" className="button-quiet" onClick={() => window.print()}>
          <Icon name="printer" /> Print
        </button>
      </div>
    </div>
  );
}

function Since({ before, findings }: { before: SavedReport; findings: readonly Finding[] }) {
  const { fixed, fresh } = changedSince(before, titlesOf(findings));
  const time = new Date(before.at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <p className="font-medium">
        Since your check of <time dateTime={before.at}>{time}</time>: fixed {fixed.length}, new {fresh.length}
      </p>
      <ul className="text-sm text-muted">
        {fixed.map((title) => (
          <li key={title}>Fixed: {title}</li>
        ))}
        {fresh.map((title) => (
          <li key={title}>New: {title}</li>
        ))}
      </ul>
    </div>
  );
}

/** The run before this one, read when this one is kept. */
function useLastRun(subject: string, findings: readonly Finding[]): SavedReport | undefined {
  const [before, setBefore] = useState<SavedReport>();
  const kept = useRef<readonly Finding[]>(undefined);
  useEffect(() => {
    if (kept.current === findings) return;
    kept.current = findings;
    setBefore(saveReport(subject, { at: new Date().toISOString(), wrong: titlesOf(findings) }));
  }, [subject, findings]);
  return before;
}

function titlesOf(findings: readonly Finding[]): string[] {
  const wrong = findings.filter(({ severity }) => severity !== 'passed' && severity !== 'unknown');
  return [...new Set(wrong.map(({ title }) => title))];
}

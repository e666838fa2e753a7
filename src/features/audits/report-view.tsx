import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { OutputFacts } from '#kit/facts';
import { shownFinding } from '#kit/site-finding';
import { counted } from '#lib/counted';
import { findingsAsCsv, findingsAsMarkdown } from '#lib/findings-report';
import type { AuditReport, SiteFinding } from '#ports/audits/port';
import type { WholeResult } from '#ui/drawn/result-kind';
import { TextInput } from '#ui/form/text-input';
import { Icon } from '#ui/icon';
import { CopyButton } from '#ui/result/copy-button';
import { SaveData } from '#ui/result/save-data';
import { Tabs } from '#ui/result/tabs';
import { Terms } from '#ui/result/terms';
import BarCharts from '#ui/results/bars';
import Findings from '#ui/results/findings';
import Scores from '#ui/results/score';
import Tables from '#ui/results/table';
import { Changes } from './changes.tsx';
import type { AuditState } from './kept-audits.ts';
import { PageView } from './page-view.tsx';
import { ReportTools } from './report-tools.tsx';
import { Structure } from './structure.tsx';

interface ReportViewProps {
  id: string;
  /** What entitles to delete it, where this browser began it. */
  ownKey: string | undefined;
  state: AuditState;
  report: AuditReport;
}

const FORMULA =
  'Each group of checks has 100 points. A finding on every page takes 75 (out of search), 30 (error), 10 (warning) or 3 (advice) off its group, one on some pages their share. The score is the mean of the groups.';

/** Pages that are each shown with their findings and links. */
const FEW = 3;
/** Findings that are shown at first. */
const FIRST = 10;

const whole: WholeResult = {
  ...{ slug: 'site-audit', outputs: [], values: {}, input: {}, next: [], busy: false, progress: undefined },
  again: async () => undefined,
};

/** A report: what to do first, every page, how the site is built, and what has changed. */
export function ReportView({ id, ownKey, state, report }: ReportViewProps) {
  const [entered, setEntered] = useState('');
  // Typing is never held up by a long list.
  const wanted = useDeferredValue(entered.trim().toLowerCase());
  const words = useMemo(() => report.list.map(({ url, title }) => `${url} ${title}`.toLowerCase()), [report]);
  const list = useMemo(
    () => (wanted === '' ? report.list : report.list.filter((_, at) => words[at]?.includes(wanted))),
    [report, words, wanted],
  );
  const findings = useMemo(() => {
    const urls = new Set(list.map(({ url }) => url));
    return wanted === ''
      ? report.findings
      : report.findings.filter(({ pages }) => pages.some((page) => urls.has(page)));
  }, [report, list, wanted]);
  return (
    <>
      <Overview report={report} />
      <ReportTools id={id} ownKey={ownKey} state={state} />
      <div className="max-w-md print:hidden">
        <TextInput
          label="Only pages whose address or title has"
          type="search"
          placeholder="/blog/"
          value={entered}
          onChange={setEntered}
        />
      </div>
      <Tabs
        label="The report"
        tabs={[
          { label: `What to do (${findings.length})`, panel: <ToDo findings={findings} start={report.start} /> },
          { label: `Pages (${list.length})`, panel: <Pages report={report} list={list} onPage={setEntered} /> },
          { label: 'Structure', panel: <Structure list={list} /> },
          { label: 'Changes', panel: <Changes id={id} state={state} /> },
        ]}
      />
    </>
  );
}

function Overview({ report: { score, groups, pages, files, forbidden, leftOut } }: { report: AuditReport }) {
  const figures = [
    { term: 'Pages', value: pages },
    { term: 'Files', value: files },
    ...(forbidden > 0 ? [{ term: 'Closed by robots.txt', value: forbidden }] : []),
    ...(leftOut > 0 ? [{ term: 'Not read', value: leftOut }] : []),
  ];
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        {score !== null && (
          <Scores
            whole={whole}
            items={[
              {
                output: { name: 'score', label: 'Score of the site', display: 'score' },
                value: { value: score, of: 100, word: '', formula: FORMULA },
              },
            ]}
          />
        )}
        <Terms as="tiles" items={figures} />
      </div>
      <BarCharts
        whole={whole}
        items={[
          {
            output: { name: 'groups', label: 'Score by group', display: 'bars' },
            value: groups.map(({ title, score: value, findings }) => ({
              ...{ name: title, value },
              ...(findings > 0 && { note: `(${counted(findings, 'finding')})` }),
            })),
          },
        ]}
      />
    </div>
  );
}

const ToDo = memo(function ToDo({ findings, start }: { findings: readonly SiteFinding[]; start: string }) {
  const [isWhole, setWhole] = useState(false);
  const shown = useMemo(() => findings.map(shownFinding), [findings]);
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        The most worthwhile first: by how bad it is, times how many pages it is on and how near they are to the start.
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <CopyButton
          label="Copy as Markdown"
          text={findingsAsMarkdown(start, shown)}
          copied="Report copied to clipboard"
        />
        <SaveData name="site-audit" json={findings} csv={() => findingsAsCsv(shown)} />
      </div>
      <Findings
        whole={whole}
        items={[
          {
            output: { name: 'findings', label: 'What to do first', display: 'findings' },
            value: isWhole ? shown : shown.slice(0, FIRST),
          },
        ]}
      />
      {!isWhole && shown.length > FIRST && (
        <p>
          <button type="button" className="button-quiet" onClick={() => setWhole(true)}>
            <Icon name="chevron-down" /> Show {shown.length - FIRST} more
          </button>
        </p>
      )}
    </div>
  );
});

const columns: OutputFacts[] = [
  { name: 'url', label: 'Address', display: 'text' },
  { name: 'status', label: 'Status', display: 'text', none: 'No answer' },
  { name: 'depth', label: 'Clicks', display: 'number', none: 'Not linked' },
  { name: 'title', label: 'Title', display: 'text' },
  { name: 'words', label: 'Words', display: 'number' },
  { name: 'linkedFrom', label: 'Linked from', display: 'number' },
  { name: 'findings', label: 'Findings', display: 'number' },
  { name: 'waited', label: 'Answered after', display: 'number', unit: 'ms' },
  { name: 'size', label: 'Size', display: 'number', unit: 'KB' },
  { name: 'search', label: 'Search', display: 'text' },
];

interface PagesProps {
  report: AuditReport;
  list: AuditReport['list'];
  onPage: (url: string) => void;
}

const Pages = memo(function Pages({ report, list, onPage }: PagesProps) {
  const rows = useMemo(
    () =>
      list.map((page) => ({
        ...page,
        status: page.status === 0 ? null : page.status,
        size: Math.round(page.bytes / 102.4) / 10,
        search: page.isNoindex ? 'Kept out' : '',
      })),
    [list],
  );
  return (
    <div className="grid gap-5">
      {list.length > FEW && (
        <p className="text-muted">
          Enter a part of an address above: of up to {FEW} pages, findings and links are shown.
        </p>
      )}
      {list.length <= FEW &&
        list.map((page) => <PageView key={page.url} report={report} page={page} onPage={onPage} />)}
      <Tables
        whole={whole}
        items={[{ output: { name: 'pages', label: 'Pages', display: 'table', columns }, value: rows }]}
      />
    </div>
  );
});

import { useId, useSyncExternalStore } from 'react';
import { csvOf } from '#lib/csv';
import type { Queue, Stage } from '../batch/queue.tsx';
import { DownloadButton } from '../result/download-button.tsx';
import { Result } from '../result/result.tsx';

type Row = Readonly<Record<string, string>>;
export type DomainQueue = Queue<string, Row>;

const WORDS: Readonly<Record<Exclude<Stage<Row>['is'], 'failed'>, string>> = {
  idle: 'Not looked up',
  waiting: 'Waiting',
  sending: 'Looking up...',
  working: 'Looking up...',
  done: 'Done',
};

/** What came of each domain, and all of it as a file. */
export function DomainTable({ queue, slug }: { queue: DomainQueue; slug: string }) {
  const { jobs, isRunning } = useSyncExternalStore(queue.subscribe, queue.state);
  const id = useId();
  const ended = jobs.filter(({ stage }) => stage.is === 'done' || stage.is === 'failed').length;
  const rows = jobs.map(({ item, stage }) => ({ entered: item, status: statusOf(stage), cells: cellsOf(stage) }));
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const csv = () =>
    csvOf([
      ['Entered', 'Status', ...columns],
      ...rows.map(({ entered, status, cells }) => [entered, status, ...columns.map((name) => cells[name] ?? '')]),
    ]);
  return (
    <Result>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-48 grow">
          <progress className="w-full" aria-labelledby={id} value={ended} max={jobs.length} />
          <p id={id} role="status" className="text-muted figures">
            {ended} of {jobs.length} done
          </p>
        </div>
        {!isRunning && ended > 0 && (
          <DownloadButton label="Download CSV" fileName={`${slug}.csv`} type="text/csv" content={csv} />
        )}
      </div>
      <table className="block text-left text-sm sm:table sm:w-full">
        <caption className="sr-only">Domains looked up</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="border-b border-line align-bottom">
            {['Entered', ...columns, 'Status'].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map(({ entered, status, cells }) => (
            <tr key={entered} className="block border-b border-line py-2 align-top sm:table-row">
              <th scope="row" className="block font-medium sm:table-cell sm:max-w-64 sm:py-2 sm:pr-4">
                {entered}
              </th>
              {columns.map((name) => (
                <td key={name} className="block figures sm:table-cell sm:max-w-72 sm:py-2 sm:pr-4">
                  <span aria-hidden="true" className="text-muted sm:hidden">
                    {name}:{' '}
                  </span>
                  {cells[name] ?? ''}
                </td>
              ))}
              <td className="block text-muted sm:table-cell sm:min-w-32 sm:py-2">{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Result>
  );
}

function statusOf(stage: Stage<Row>): string {
  return stage.is === 'failed' ? stage.reason : WORDS[stage.is];
}

function cellsOf(stage: Stage<Row>): Row {
  return stage.is === 'done' ? stage.outcome : {};
}

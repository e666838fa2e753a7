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
  paused: 'Paused',
  sending: 'Looking up...',
  working: 'Looking up...',
  done: 'Done',
};

/** What came of each domain, and all of it as a file. */
export function DomainAnswers({ queue, slug }: { queue: DomainQueue; slug: string }) {
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
          <progress className="progress-bar w-full" aria-labelledby={id} value={ended} max={jobs.length} />
          <p id={id} role="status" className="text-muted figures">
            {ended} of {jobs.length} done
          </p>
        </div>
        {!isRunning && ended > 0 && (
          <DownloadButton label="Download CSV" fileName={`${slug}.csv`} type="text/csv" content={csv} />
        )}
      </div>
      <ul className="lined" aria-label="Domains looked up">
        {rows.map(({ entered, status, cells }) => (
          <li key={entered} className="py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="font-semibold">{entered}</p>
              <p className="text-sm text-muted">{status}</p>
            </div>
            <dl className="mt-1 text-sm sm:columns-2 sm:gap-8">
              {Object.entries(cells)
                .filter(([, value]) => value !== '' && value !== entered)
                .map(([name, value]) => (
                  <div key={name} className="flex break-inside-avoid gap-3 py-0.5">
                    <dt className="w-24 shrink-0 text-muted">{name}</dt>
                    <dd className="min-w-0 figures" dir="auto">
                      {value}
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </Result>
  );
}

function statusOf(stage: Stage<Row>): string {
  return stage.is === 'failed' ? stage.reason : WORDS[stage.is];
}

function cellsOf(stage: Stage<Row>): Row {
  return stage.is === 'done' ? stage.outcome : {};
}

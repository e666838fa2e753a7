import { useEffect } from 'react';
import { counted } from '#lib/counted';
import { tellFailure } from '#ui/form/send-form';
import { Icon } from '#ui/icon';
import { useLazyComponent } from '#ui/lazy-component';
import { PageHead } from '#ui/page-head';
import { RunProgress } from '#ui/result/run-progress';
import { change } from './ask-audit.tsx';
import type { AuditState } from './kept-audits.ts';
import { knownReports } from './known-reports.tsx';
import { useReport } from './use-report.tsx';

/** The report of a kept audit, or how far it is: at an address that nobody guesses. */
export function ReportScreen() {
  const open = useReport();
  const { state, report, fault, id = '', key } = open ?? {};
  const host = state && new URL(state.order.url).host;
  // What draws a report is fetched while the audit is asked for.
  const [View, ask] = useLazyComponent(async () => (await import('./report-view.tsx')).ReportView);
  const isThere = state !== undefined;
  useEffect(() => {
    if (isThere) void ask().catch((error: unknown) => tellFailure('Failed to show the report', error));
  }, [isThere, ask]);
  return (
    <>
      <PageHead
        title={host === undefined ? 'Site audit report' : `Site audit of ${host}`}
        crumbs={[{ label: 'Site Audit', href: '/tools/site-audit' }]}
        lead={state && whenOf(state)}
      />
      {/* As tall as the window: what comes later moves no footer. */}
      <div className="mx-auto grid min-h-svh w-full max-w-6xl content-start gap-6 px-4 py-8 sm:px-6">
        {id === '' && fault === undefined && <Known isHere={open !== undefined} />}
        {fault !== undefined && (
          <p role="alert" className="flex items-center gap-2 rounded-control bg-sunken px-4 py-3">
            <Icon name="triangle-alert" className="text-warning" /> {fault}
          </p>
        )}
        {state && !report && <GoingOn state={state} link={key && `${id}.${key}`} />}
        {report && state && View && <View id={id} ownKey={key} state={state} report={report} />}
      </div>
    </>
  );
}

function whenOf({ createdAt, expiresAt, state }: AuditState): string {
  const day = (time: number) => new Date(time).toLocaleDateString('en', { dateStyle: 'long' });
  const part = state === 'stopped' ? ' It was ended before it had read all.' : '';
  return `Begun on ${day(createdAt)}, kept until ${day(expiresAt)}.${part}`;
}

/** An audit that is not over, or never will be. */
function GoingOn({ state, link }: { state: AuditState; link: string | undefined }) {
  const { state: name, pages, files, waiting, found, fault, order } = state;
  if (fault !== null) {
    return (
      <div className="card grid gap-3 p-4 sm:p-6">
        <p className="font-semibold">The audit failed.</p>
        <p>{fault}</p>
      </div>
    );
  }
  const stop = async () => {
    try {
      await change('stop', link ?? '');
    } catch (error) {
      tellFailure('Failed to end the audit', error);
    }
  };
  const words = {
    waiting: 'Waiting for its turn',
    stopping: 'Ending',
    running: `Reading pages: ${counted(pages, 'page')} and ${counted(files, 'file')} read, ${waiting} waiting`,
  };
  const stage = name === 'waiting' || name === 'stopping' ? words[name] : words.running;
  const share = Math.min(0.99, pages / Math.max(1, Math.min(order.mostPages, pages + waiting)));
  return (
    <div className="card p-4 sm:p-6">
      <p className="font-semibold">You may close this page: the audit goes on, and its report will be here.</p>
      <RunProgress label={stage} progress={name === 'running' ? { share, stage } : { stage }} />
      {link !== undefined && (
        <button type="button" className="button-quiet mt-4" disabled={name === 'stopping'} onClick={() => void stop()}>
          <Icon name="square" /> End it now, with what was read
        </button>
      )}
      {found.length > 0 && <FoundSoFar found={found} />}
    </div>
  );
}

const names = { fatal: 'Critical', error: 'Error', warning: 'Warning', advice: 'Advice' } as const;

/** The worst of what the pages say that were read. */
function FoundSoFar({ found }: Pick<AuditState, 'found'>) {
  return (
    <section aria-labelledby="so-far" className="mt-5">
      <h2 id="so-far" className="mb-2 text-lg font-semibold">
        Found so far
      </h2>
      <ul className="lined rounded-control border border-line">
        {found.map(({ severity, title, pages }) => (
          <li key={`${severity} ${title}`} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2">
            <span>
              <span className="text-muted">{names[severity]}:</span> {title}
            </span>
            <span className="text-muted figures">{counted(pages, 'page')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where no report is named: what there is to see, and those that this browser knows. */
function Known({ isHere }: { isHere: boolean }) {
  const known = isHere ? knownReports() : [];
  return (
    <div className="card grid gap-3 p-4 sm:p-6">
      <p>
        A site audit whose report is kept has a page here, at a link that nobody guesses: how far it is, what to do
        first, every page of the site with its findings and links, and what has changed since the last one.
      </p>
      <p>
        <a className="button" href="/tools/site-audit?report=kept">
          Audit a site
        </a>
      </p>
      {known.length > 0 && (
        <>
          <h2 className="mt-3 text-lg font-semibold">Reports that were opened in this browser</h2>
          <ul className="lined rounded-control border border-line">
            {known.map(({ id, host, at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
                <a className="link" href={`#${id}`}>
                  {host}
                </a>
                <time className="text-muted" dateTime={new Date(at).toISOString()}>
                  {new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

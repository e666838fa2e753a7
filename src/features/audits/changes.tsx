import { useEffect, useState } from 'react';
import { counted } from '#lib/counted';
import type { SiteFinding } from '#ports/audits/port';
import { Select } from '#ui/form/choice';
import { tellFailure } from '#ui/form/send-form';
import { askCompared, type Compared } from './ask-audit.tsx';
import type { AuditState } from './kept-audits.ts';
import { type KnownReport, knownReports } from './known-reports.tsx';

/** What has changed since an earlier report of the same site that this browser knows. */
export function Changes({ id, state }: { id: string; state: AuditState }) {
  const { host } = new URL(state.order.url);
  const [earlier] = useState(() =>
    knownReports().filter((known) => known.host === host && known.id !== id && known.at < state.createdAt),
  );
  const [before, setBefore] = useState(earlier[0]?.id);
  const [compared, setCompared] = useState<Compared>();
  useEffect(() => {
    if (before === undefined) return;
    let isOver = false;
    setCompared(undefined);
    askCompared(id, before).then(
      (found) => !isOver && setCompared(found),
      (error: unknown) => !isOver && tellFailure('Failed to compare the reports', error),
    );
    return () => {
      isOver = true;
    };
  }, [id, before]);
  if (before === undefined) {
    return (
      <p className="text-muted">
        There is no earlier report of {host} in this browser. After the next audit, what was fixed and what is new is
        here.
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="max-w-md">
        <Select
          label="Compared with the report of"
          value={before}
          options={earlier.map((known) => known.id)}
          names={Object.fromEntries(earlier.map((known) => [known.id, timeOf(known)]))}
          onChange={setBefore}
        />
      </div>
      {compared && (
        <>
          <List title="New" none="Nothing new." findings={compared.fresh} />
          <List title="Fixed" none="Nothing was fixed." findings={compared.fixed} />
          <List title="Still there" none="Nothing stays." findings={compared.stay} />
        </>
      )}
    </div>
  );
}

function timeOf({ at }: KnownReport): string {
  return new Date(at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
}

function List({ title, none, findings }: { title: string; none: string; findings: readonly SiteFinding[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lg font-semibold">
        {title} <span className="text-sm font-normal text-muted figures">{findings.length}</span>
      </h2>
      {findings.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="lined rounded-control border border-line">
          {findings.map((found) => (
            <li key={`${found.check} ${found.title} ${found.detail}`} className="px-4 py-2">
              <p className="font-medium">
                {found.title} <span className="text-sm font-normal text-muted">{counted(found.number, 'page')}</span>
              </p>
              <p className="text-sm wrap-anywhere text-muted">{found.detail}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { Sources } from '#ui/domain/sources';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { type Term, Terms } from '#ui/result/terms';
import { Timeline } from './timeline.tsx';
import type tool from './tool.ts';

type Age = ToolOutput<typeof tool>;

/** What is being asked, and what is known by then. */
export function Arriving({ progress }: { progress: Progress<Age> | undefined }) {
  const { domain, registrationDate, age } = progress?.partial ?? {};
  return (
    <>
      <RunProgress label="Asking the registry" progress={progress} />
      {domain !== undefined && registrationDate !== undefined && age !== undefined && (
        <Terms
          items={[
            { term: 'Domain', value: domain },
            { term: 'Registration Date', value: registrationDate },
            { term: 'Age', value: age },
          ]}
        />
      )}
    </>
  );
}

/** One line of a table. */
export function rowOf(age: Age): Record<string, string> {
  return {
    Domain: age.domain,
    'Registration Date': age.registrationDate,
    Age: age.age,
    'Expiry Date': age.expiryDate ?? '',
    Registrar: age.registrar?.name ?? '',
    'Name servers': age.nameServers.join(' '),
  };
}

export function Shown({ result }: { result: Age }) {
  const { domain, unicodeDomain, asked, registrationDate, age, firstCapture, raw } = result;
  return (
    <Result>
      <Terms
        items={[
          { term: 'Domain', value: domain, ...noteOf({ domain, unicodeDomain, asked }) },
          { term: 'Registration Date', value: registrationDate },
          { term: 'Age', value: age },
        ]}
      />
      {firstCapture && (
        <p>
          The registry tells no date. The Internet Archive first kept a page of this name on{' '}
          <a className="link" href={firstCapture.url} rel="noreferrer" target="_blank">
            {firstCapture.day}
          </a>
          : the name was in use by then, though perhaps by somebody else.
        </p>
      )}
      <Timeline result={result} />
      <section aria-labelledby="age-more" className="grid gap-3">
        <h2 id="age-more" className="text-base font-semibold">
          Registration
        </h2>
        <Terms items={further(result)} />
      </section>
      <Statuses status={result.status} />
      <Sources sources={result.sources} checkedAt={result.checkedAt} />
      {raw.length > 0 && (
        <details>
          <summary className="link cursor-pointer">The answers as they came</summary>
          {raw.map(({ server, text }) => (
            <section key={server} className="mt-4">
              <h2 className="text-sm font-semibold">{server}</h2>
              <pre className="mt-1 rounded-control border border-line bg-sunken p-3 text-sm whitespace-pre-wrap">
                {text}
              </pre>
            </section>
          ))}
        </details>
      )}
    </Result>
  );
}

function noteOf({ domain, unicodeDomain, asked }: Pick<Age, 'domain' | 'unicodeDomain' | 'asked'>): Partial<Term> {
  const notes = [
    unicodeDomain === domain ? '' : unicodeDomain,
    asked === domain ? '' : `the registered name of ${asked}`,
  ].filter(Boolean);
  return notes.length > 0 ? { note: notes.join(', ') } : {};
}

function further({ expiryDate, daysLeft, updatedDate, registrar, nameServers, dnssec }: Age): Term[] {
  const contact = [registrar?.abuseEmail, registrar?.abusePhone].filter(Boolean).join(', ');
  const number = registrar?.ianaId ? `IANA number ${registrar.ianaId}` : '';
  const registrarNote = [number, contact && `abuse: ${contact}`].filter(Boolean).join('; ');
  return [
    { term: 'Expiry Date', value: expiryDate ?? 'Unknown', ...(daysLeft !== null && { note: untilExpiry(daysLeft) }) },
    { term: 'Last change', value: updatedDate ?? 'Unknown' },
    { term: 'Registrar', value: registrar?.name ?? 'Unknown', ...(registrarNote && { note: registrarNote }) },
    { term: 'Name servers', value: nameServers.length > 0 ? <List items={nameServers} /> : 'None told' },
    { term: 'DNSSEC', value: dnssec === null ? 'Unknown' : dnssec ? 'Signed' : 'Not signed' },
  ];
}

function untilExpiry(days: number): string {
  if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} ago`;
  return days === 0 ? 'today' : `in ${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`;
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Statuses({ status }: Pick<Age, 'status'>) {
  if (status.length === 0) return null;
  return (
    <section aria-labelledby="age-status">
      <h2 id="age-status" className="text-base font-semibold">
        Status
      </h2>
      <ul className="lined mt-2">
        {status.map(({ code, meaning }) => (
          <li key={code} className="py-2">
            <span className="font-mono text-sm">{code}</span>
            {meaning && <p className="text-sm text-muted">{meaning}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

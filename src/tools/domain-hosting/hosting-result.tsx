import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { Sources } from '#ui/domain/sources';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { type Term, Terms } from '#ui/result/terms';
import { AddressTable } from './address-table.tsx';
import type tool from './tool.ts';
import { WhoDoesWhat } from './who-does-what.tsx';

type Hosting = ToolOutput<typeof tool>;

/** Laid out as the result will be, so that what has arrived keeps its place. */
export function Arriving({ progress }: { progress: Progress<Hosting> | undefined }) {
  const known = progress?.partial ?? {};
  return (
    <>
      <RunProgress label="Asking for the name servers" progress={progress} />
      {known.domain !== undefined && (
        <div className="mt-6 grid wrap-anywhere gap-5 border-t border-line pt-6">
          <Terms items={specified(known)} />
          <WhoDoesWhat known={known} />
        </div>
      )}
    </>
  );
}

/** One line of a table. */
export function rowOf(result: Hosting): Record<string, string> {
  const names = (parties: Hosting['web']) => parties.map(({ name }) => name).join(', ');
  return {
    Domain: result.domain,
    'Hosting Provider': result.hostingProvider,
    Country: result.country,
    Nameservers: result.nameservers.join(' '),
    Registrar: result.registrar?.name ?? '',
    DNS: names(result.dns),
    CDN: names(result.cdn),
    Mail: names(result.mail),
    'Server software': result.site?.software.join(', ') ?? '',
  };
}

export function Shown({ result }: { result: Hosting }) {
  const { notes, credits, sources, checkedAt } = result;
  const time = new Date(checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className="mt-4 text-sm text-muted">Seen on {time}</p>
      <Result>
        <Terms items={specified(result)} />
        <WhoDoesWhat known={result} />
        {notes.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <AddressTable addresses={result.addresses} />
        <details>
          <summary className="link cursor-pointer">Who was asked</summary>
          <div className="mt-2">
            <Sources sources={sources} checkedAt={checkedAt} />
          </div>
        </details>
        {credits.length > 0 && (
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            {credits.map(({ text, url }) => (
              <a key={url} className="link" href={url} rel="noreferrer" target="_blank">
                {text}
              </a>
            ))}
          </p>
        )}
      </Result>
    </>
  );
}

function specified(known: Partial<Hosting>): Term[] {
  const { domain, unicodeDomain = domain, hostingProvider = '…', country = '…', nameservers } = known;
  return [
    { term: 'Domain', value: domain, ...(unicodeDomain !== domain && { note: unicodeDomain }) },
    { term: 'Hosting Provider', value: hostingProvider, ...withNote(known.hostingNote) },
    { term: 'Country', value: country, ...withNote(known.countryNote) },
    { term: 'Nameservers', value: nameservers === undefined ? '…' : <Names names={nameservers} /> },
  ];
}

function withNote(note: string | null | undefined): Partial<Term> {
  return note === null || note === undefined ? {} : { note };
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return 'None told';
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

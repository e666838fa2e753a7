import type { ReactNode } from 'react';
import type { ToolOutput } from '#kit/define-tool';
import { Sources } from '#ui/domain/sources';
import { ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import { AddressTable } from './address-table.tsx';
import tool from './tool.ts';

type Hosting = ToolOutput<typeof tool>;
/** What has arrived. */
type Known = { [Name in keyof Hosting]?: Hosting[Name] | undefined };
type Party = Hosting['web'][number];

/** Who does what, laid out as it will be from the beginning; then what the rest rests on. */
export default ownResult({ output: tool.output.partial() }, ({ result: known }) => {
  const { notes = [], addresses = [], credits = [], sources, checkedAt } = known;
  return (
    <>
      <WhoDoesWhat known={known} />
      {notes.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <AddressTable addresses={addresses} />
      {sources && checkedAt && (
        <details>
          <summary className="link cursor-pointer">Who was asked</summary>
          <div className="mt-2">
            <Sources sources={sources} checkedAt={checkedAt} />
          </div>
        </details>
      )}
      {credits.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {credits.map(({ text, url }) => (
            <a key={url} className="link" href={url} rel="noreferrer" target="_blank">
              {text}
            </a>
          ))}
        </p>
      )}
    </>
  );
});

/** Registrar, DNS, CDN, web, mail and what the site says of itself, side by side, each with its evidence. */
function WhoDoesWhat({ known }: { known: Known }) {
  return (
    <section aria-labelledby="who-does-what">
      <h2 id="who-does-what" className="text-base font-semibold">
        Who does what
      </h2>
      <ol className="mt-3 grid items-start gap-3 sm:grid-cols-2">
        <Role role={{ icon: 'stamp', name: 'Registrar', does: 'registration' }}>
          {known.registrar === undefined ? undefined : <Registrar registrar={known.registrar} />}
        </Role>
        <Role role={{ icon: 'signpost', name: 'DNS', does: 'answers for the name' }}>
          {known.dns && <Parties parties={known.dns} none="Unknown" />}
        </Role>
        <Role role={{ icon: 'shield', name: 'CDN', does: 'delivers the site' }}>
          {known.cdn && <Parties parties={known.cdn} none="None found" />}
        </Role>
        <Role role={{ icon: 'server', name: 'Web', does: 'hosts the site' }}>
          {known.web && <Parties parties={known.web} none={(known.cdn ?? []).length > 0 ? 'Hidden' : 'Unknown'} />}
        </Role>
        <Role role={{ icon: 'mail', name: 'Mail', does: 'receives and sends mail' }}>
          {known.mail && mailOf(known)}
        </Role>
        <Role role={{ icon: 'message-square-quote', name: 'Software', does: 'as stated by the site' }}>
          {known.site === undefined ? undefined : <Software site={known.site} />}
        </Role>
      </ol>
    </section>
  );
}

interface RoleProps {
  role: { icon: string; name: string; does: string };
  /** Nothing while it is being asked. */
  children: ReactNode;
}

function Role({ role: { icon, name, does }, children }: RoleProps) {
  return (
    <li className="flex h-full gap-3 rounded-control border border-line bg-sunken px-4 py-3">
      <Icon name={icon} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 className="text-sm font-semibold">{name}</h3>
          <p className="text-sm text-muted">{does}</p>
        </div>
        {children ?? <p className="mt-1 text-muted">…</p>}
      </div>
    </li>
  );
}

function Named({ name, sureness }: { name: string; sureness?: Party['sureness'] }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2">
      <span className="font-medium">{name}</span>
      {sureness && (
        <span className="rounded-control border border-line bg-raised px-1.5 text-xs text-muted">{sureness}</span>
      )}
    </p>
  );
}

function Registrar({ registrar }: Pick<Hosting, 'registrar'>) {
  if (!registrar) return <Named name="Unknown" />;
  return (
    <>
      <Named name={registrar.name} />
      <p className="text-sm text-muted">reported by {registrar.source}</p>
    </>
  );
}

function Parties({ parties, none }: { parties: readonly Party[]; none: string }) {
  if (parties.length === 0) return <Named name={none} />;
  return parties.map((party) => (
    <div key={party.name}>
      <Named name={party.name} sureness={party.sureness} />
      {party.note && <p className="text-sm text-muted">{party.note}</p>}
      <Evidence party={party} />
    </div>
  ));
}

const MARKS: Readonly<Record<Party['evidence'][number]['mark'], string>> = {
  cname: 'Alias',
  header: 'Header',
  reverse: 'Reverse name',
  network: 'Network',
  ns: 'Name server',
  mx: 'Mail server',
  spf: 'SPF includes',
};

function Evidence({ party: { name, evidence } }: { party: Party }) {
  return (
    <details className="text-sm">
      <summary className="link w-fit cursor-pointer py-1" aria-label={`Evidence for ${name}`}>
        Evidence
      </summary>
      <ul className="grid gap-2 pb-1">
        {evidence.map(({ mark, where, value }) => (
          <li key={`${mark} ${where} ${value}`}>
            <span className="text-muted">
              {MARKS[mark]}
              {where === mark.toUpperCase() ? '' : ` of ${where}`}
            </span>
            <span className="block font-mono text-xs">{value}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function mailOf({ mail = [], mailSenders = [], mailServers = [] }: Known): ReactNode {
  const receivers = new Set(mail.map(({ name }) => name));
  const senders = mailSenders.filter(({ name }) => !receivers.has(name));
  return (
    <>
      <Parties parties={mail} none={mailServers.length > 0 ? 'Unknown provider' : 'No mail servers'} />
      {mail.length === 0 && mailServers.length > 0 && <p className="font-mono text-xs">{mailServers.join(' ')}</p>}
      {senders.length > 0 && (
        <p className="text-sm text-muted">May also send: {senders.map(({ name }) => name).join(', ')}</p>
      )}
    </>
  );
}

function Software({ site }: { site: Hosting['site'] }) {
  if (!site) return <Named name="No answer" />;
  const { url, status, software } = site;
  return (
    <>
      <Named name={software.length > 0 ? software.join(', ') : 'Not stated'} />
      <p className="text-sm text-muted">
        {url} answered with {status}
      </p>
    </>
  );
}

import { withinTime } from '#calls/within-time';
import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { dnsHostOf, mailHostOf } from '#lib/hosting/dns-and-mail';
import { type AskedSource, registrationOf } from '#lookups/registration';
import type { AskedSite } from './ask-site.ts';
import { type HostFacts, type Values, valuesOf } from './host-facts.ts';
import type tool from './tool.ts';
import { partyOf } from './web-part.ts';

type Output = ToolOutput<typeof tool>;

/** Name servers and mail servers that are passed on. */
const MOST_NAMES = 20;
/** Milliseconds; the tool's own limit is above it. */
const REGISTRY_TIME = 25_000;
/** UTF-16 units of what a server says of itself. */
const LONGEST_SOFTWARE = 100;

export function dnsPart(nameServers: readonly string[]): Pick<Output, 'nameservers' | 'dns'> {
  const nameservers = nameServers.map((name) => name.toLowerCase()).slice(0, MOST_NAMES);
  return { nameservers: nameservers.toSorted(), dns: dnsHostOf(nameservers).map(partyOf) };
}

interface FoundMail {
  part: Pick<Output, 'mail' | 'mailSenders' | 'mailServers'>;
  /** The domain says that it accepts no mail. */
  isRefused: boolean;
  failures: readonly ToolError[];
}

/** @throws ToolError `cancelled` only. */
export async function mailOf(registered: string, dns: Ports['dns'], signal: AbortSignal): Promise<FoundMail> {
  const [mx, txt] = await Promise.all([
    valuesOf(dns, { name: registered, type: 'MX' }, signal),
    valuesOf(dns, { name: registered, type: 'TXT' }, signal),
  ]);
  const mailServers = mx.values
    .map((value) => value.replace(/^\d+ /, '').toLowerCase())
    .filter((name) => name !== '.')
    .slice(0, MOST_NAMES);
  const { receives, sends } = mailHostOf(
    mailServers,
    txt.values.find((text) => /^v=spf1(?: |$)/i.test(text)),
  );
  return {
    part: { mail: receives.map(partyOf), mailSenders: sends.map(partyOf), mailServers },
    isRefused: mx.values.length > 0 && mailServers.length === 0,
    failures: [mx, txt].flatMap(({ failure }) => failure ?? []),
  };
}

interface FoundRegistrar {
  registrar: Output['registrar'];
  nameServers: readonly string[];
  sources: readonly AskedSource[];
}

/** What a registry says is welcome, and never needed. @throws ToolError `cancelled` only. */
export async function registrarOf(
  registered: string,
  ports: Pick<Ports, 'rdap' | 'whois' | 'dns'>,
  signal: AbortSignal,
): Promise<FoundRegistrar> {
  try {
    const limit = { signal, time: REGISTRY_TIME, late: 'The registry took too long to answer.' };
    const { record, sources } = await withinTime(limit, (within) =>
      registrationOf(registered, ports, { signal: within }),
    );
    const told = sources
      .filter(({ failure }) => failure === undefined)
      .map(({ protocol, server }) => `${protocol}, ${server}`);
    const registrar = record.registrar ? { name: record.registrar.name, source: told.join('; ') } : null;
    return { registrar, nameServers: record.nameServers, sources };
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
    const sources: AskedSource[] = [{ protocol: 'RDAP', server: 'the registry', failure: error.message }];
    return { registrar: null, nameServers: [], sources };
  }
}

/** What the site says of itself in its last answer. */
export function siteOf({ answers, leadsTo }: AskedSite): Output['site'] {
  const last = answers.at(-1);
  if (!last) return null;
  const said = ['server', 'x-powered-by', 'x-aspnet-version', 'x-generator'].flatMap(
    (name) => last.headers[name] ?? [],
  );
  const software = said.map((text) => text.trim().slice(0, LONGEST_SOFTWARE)).filter(Boolean);
  return { url: last.url, status: last.status, software: [...new Set(software)], leadsTo: leadsTo ?? null };
}

interface Noted {
  registered: string;
  site: AskedSite;
  asked: HostFacts;
  served: HostFacts;
  mail: FoundMail;
  servers: Pick<Output, 'nameservers' | 'dns'>;
}

function wayTo(served: HostFacts, asked: HostFacts): string {
  if (served === asked) return '';
  if (asked.addresses.length === 0) return `${asked.host} has no address: this is the host of ${served.host}.`;
  return `${asked.host} redirects visitors to ${served.host}: this is the host of that site.`;
}

export function notesOn({ registered, site, asked, served, mail, servers }: Noted): string[] {
  const hidden = asked.addresses.filter(({ kind }) => kind !== 'public').map(({ ip, kind }) => `${ip} is ${kind}`);
  const isOwn = servers.nameservers.length > 0 && servers.nameservers.every((name) => name.endsWith(`.${registered}`));
  return [
    wayTo(served, asked),
    site.leadsTo ? `The site redirects visitors to ${site.leadsTo}, another domain whose host was not checked.` : '',
    hidden.length > 0 ? `Not on the public internet, so not fetched: ${hidden.join(', ')}.` : '',
    served.unlisted > 0 ? `${served.unlisted} more addresses were not checked.` : '',
    site.answers[0]?.url.startsWith('http:') ? 'The site only answers without encryption (http).' : '',
    isOwn && servers.dns.length === 0 ? 'The domain uses its own name servers.' : '',
    mail.isRefused ? 'The domain says that it accepts no mail.' : '',
  ].filter(Boolean);
}

export function creditsOf(hosts: readonly HostFacts[]): Output['credits'] {
  const all = hosts
    .flatMap(({ addresses }) => addresses)
    .flatMap(({ placeSource, network }) =>
      [placeSource?.attribution, network?.source.attribution].filter((credit) => credit !== undefined),
    );
  return [...new Map(all.map((credit) => [credit.url, credit])).values()];
}

interface Asked {
  domain: string;
  registered: string;
  servers: Values;
  mail: FoundMail;
  served: HostFacts;
  asked: HostFacts;
  site: AskedSite;
  registration: FoundRegistrar;
}

/** Everybody who was asked, with the reason where nothing came. */
export function sourcesOf({
  domain,
  registered,
  servers,
  mail,
  asked,
  served,
  site,
  registration,
}: Asked): Output['sources'] {
  const failed = (error: { message: string } | undefined) => (error ? { failure: error.message } : {});
  const hosts = asked === served ? [asked] : [asked, served];
  const lookedUp = hosts.flatMap(({ addresses }) => addresses);
  const bases = lookedUp.flatMap(({ placeSource, network }) =>
    [placeSource, network?.source].filter((base) => base !== undefined),
  );
  return [
    { protocol: 'DNS', server: `name servers of ${registered}`, ...failed(servers.failure) },
    ...hosts.map(({ host, failure }) => ({ protocol: 'DNS', server: `addresses of ${host}`, ...failed(failure) })),
    { protocol: 'DNS', server: `mail of ${registered}`, ...failed(mail.failures[0]) },
    { protocol: 'HTTP', server: site.answers.at(-1)?.url ?? domain, ...(site.failure && { failure: site.failure }) },
    ...new Map(
      bases.map(({ name, built }) => [
        name,
        { protocol: built ? 'Database' : 'DNS', server: built ? `${name} of ${built}` : name },
      ]),
    ).values(),
    ...lookedUp.flatMap(({ ip, failures }) =>
      failures.map(({ of, reason }) => ({ protocol: 'Address', server: `${of} of ${ip}`, failure: reason })),
    ),
    ...registration.sources.map((source) => ({ ...source })),
  ];
}

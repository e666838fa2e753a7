import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { ageSince } from '#lib/age';
import { dayOf, daysBetween } from '#lib/days-between';
import { mailHostOf } from '#lib/hosting/dns-and-mail';
import { addressFacts } from '#lookups/address-facts';
import { addressesOf } from '#lookups/addresses-of';
import { registrationOf, whyUnknown } from '#lookups/registration';
import { serviceOf } from '#lookups/service-of';
import type { RecordType } from '#ports/dns/port';
import type tool from './tool.ts';

export type ReportRow = ToolOutput<typeof tool>['report'][number];

type ReportPorts = Pick<Ports, 'rdap' | 'whois' | 'dns' | 'geo' | 'authority' | 'clock'>;

interface Context {
  ports: ReportPorts;
  signal: AbortSignal;
  /** Called with each registry that answered. */
  onSource: (source: string) => void;
}

/** A row of which nothing is known. */
export function emptyRow(domain: string, note = ''): ReportRow {
  return {
    ...{ domain, state: 'unknown', registered: null, age: null, expires: null, daysLeft: null, registrar: null },
    ...{ address: null, hosting: null, country: null, mail: null, nameServers: null, rank: null, note },
  };
}

type Part = Partial<ReportRow>;

/** All that is told of a domain. What cannot be asked leaves its own columns empty, and is in the note. */
export async function rowOf(
  { entered, domain }: { entered: string; domain: string },
  { ports, signal, onSource }: Context,
): Promise<ReportRow> {
  const notes: string[] = [];
  const part = async (of: string, ask: () => Promise<Part>): Promise<Part> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ToolError) || signal.aborted) throw error;
      notes.push(`${of}: ${error.message}`);
      return {};
    }
  };
  const parts = await Promise.all([
    part('Registration', () =>
      registrationPart(domain, ports, { signal, onSource, onUnknown: (why) => notes.push(`Registration: ${why}`) }),
    ),
    part('Address', () => addressPart(domain, ports, signal)),
    part('Mail', () => mailPart(domain, ports.dns, signal)),
    part('Rank', async () => ({ rank: (await ports.authority.ranks(domain)).tranco?.place?.position ?? null })),
  ]);
  return { ...emptyRow(entered), ...Object.assign({}, ...parts), note: notes.sort().join('\n') };
}

async function registrationPart(
  domain: string,
  { rdap, whois, dns, clock }: ReportPorts,
  { signal, onSource, onUnknown }: Omit<Context, 'ports'> & { onUnknown: (why: string) => void },
): Promise<Part> {
  const { record, sources } = await registrationOf(domain, { rdap, whois, dns }, { signal });
  for (const { protocol, server, failure } of sources) if (failure === undefined) onSource(`${server} (${protocol})`);
  const why = whyUnknown(record, sources);
  if (why !== undefined) onUnknown(why);
  const { state, created, expires, registrar, nameServers } = record;
  const now = clock.now();
  return {
    state: state === 'refused' ? 'unknown' : state,
    registered: created?.day ?? null,
    age: created ? (ageSince(created.day, now)?.years ?? null) : null,
    expires: expires?.day ?? null,
    daysLeft: expires ? daysBetween(dayOf(now), expires.day) : null,
    registrar: registrar?.name ?? null,
    nameServers: nameServers.join(' ') || null,
  };
}

async function addressPart(domain: string, { dns, geo }: ReportPorts, signal: AbortSignal): Promise<Part> {
  const found = await addressesOf(domain, dns, signal).catch((error: unknown) => {
    // That there is none is an answer.
    if (error instanceof ToolError && error.code === 'not-found') return undefined;
    throw error;
  });
  const [first] = found?.addresses ?? [];
  if (!found || !first) return {};
  const facts = await addressFacts(first.ip, { dns, geo }, signal);
  const { service, isAnycast } = serviceOf(facts, found.aliases);
  const isEverywhere = facts.place?.isAnycast ?? isAnycast;
  return {
    address: first.ip,
    hosting: service?.name ?? facts.network?.name ?? null,
    country: isEverywhere ? null : (facts.place?.country ?? null),
  };
}

async function mailPart(domain: string, dns: Ports['dns'], signal: AbortSignal): Promise<Part> {
  const valuesOf = async (type: RecordType) => {
    const answer = await dns.query(domain, type, signal);
    return answer.status === 'found' ? answer.records.map(({ value }) => value) : [];
  };
  const [servers, texts] = await Promise.all([valuesOf('MX'), valuesOf('TXT')]);
  const hosts = servers.map((value) => value.replace(/^\d+ /, '').toLowerCase()).filter((host) => host !== '.');
  const [first] = hosts;
  if (first === undefined) return { mail: 'None' };
  const { receives } = mailHostOf(
    hosts,
    texts.find((text) => /^v=spf1(?: |$)/i.test(text)),
  );
  return { mail: receives[0]?.provider.name ?? first };
}

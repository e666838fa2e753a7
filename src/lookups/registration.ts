import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { unicodeDomain } from '#lib/domain-name';
import { type RdapContact, rdapContacts } from '#lib/rdap/rdap-contacts';
import { type RdapEvent, readRdap } from '#lib/rdap/read-rdap';
import { registrableDomain, whyNotRegistrable } from '#lib/registrable-domain';
import { parseWhois } from '#lib/whois/parse-whois';
import { whoisQuestion } from '#lib/whois/question';
import type { DomainRecord } from '#lib/whois/record';

/** Who was asked, and what came of it. */
export interface AskedSource {
  protocol: 'RDAP' | 'WHOIS' | 'Archive';
  /** Host, or address for RDAP. */
  server: string;
  /** When it answered; an answer may be a few minutes old. ISO 8601. */
  askedAt?: string;
  /** Why nothing came. */
  failure?: string;
}

interface RawAnswer {
  server: string;
  text: string;
}

export interface Registration {
  record: DomainRecord;
  events: readonly RdapEvent[];
  /** As RDAP names them, the registrar's before the registry's. */
  contacts: readonly RdapContact[];
  sources: readonly AskedSource[];
  raw: readonly RawAnswer[];
}

interface RegistrationOptions {
  signal: AbortSignal;
  /** Also asks the registrar that the registry names, who knows more of the holder. */
  asksRegistrar?: boolean;
  /** Asks by WHOIS also where RDAP has said all. */
  asksWhois?: boolean;
  /** Called with what is being asked, in words. */
  onStage?: (stage: string) => void;
  /** Called with what is known after each answer; what is known stays so. */
  onRecord?: (record: DomainRecord) => void;
}

/** From the root to the registry to the registrar. */
const MOST_REFERRALS = 3;

/**
 * Who registered a domain and when: by RDAP first, by WHOIS where that says nothing or hides the date. What one source lacks is
 * taken from the next. A name that is in the DNS is not free, whatever a registry says.
 *
 * @param domain the registered name, ASCII
 * @throws ToolError the first failure when nobody could be asked at all, `cancelled`.
 */
export async function registrationOf(
  domain: string,
  { rdap, whois, dns }: Pick<Ports, 'rdap' | 'whois' | 'dns'>,
  {
    signal,
    asksRegistrar = false,
    asksWhois = false,
    onStage = () => undefined,
    onRecord = () => undefined,
  }: RegistrationOptions,
): Promise<Registration> {
  const sources: AskedSource[] = [];
  const raw: RawAnswer[] = [];
  const failures: ToolError[] = [];
  let events: readonly RdapEvent[] = [];
  let contacts: readonly RdapContact[] = [];
  let registrar: string | undefined;
  let record: DomainRecord = { state: 'unknown', nameServers: [], status: [] };

  const attempt = async (source: AskedSource, ask: () => Promise<void>) => {
    try {
      await ask();
      sources.push(source);
      onRecord(record);
    } catch (error) {
      if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
      failures.push(error);
      sources.push({ ...source, failure: error.message });
    }
  };

  async function askRdap(): Promise<void> {
    const source: AskedSource = { protocol: 'RDAP', server: 'the registry' };
    await attempt(source, async () => {
      const answer = await rdap.domain({ domain, signal });
      if (answer.status === 'no-server') {
        source.failure = 'This ending has no RDAP service.';
        return;
      }
      source.server = new URL(answer.url).host;
      source.askedAt = new Date(answer.askedAt).toISOString();
      if (answer.status === 'no-such-domain') {
        record = await doubted({ ...record, state: 'free' }, source);
        return;
      }
      raw.push({ server: answer.url, text: JSON.stringify(answer.body, null, 2) });
      const read = readRdap(answer.body);
      events = read.events;
      contacts = rdapContacts(answer.body);
      record = merged(record, read);
      registrar = read.related;
    });
  }

  async function doubted(said: DomainRecord, source: AskedSource): Promise<DomainRecord> {
    const doubt = said.state === 'free' ? await doubtOfFree(domain, dns, signal) : undefined;
    if (doubt === undefined) return said;
    source.failure = doubt;
    return { ...said, state: 'unknown' };
  }

  async function askRegistrar(url: string): Promise<void> {
    const source: AskedSource = { protocol: 'RDAP', server: URL.parse(url)?.host ?? 'the registrar' };
    await attempt(source, async () => {
      const answer = await rdap.follow(url, signal);
      if (answer.status === 'no-server') return;
      source.askedAt = new Date(answer.askedAt).toISOString();
      if (answer.status === 'no-such-domain') {
        source.failure = 'The registrar does not know this name.';
        return;
      }
      raw.push({ server: answer.url, text: JSON.stringify(answer.body, null, 2) });
      record = merged(record, readRdap(answer.body));
      contacts = withRegistrars(rdapContacts(answer.body), contacts);
    });
  }

  async function askWhois(): Promise<void> {
    let server: string | undefined;
    const asked = new Set<string>();
    for (let hop = 0; hop < MOST_REFERRALS; hop += 1) {
      let referral: string | undefined;
      const source: AskedSource = { protocol: 'WHOIS', server: server ?? 'the root of WHOIS' };
      await attempt(source, async () => {
        const answer = await whois.ask({ server, query: whoisQuestion(server, domain), signal });
        source.server = answer.server;
        source.askedAt = new Date(answer.askedAt).toISOString();
        raw.push({ server: answer.server, text: answer.text });
        const read = parseWhois(answer.text, domain);
        referral = read.referral;
        // Only the registry knows: the root knows endings, and a registrar its own names.
        const isOfRegistry = hop === 1 || (hop === 0 && referral === undefined && !isOfRoot(answer.text));
        if (read.state === 'free' && !isOfRegistry) return;
        record = merged(record, await doubted({ ...read }, source));
      });
      if (referral === undefined || asked.has(referral) || (hop > 0 && isWhole(record))) return;
      asked.add(referral);
      server = referral;
    }
  }

  onStage('Asking the registry by RDAP');
  await askRdap();
  if (asksRegistrar && registrar !== undefined) {
    onStage('Asking the registrar');
    await askRegistrar(registrar);
  }
  if (asksWhois || (record.state !== 'free' && !isWhole(record))) {
    onStage('Asking by WHOIS');
    await askWhois();
  }
  const [failure] = failures;
  if (failure && sources.every((source) => source.failure !== undefined)) throw failure;
  return { record, events, contacts, sources, raw };
}

/** Why nothing is known of a name; `undefined` when something is. */
export function whyUnknown({ state }: DomainRecord, sources: readonly AskedSource[]): string | undefined {
  if (state === 'refused') return 'The registry is not accepting more queries from this server for now.';
  if (state !== 'unknown') return undefined;
  return sources.find(({ failure }) => failure !== undefined)?.failure ?? 'The registry gave no clear answer.';
}

/**
 * The registered name that a host belongs to.
 *
 * @throws ToolError `invalid-input` for an ending, which nobody registers.
 */
export function registeredNameOf(asked: string): string {
  const domain = registrableDomain(asked);
  if (domain !== undefined) return domain;
  const message = `${unicodeDomain(asked)} is a public suffix under which names are registered. Enter a name under it.`;
  throw new ToolError('invalid-input', message, { field: 'domain' });
}

/**
 * Why a name is not free, though it is said that there is none. A name that has name servers is registered: then the
 * answer is that of somebody who does not know. Where the DNS cannot be asked, there is no doubt.
 */
export async function doubtOfFree(domain: string, dns: Ports['dns'], signal: AbortSignal): Promise<string | undefined> {
  const reason = whyNotRegistrable(domain);
  if (reason !== undefined) return reason;
  try {
    const { status } = await dns.query(domain, 'NS', signal);
    return status === 'found' ? 'The registry says that there is no such name, but it has name servers.' : undefined;
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return undefined;
  }
}

/** IANA's own words for a name of which it has nothing. */
function isOfRoot(text: string): boolean {
  return /returned 0 objects/i.test(text);
}

/** A role that the registrar tells of is taken from it. */
function withRegistrars(theirs: readonly RdapContact[], known: readonly RdapContact[]): readonly RdapContact[] {
  return [...theirs, ...known.filter(({ role }) => !theirs.some((each) => each.role === role))];
}

function isWhole({ created, expires, registrar }: DomainRecord): boolean {
  return created !== undefined && expires !== undefined && registrar !== undefined;
}

/** What is known stays; what is not is taken from the next answer, as long as that is about a registration. */
function merged(known: DomainRecord, next: DomainRecord): DomainRecord {
  if (known.state === 'registered' && next.state !== 'registered') return known;
  const { created, createdBefore, updated, expires, registrar, dnssec } = { ...next, ...defined(known) };
  const state = known.state === 'unknown' ? next.state : known.state;
  return {
    state,
    ...defined({ created, createdBefore: created ? undefined : createdBefore, updated, expires, registrar, dnssec }),
    nameServers: known.nameServers.length > 0 ? known.nameServers : next.nameServers,
    status: known.status.length > 0 ? known.status : next.status,
  };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the members that say nothing. */
function defined<T extends object>(value: T): Defined<T> {
  const kept: Defined<T> = { ...value };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}

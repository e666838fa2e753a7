import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import type { DnssecFacts } from '#lib/dns-policy/dnssec-check';
import { registrableDomain } from '#lib/registrable-domain';

type Dns = Ports['dns'];
type Answer = Awaited<ReturnType<Dns['query']>>;

/** Public resolvers that are asked for their verdict where our own gives none. */
const MOST_JUDGES = 3;

/** How the zone of a domain is signed: the parent's DS, the zone's keys, and whether a resolver finds the signatures right. */
export async function dnssecFacts(domain: string, dns: Dns, signal: AbortSignal): Promise<DnssecFacts> {
  const zone = await zoneOf(domain, dns, signal);
  const [ds, keys, own] = await Promise.all([
    evenUnchecked((unchecked) => dns.query(zone, 'DS', signal, { unchecked })),
    evenUnchecked((unchecked) => dns.query(zone, 'DNSKEY', signal, { unchecked })),
    verdict((unchecked) => dns.query(zone, 'SOA', signal, { unchecked })),
  ]);
  const isSigned = [ds, keys].some((answer) => answer?.status === 'found');
  const facts = { zone, ds: valuesOf(ds), keys: valuesOf(keys) };
  if (own !== 'unknown' || !isSigned) return { ...facts, verified: own, resolver: 'the resolver of this site' };
  const judges = (await dns.publicResolvers()).slice(0, MOST_JUDGES);
  const verdicts = await Promise.all(
    judges.map(({ server }) => verdict((unchecked) => dns.queryAt(server, zone, 'SOA', signal, { unchecked }))),
  );
  // One that finds it right is enough: another may be out of reach, or hold an older answer.
  for (const verified of ['right', 'wrong'] as const) {
    const judge = judges[verdicts.indexOf(verified)];
    if (judge) return { ...facts, verified, resolver: judge.operator };
  }
  return { ...facts, verified: 'unknown' };
}

/** The name upwards, as far as the registered one, that has a start of authority. */
async function zoneOf(domain: string, dns: Dns, signal: AbortSignal): Promise<string> {
  const top = registrableDomain(domain) ?? domain;
  const labels = domain.split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.')).filter((name) => name.length >= top.length);
  const starts = await Promise.all(
    names.slice(-6).map(async (name) => {
      const answer = await evenUnchecked((unchecked) => dns.query(name, 'SOA', signal, { unchecked }));
      const isStart = answer?.status === 'found' && answer.records.some((record) => record.name === name);
      return isStart ? name : undefined;
    }),
  );
  return starts.find((name) => name !== undefined) ?? top;
}

/** The answer, also where its signatures are wrong; nothing when nobody could be asked. */
async function evenUnchecked(ask: (unchecked: boolean) => Promise<Answer>): Promise<Answer | undefined> {
  return (await attempt(() => ask(false))) ?? (await attempt(() => ask(true)));
}

async function verdict(ask: (unchecked: boolean) => Promise<Answer>): Promise<DnssecFacts['verified']> {
  const checked = await attempt(() => ask(false));
  if (checked) return checked.authentic ? 'right' : 'unknown';
  // An answer that only comes unchecked: the signatures are what is wrong with it.
  return (await attempt(() => ask(true))) ? 'wrong' : 'unknown';
}

async function attempt(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled') throw error;
    return undefined;
  }
}

function valuesOf(answer: Answer | undefined): readonly string[] | undefined {
  if (!answer) return undefined;
  return answer.status === 'found' ? answer.records.map(({ value }) => value) : [];
}

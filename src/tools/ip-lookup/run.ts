import type { Run } from '#kit/define-tool';
import { readIpAddress } from '#lib/ip-address';
import { type AddressFacts, addressFacts } from '#lookups/address-facts';
import { type Alias, addressesOf } from '#lookups/addresses-of';
import { serviceOf } from '#lookups/service-of';
import type tool from './tool.ts';
import { usageOf } from './usage-of.ts';

const run: Run<typeof tool> = async ({ domain }, { dns, geo, clock }, { signal, report }) => {
  const entered = readIpAddress(domain);
  if (!entered) report({ stage: 'Asking for addresses' });
  const found = entered ? undefined : await addressesOf(domain, dns, signal);
  const ips = entered ? [entered.ip] : (found?.addresses ?? []).map(({ ip }) => ip);
  report({ stage: 'Looking up their owners' });
  const all = await Promise.all(ips.map((ip) => addressFacts(ip, { dns, geo }, signal)));
  const [first] = all;
  if (!first) throw new Error('A name without addresses has been refused.');

  const aliases = found?.aliases ?? [];
  const { isAnycast } = serviceOf(first, aliases);
  const isEverywhere = first.place?.isAnycast ?? isAnycast;
  const place = placeOf(first);
  return {
    ip: first.ip,
    ...usageOf(first, aliases),
    network: networkOf(first) ?? null,
    range: first.network?.prefix ?? null,
    registered: [first.network?.registry?.toUpperCase(), first.network?.country].filter(Boolean).join(', ') || null,
    place: place ?? null,
    placeNote: isEverywhere && place ? 'Uncertain: this address is served from many locations at once.' : null,
    reverseName: first.reverseName?.name ?? null,
    leadsBack: leadsBack(first),
    kind: first.kind,
    addresses: all.length > 1 ? all.map((facts) => rowOf(facts, aliases)) : null,
    attributions: attributionsOf(all),
    sources: sourcesOf(all, found?.failures ?? []),
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

function networkOf({ network }: AddressFacts): string | undefined {
  return network && [`AS${network.asn}`, network.name].filter(Boolean).join(' ');
}

/** From small to large, each name once: Singapore is a city and a country. */
function placeOf({ place }: AddressFacts): string | undefined {
  const names = [place?.city, place?.region, place?.country].filter((name) => name !== undefined);
  return [...new Set(names)].join(', ') || undefined;
}

function leadsBack({ reverseName, failures }: AddressFacts): string {
  if (!reverseName) return failures.some(({ of }) => of === 'reverse name') ? 'Unknown' : 'There is no name';
  if (reverseName.isConfirmed === undefined) return 'Unknown';
  return reverseName.isConfirmed
    ? 'Yes, the name has this address'
    : 'No, the name has a different address, so it may be made up';
}

function rowOf(facts: AddressFacts, aliases: readonly Alias[]) {
  return {
    ip: facts.ip,
    network: networkOf(facts) ?? '',
    place: placeOf(facts) ?? '',
    reverseName: facts.reverseName?.name ?? '',
    use: usageOf(facts, aliases).use,
  };
}

function attributionsOf(all: readonly AddressFacts[]): string[] {
  const each = all.flatMap(({ placeSource, network }) => [placeSource?.attribution, network?.source.attribution]);
  return [...new Set(each.flatMap((attribution) => (attribution ? [`${attribution.text}, ${attribution.url}`] : [])))];
}

function sourcesOf(all: readonly AddressFacts[], failures: readonly { of: string; reason: string }[]) {
  const each = new Map<string, { protocol: string; server: string; failure?: string }>();
  const add = (protocol: string, server: string, failure?: string) =>
    each.set(`${protocol} ${server} ${failure}`, { protocol, server, ...(failure && { failure }) });
  for (const { placeSource, network, failures: own, ip } of all) {
    if (placeSource) add('Database on this server', `${placeSource.name} of ${placeSource.built}`);
    if (network) add('Networks', network.source.name);
    for (const { of, reason } of own) add(`The ${of} of ${ip}`, 'could not be asked', reason);
  }
  for (const { of, reason } of failures) add(of, 'could not be asked', reason);
  return [...each.values()];
}

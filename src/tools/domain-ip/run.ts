import type { Run, ToolOutput } from '#kit/define-tool';
import { unicodeDomain } from '#lib/domain-name';
import { readIpAddress } from '#lib/ip-address';
import { type AddressFacts, addressFacts } from '#lookups/address-facts';
import { addressesOf, type FoundAddresses } from '#lookups/addresses-of';
import { serviceOf } from '#lookups/service-of';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;
type Address = Output['addresses'][number];

const UNKNOWN = 'Unknown';
const NOT_PUBLIC = 'Not on the public internet';

const run: Run<typeof tool> = async ({ domain }, { dns, geo, clock }, { signal, report }) => {
  report({ stage: 'Asking for addresses' });
  const { addresses, unlisted, aliases, failures } = await found(domain, () => addressesOf(domain, dns, signal));
  const [first] = addresses;
  if (!first) throw new Error('A name without addresses has been refused.');

  const head = { domain, ipAddress: first.ip };
  const stage = 'Looking up their owners';
  report({ stage, partial: head });
  const looked = addresses.map(async ({ ip, ttl }) => {
    const facts = await addressFacts(ip, { dns, geo }, signal);
    const about = addressOf(facts, ttl, aliases);
    if (ip === first.ip) report({ stage, partial: { ...head, location: about.location, isp: ispOf(about) } });
    return { facts, about };
  });
  const known = await Promise.all(looked);
  const [main] = known;
  if (!main) throw new Error('The first address is among all.');
  return {
    ...head,
    location: main.about.location,
    isp: ispOf(main.about),
    locationNote: noteOf(main.about),
    ipNote: addresses.length > 1 ? `the first of ${addresses.length}; all are listed below` : null,
    unicodeDomain: unicodeDomain(domain),
    addresses: known.map(({ about }) => about),
    unlisted,
    aliases,
    sources: sourcesOf(known.map(({ facts }) => facts)),
    failures: [...failures, ...failuresOf(known.map(({ facts }) => facts))],
    checkedAt: new Date(clock.now()).toISOString(),
  };
};

export default run;

type Found = Omit<FoundAddresses, 'addresses'> & { addresses: readonly { ip: string; ttl: number | null }[] };

/** An address that was entered is its own answer. */
async function found(domain: string, ask: () => Promise<FoundAddresses>): Promise<Found> {
  const entered = readIpAddress(domain);
  if (!entered) return ask();
  return { addresses: [{ ip: entered.ip, ttl: null }], unlisted: 0, aliases: [], failures: [] };
}

function addressOf(facts: AddressFacts, ttl: number | null, aliases: Output['aliases']): Address {
  const { ip, version, kind, purpose = null, place, network, reverseName } = facts;
  const { service, isAnycast } = serviceOf(facts, aliases);
  return {
    ...{ ip, version, kind, purpose, ttl },
    location: kind === 'public' ? inWords(facts) : NOT_PUBLIC,
    place: place
      ? {
          city: place.city ?? null,
          region: place.region ?? null,
          country: place.country ?? null,
          countryCode: place.countryCode ?? null,
        }
      : null,
    isAnycast: place?.isAnycast ?? isAnycast,
    network: network
      ? {
          asn: network.asn,
          otherAsns: [...network.otherAsns],
          name: network.name ?? null,
          handle: network.handle ?? null,
          prefix: network.prefix ?? null,
          country: network.country ?? null,
          registry: network.registry ?? null,
        }
      : null,
    reverseName: reverseName ? { ...reverseName, isConfirmed: reverseName.isConfirmed ?? null } : null,
    service,
  };
}

/** From small to large, each name once: Singapore is a city and a country. */
function inWords({ place }: AddressFacts): string {
  const names = [place?.city, place?.region, place?.country].filter((name) => name !== undefined);
  return [...new Set(names)].join(', ') || UNKNOWN;
}

function ispOf({ kind, network }: Address): string {
  if (kind !== 'public') return 'None';
  if (!network) return UNKNOWN;
  return network.name ?? `AS${network.asn}`;
}

function noteOf({ kind, purpose, isAnycast, location }: Address): string | null {
  if (kind !== 'public') return `This is a ${kind} address, reserved ${purpose}.`;
  if (location === UNKNOWN || !isAnycast) return null;
  return 'Uncertain: this address is served from many locations at once, and this location is its owner’s.';
}

function sourcesOf(known: readonly AddressFacts[]): Output['sources'] {
  const all = known.flatMap(({ placeSource, network }) => [
    ...(placeSource ? [{ of: 'Place' as const, ...placeSource }] : []),
    ...(network ? [{ of: 'Network' as const, ...network.source }] : []),
  ]);
  const each = new Map(all.map((source) => [`${source.of} ${source.name} ${source.built}`, source]));
  return [...each.values()].map(({ of, name, built = null, attribution = null }) => ({ of, name, built, attribution }));
}

function failuresOf(known: readonly AddressFacts[]): Output['failures'] {
  const words = { place: 'Place', network: 'Network', 'reverse name': 'Reverse name' };
  const all = known.flatMap(({ ip, failures }) =>
    failures.map(({ of, reason }) => ({ of: of === 'place' ? words[of] : `${words[of]} of ${ip}`, reason })),
  );
  return [...new Map(all.map((failure) => [`${failure.of} ${failure.reason}`, failure])).values()];
}

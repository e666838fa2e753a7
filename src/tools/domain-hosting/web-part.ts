import type { ToolOutput } from '#kit/define-tool';
import { unicodeDomain } from '#lib/domain-name';
import { providerOfNetwork } from '#lib/hosting/network';
import type { Verdict } from '#lib/hosting/verdict';
import { cdnOf, type SeenAddress, webHosts } from '#lib/hosting/web';
import type { AddressFacts } from '#lookups/address-facts';
import type { AskedSite } from './ask-site.ts';
import type { HostFacts } from './host-facts.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;
type WebPart = Pick<Output, 'hostingProvider' | 'hostingNote' | 'country' | 'countryNote' | 'web' | 'cdn'>;

const UNKNOWN = 'Unknown';
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Who serves a site and where, by what is seen of its host. */
export function webPart(facts: HostFacts, { answers }: Pick<AskedSite, 'answers'>): WebPart {
  const signs = {
    aliases: facts.aliases,
    addresses: facts.addresses.map(seenAddress),
    answers: answers.filter(({ url }) => URL.parse(url)?.hostname === facts.host),
  };
  const cdns = cdnOf(signs);
  const hosts = webHosts(signs);
  return {
    ...hostingOf(facts, hosts, cdns),
    ...countryOf({ facts, addresses: addressesOf(facts), hosts, cdns }),
    web: hosts.map(partyOf),
    cdn: cdns.map(partyOf),
  };
}

export function addressesOf({ host, addresses }: HostFacts): Output['addresses'] {
  return addresses.map((about) => addressOf(about, host));
}

export function partyOf({ provider: { name, note }, sureness, evidence }: Verdict): Output['web'][number] {
  const seen = evidence.map(({ mark, where, value }) => ({ mark, where, value }));
  return { name, sureness, note: note ?? null, evidence: seen };
}

function seenAddress({ ip, network, reverseName }: AddressFacts): SeenAddress {
  return {
    address: ip,
    asn: network?.asn,
    network: network?.name ?? network?.handle,
    reverseName: reverseName?.name,
    isConfirmed: reverseName?.isConfirmed,
  };
}

function hostingOf(
  { host, addresses, failure }: HostFacts,
  [first]: readonly Verdict[],
  [cdn]: readonly Verdict[],
): Pick<Output, 'hostingProvider' | 'hostingNote'> {
  if (first && !(cdn && first.sureness === 'possible')) {
    return { hostingProvider: first.provider.name, hostingNote: noteOn(first, cdn) };
  }
  if (cdn) {
    const { name } = cdn.provider;
    const hint = first ? ` It may be ${first.provider.name}: see the evidence.` : '';
    const hostingNote = `${name} stands in front of the host, and nothing reveals the host.${hint}`;
    return { hostingProvider: `Hidden behind ${name}`, hostingNote };
  }
  if (failure) return { hostingProvider: UNKNOWN, hostingNote: failure.message };
  if (addresses.length === 0) {
    return {
      hostingProvider: UNKNOWN,
      hostingNote: `${unicodeDomain(host)} has no address, so it cannot have a site.`,
    };
  }
  const [unreachable] = addresses.filter(({ kind }) => kind !== 'public');
  if (unreachable && addresses.every(({ kind }) => kind !== 'public')) {
    const { ip, kind, purpose } = unreachable;
    const hostingNote = `${unicodeDomain(host)} leads to ${ip}, a ${kind} address reserved ${purpose}. It cannot be reached from the public internet.`;
    return { hostingProvider: UNKNOWN, hostingNote };
  }
  const network = addresses.find((about) => about.network)?.network;
  if (!network) return { hostingProvider: UNKNOWN, hostingNote: 'Nothing visible from outside reveals the host.' };
  const owner = network.name ?? network.handle ?? `AS${network.asn}`;
  const hostingNote =
    'No known host was recognised: this is the owner of the network, which may be the host or only its internet provider.';
  return { hostingProvider: `The network belongs to ${owner}`, hostingNote };
}

function noteOn({ provider, sureness }: Verdict, cdn: Verdict | undefined): string | null {
  const parts = [
    sureness === 'sure' ? '' : `${sureness === 'likely' ? 'Likely' : 'Possibly'}, based on the evidence below.`,
    provider.kinds.includes('registrar-parking') ? 'The domain is parked there: it has no site of its own.' : '',
    provider.note === undefined ? '' : `${provider.name}: ${provider.note}.`,
    cdn === undefined ? '' : `Delivered through ${cdn.provider.name}.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}

function addressOf(about: AddressFacts, host: string): Output['addresses'][number] {
  const { ip, kind, network, place, reverseName } = about;
  const isAnycast = (place?.isAnycast || providerOfAddress(about)?.isAnycast) ?? false;
  return {
    ...{ ip, host, kind, isAnycast },
    network: network ? { asn: network.asn, name: network.name ?? network.handle ?? null } : null,
    country: isAnycast ? null : (place?.country ?? nameOf(place?.countryCode) ?? null),
    reverseName: reverseName?.name ?? null,
  };
}

function providerOfAddress({ network }: AddressFacts) {
  return network && providerOfNetwork({ asn: network.asn, name: network.name ?? network.handle });
}

interface Seen {
  facts: HostFacts;
  addresses: Output['addresses'];
  hosts: readonly Verdict[];
  cdns: readonly Verdict[];
}

/** Not of a network in front, which answers from wherever the asker is near. */
function countryOf({ facts, addresses, hosts, cdns }: Seen): Pick<Output, 'country' | 'countryNote'> {
  const unknown = (countryNote: string | null) => ({ country: UNKNOWN, countryNote });
  const [cdn] = cdns;
  if (cdn)
    return unknown(
      `Behind ${cdn.provider.name}: the address belongs to a worldwide network, so the country of the server is unknown.`,
    );
  const [host] = hosts;
  const everywhere = host?.provider.isAnycast ? host.provider.name : addresses.find(({ isAnycast }) => isAnycast)?.ip;
  if (everywhere !== undefined) {
    return unknown(`${everywhere} is served from many locations at once, so the address does not show a country.`);
  }
  const countries = [...new Set(addresses.flatMap(({ country }) => country ?? []))];
  const [country, ...others] = countries;
  if (country !== undefined) {
    return { country, countryNote: others.length > 0 ? `Other addresses: ${others.join(', ')}.` : null };
  }
  const registered = facts.addresses.map(({ network }) => nameOf(network?.country)).find((name) => name !== undefined);
  if (registered === undefined) return unknown(null);
  return unknown(`The address range is registered in ${registered}, but it may be used elsewhere.`);
}

function nameOf(code: string | undefined): string | undefined {
  return code !== undefined && /^[A-Z]{2}$/.test(code) ? countryNames.of(code) : undefined;
}

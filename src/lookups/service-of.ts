import { providersNamed } from '#lib/hosting/by-name';
import { providerOfNetwork } from '#lib/hosting/network';
import type { Provider } from '#lib/hosting/provider';
import type { AddressFacts, Network } from './address-facts.ts';
import type { Alias } from './addresses-of.ts';

interface KnownService {
  service: { name: string; isCdn: boolean; evidence: string } | null;
  /** `true` where who serves it is known to announce its addresses from many places; `null` where nothing is known. */
  isAnycast: true | null;
}

interface Match {
  provider: Provider;
  evidence: string;
}

/** Who serves an address, by the narrowest mark: the alias that leads to it, its own confirmed name, its network. */
export function serviceOf({ network, reverseName }: AddressFacts, aliases: readonly Alias[]): KnownService {
  const reverse = reverseName?.isConfirmed ? reverseName.name : undefined;
  const matches = [
    ...aliases.map(({ target }) => found(byName('cname', target), `by the alias ${target}`)),
    reverse === undefined ? undefined : found(byName('reverse', reverse), `by its reverse name ${reverse}`),
    network && found(byNetwork(network), `by its network, AS${network.asn}`),
  ].filter((match) => match !== undefined);
  const [first] = matches;
  return {
    service: first
      ? { name: first.provider.name, isCdn: first.provider.kinds.includes('cdn'), evidence: first.evidence }
      : null,
    isAnycast: matches.some(({ provider }) => provider.isAnycast) || null,
  };
}

function found(provider: Provider | undefined, evidence: string): Match | undefined {
  return provider && { provider, evidence };
}

function byName(mark: 'cname' | 'reverse', name: string): Provider | undefined {
  return providersNamed(mark, name).find(isServing);
}

function byNetwork({ asn, name, handle }: Pick<Network, 'asn' | 'name' | 'handle'>): Provider | undefined {
  const provider = providerOfNetwork({ asn, name }) ?? providerOfNetwork({ name: handle });
  return provider && isServing(provider) ? provider : undefined;
}

/** DNS and mail leave no mark on the address of a site. */
function isServing({ kinds }: Provider): boolean {
  return kinds.some((kind) => kind === 'cdn' || kind === 'host' || kind === 'builder');
}

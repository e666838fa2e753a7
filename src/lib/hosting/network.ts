import type { Provider } from './provider.ts';
import { providers } from './providers.ts';

/** A network as registries and routing tables tell it. */
export interface Network {
  /** Number of the autonomous system. */
  asn?: number | undefined;
  /** Of the system or its owner: `CLOUDFLARENET`, `Hetzner Online GmbH`. */
  name?: string | undefined;
}

const byNumber = new Map(providers.flatMap((provider) => (provider.asn ?? []).map((asn) => [asn, provider] as const)));
const beginnings = providers.flatMap((provider) => (provider.networks ?? []).map((name) => ({ name, provider })));

/** Whose network this is, by its number first, then by how its name begins; nothing when nobody known has it. */
export function providerOfNetwork({ asn, name = '' }: Network): Provider | undefined {
  const numbered = asn === undefined ? undefined : byNumber.get(asn);
  if (numbered) return numbered;
  const words = wordsOf(name);
  return beginnings.find((known) => `${words} `.startsWith(`${known.name} `))?.provider;
}

/** Lower-case words with a space between, without the "AS" with which many names begin. */
function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .replace(/^as\d* (?=.)/, '');
}

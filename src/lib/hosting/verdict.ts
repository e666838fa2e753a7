import type { Provider } from './provider.ts';

/** Where a mark was found. */
type MarkKind = 'cname' | 'header' | 'reverse' | 'network' | 'ns' | 'mx' | 'spf';

export interface Evidence {
  mark: MarkKind;
  /** What was looked at: a name, an address, the URL that answered. */
  where: string;
  /** What was there. */
  value: string;
  /** Anybody could have written this, such as a reverse name that does not lead back. */
  isWeak?: true;
}

/**
 * `sure`: an alias, name server, mail server or SPF record names the provider, or marks of two kinds agree. `likely`: marks of one
 * kind: response headers, the network, or a reverse name that leads back to the address. `possible`: a reverse name that does not,
 * or something that a CDN in front puts in doubt.
 */
type Sureness = 'sure' | 'likely' | 'possible';

export interface Verdict {
  provider: Provider;
  sureness: Sureness;
  evidence: readonly Evidence[];
}

const BINDING: ReadonlySet<MarkKind> = new Set(['cname', 'ns', 'mx', 'spf']);

/** By the rule of `Sureness`, without regard to a CDN. */
export function confidenceOf(evidence: readonly Evidence[]): Sureness {
  const kinds = new Set(evidence.filter(({ isWeak }) => !isWeak).map(({ mark }) => mark));
  if (kinds.size === 0) return 'possible';
  return kinds.size > 1 || kinds.values().some((kind) => BINDING.has(kind)) ? 'sure' : 'likely';
}

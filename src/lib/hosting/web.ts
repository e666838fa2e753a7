import { providersNamed } from './by-name.ts';
import { providerOfNetwork } from './network.ts';
import type { Provider } from './provider.ts';
import { providers } from './providers.ts';
import { confidenceOf, type Evidence, type Verdict } from './verdict.ts';

/** What is seen of a site from outside. */
export interface WebSigns {
  /** The aliases that were followed, in order. */
  aliases?: readonly { name: string; target: string }[];
  /** Where the names lead. */
  addresses?: readonly SeenAddress[];
  /** What answered under the domain's own names; headers by lower-case name. */
  answers?: readonly { url: string; headers: Readonly<Record<string, string>> }[];
}

export interface SeenAddress {
  address: string;
  asn?: number | undefined;
  /** Name of the network or of its owner. */
  network?: string | undefined;
  reverseName?: string | undefined;
  /** Whether the reverse name leads back to the address; without that, anybody can claim any name. */
  isConfirmed?: boolean | undefined;
}

/** UTF-16 units of a value that are shown. */
const SHOWN = 120;
const places = new Map(providers.map((provider, at) => [provider, at]));
const byHeader = Map.groupBy(
  providers.flatMap((provider) =>
    Object.entries(provider.headers ?? {}).map(([name, wanted]) => ({ name, wanted, provider })),
  ),
  ({ name }) => name,
);

/** Who delivers the site from in front of its host, the one of whom most is seen first. */
export function cdnOf(signs: WebSigns): Verdict[] {
  return verdicts(signs)
    .filter(({ provider }) => isFront(provider))
    .sort((a, b) => kindsOf(b) - kindsOf(a));
}

/**
 * Who serves the site, the most telling first: named by alias or header before seen by network only, and a platform before the
 * cloud below it. A CDN in front hides the host: addresses are then the CDN's own. What it lets through still tells: headers of
 * the host, aliases before the CDN's. An address outside of the CDN is `possible` only, since other traffic may be meant for it.
 */
export function webHosts(signs: WebSigns): Verdict[] {
  const cdns = cdnOf(signs);
  if (cdns.length === 0) return ordered(verdicts(signs).filter(({ provider }) => isServer(provider)));
  const behind = { ...signs, aliases: beforeCdn(signs.aliases ?? []) };
  const owners = new Set(cdns.map(({ provider }) => provider.within));
  const found = verdicts(behind).flatMap((verdict): Verdict[] => {
    const { provider } = verdict;
    if (!isServer(provider)) return [];
    const evidence = owners.has(provider.name) ? verdict.evidence.filter(isNamed) : verdict.evidence;
    if (evidence.length === 0) return [];
    return [{ provider, evidence, sureness: evidence.some(isNamed) ? confidenceOf(evidence) : 'possible' }];
  });
  return ordered(found);
}

function isFront({ kinds }: Provider): boolean {
  return kinds.includes('cdn');
}

function isServer({ kinds }: Provider): boolean {
  return kinds.some((kind) => kind === 'host' || kind === 'builder' || kind === 'registrar-parking');
}

/** Everybody of whom there is a mark, in the order of the list. */
function verdicts(signs: WebSigns): Verdict[] {
  const found = new Map<Provider, Evidence[]>();
  for (const { provider, evidence } of marks(signs)) {
    const known = found.get(provider);
    if (known) known.push(evidence);
    else found.set(provider, [evidence]);
  }
  return [...found]
    .map(([provider, evidence]): Verdict => ({ provider, evidence, sureness: confidenceOf(evidence) }))
    .sort((a, b) => (places.get(a.provider) ?? 0) - (places.get(b.provider) ?? 0));
}

type Mark = { provider: Provider; evidence: Evidence };

function* marks({ aliases = [], addresses = [], answers = [] }: WebSigns): Generator<Mark> {
  for (const { name, target } of aliases) {
    for (const provider of providersNamed('cname', target)) {
      yield { provider, evidence: { mark: 'cname', where: name, value: target } };
    }
  }
  for (const { url, headers } of answers) {
    for (const [name, value] of Object.entries(headers)) {
      for (const { provider, wanted } of byHeader.get(name) ?? []) {
        if (wanted !== true && !wanted.test(value)) continue;
        yield { provider, evidence: { mark: 'header', where: url, value: `${name}: ${shown(name, value, wanted)}` } };
      }
    }
  }
  for (const address of addresses) yield* marksOfAddress(address);
}

function* marksOfAddress({ address, asn, network, reverseName, isConfirmed }: SeenAddress): Generator<Mark> {
  const owner = providerOfNetwork({ asn, name: network });
  const value = [asn === undefined ? '' : `AS${asn}`, network ?? ''].filter(Boolean).join(' ');
  if (owner) yield { provider: owner, evidence: { mark: 'network', where: address, value } };
  if (reverseName === undefined) return;
  for (const provider of providersNamed('reverse', reverseName)) {
    const evidence: Evidence = { mark: 'reverse', where: address, value: reverseName };
    yield { provider, evidence: isConfirmed ? evidence : { ...evidence, isWeak: true } };
  }
}

/** Of a cookie only what was looked for: the rest is between the site and its visitor. */
function shown(name: string, value: string, wanted: true | RegExp): string {
  if (name === 'set-cookie' && wanted !== true) return wanted.exec(value)?.[0] ?? '';
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

/** What follows a CDN's name in a chain is the CDN's own affair. */
function beforeCdn(aliases: NonNullable<WebSigns['aliases']>): NonNullable<WebSigns['aliases']> {
  const end = aliases.findIndex(({ target }) => providersNamed('cname', target).some(isFront));
  return end < 0 ? aliases : aliases.slice(0, end + 1);
}

function isNamed({ mark }: Evidence): boolean {
  return mark === 'cname' || mark === 'header';
}

/** The order of the list is kept within either part. */
function ordered(found: readonly Verdict[]): Verdict[] {
  const { named = [], seen = [] } = Object.groupBy(found, ({ evidence }) =>
    evidence.some(isNamed) ? 'named' : 'seen',
  );
  return [...named, ...seen];
}

function kindsOf({ evidence }: Verdict): number {
  return new Set(evidence.map(({ mark }) => mark)).size;
}

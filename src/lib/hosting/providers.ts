import { own } from '../own.ts';
import { builders } from './builders.data.ts';
import { cdns } from './cdns.data.ts';
import { clouds } from './clouds.data.ts';
import { dnsHosts } from './dns-hosts.data.ts';
import { headersOf } from './headers.data.ts';
import { germanHosts, hostsOfEurope, hostsOfTheAmericas, hostsOfTheEast } from './hosts.data.ts';
import { mailHosts } from './mail-hosts.data.ts';
import { parking } from './parking.data.ts';
import { platforms } from './platforms.data.ts';
import { isProviderKind, type Provider } from './provider.ts';

/** The special before the general: a platform comes before the cloud that it may be on. */
const tables = [
  platforms,
  builders,
  parking,
  germanHosts,
  hostsOfEurope,
  hostsOfTheEast,
  hostsOfTheAmericas,
  clouds,
  cdns,
  dnsHosts,
  mailHosts,
];

const MARKS = new Set([
  'asn',
  'networks',
  'reverse',
  'cname',
  'ns',
  'mx',
  'spf',
  'sender',
  'anycast',
  'within',
  'note',
]);

/** Everybody that is known, in the order of the tables. No mark is with two of them. */
export const providers: readonly Provider[] = tables.flatMap((rows) => rows.trim().split('\n').map(readRow));

/**
 * Reads a row between bars: name, kinds, and marks in any order, each a word with what follows it.
 *
 * `Hetzner | host dns | asn 24940, 213230 | networks hetzner | ns ns.hetzner.com`; `sender` and `anycast` are the flags.
 *
 * @throws Error for a kind or a mark that there is not: the tables are ours.
 */
function readRow(row: string): Provider {
  const [name = '', kinds = '', ...rest] = row.split(' | ');
  const marks = new Map(rest.map((mark) => [mark.split(' ', 1)[0] ?? '', mark.slice(mark.indexOf(' ') + 1)]));
  const unknown = [
    ...kinds.split(' ').filter((kind) => !isProviderKind(kind)),
    ...marks.keys().filter((mark) => !MARKS.has(mark)),
  ];
  if (unknown.length > 0) throw new Error(`The row of ${name} has "${unknown[0]}".`);
  const list = (mark: string) => marks.get(mark)?.split(', ');
  return {
    name,
    kinds: kinds.split(' ').filter(isProviderKind),
    asn: list('asn')?.map(Number),
    networks: list('networks'),
    reverse: list('reverse'),
    cname: list('cname'),
    ns: list('ns'),
    mx: list('mx'),
    spf: list('spf'),
    isSender: marks.has('sender'),
    isAnycast: marks.has('anycast'),
    within: marks.get('within'),
    note: marks.get('note'),
    headers: own(headersOf, name),
  };
}

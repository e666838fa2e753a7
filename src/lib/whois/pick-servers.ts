import type { Entry } from './entries.ts';
import { hostNameOf, hostNamesOf, listedHosts } from './host-name.ts';

/** Name servers that are kept; no delegation has more. */
const MOST_SERVERS = 50;

const inLists =
  /^(?:(?:name|nombre|nom|nome|host|server|dns|ns|hostname|host name|primary|secondary|nameserver|name server)(?: ?\d{1,2})?|\d{1,2}|(?:\w{2,12} )?(?:name ?)?server(?: host ?name| name)?(?: \d{1,2})?)$/;
const numbered = /^(?:ns|(?:dns|(?:dns |name ?|domain |n)?servers?)|ns name|primary dns|secondary dns|host) ?\d{1,2}$/;

/** The name servers of the first record that lists them: what follows is the registrar's copy of the same. */
export function pickNameServers(entries: readonly Entry[], domain: string): string[] {
  const records = new Map<number, string[]>();
  for (const entry of entries) {
    if (entry.isRemark) continue;
    const hosts = hostsIn(entry, domain);
    if (hosts.length === 0) continue;
    const list = records.get(entry.record) ?? [];
    records.set(entry.record, list);
    list.push(...hosts);
  }
  const [first = []] = records.values();
  return [...new Set(first)].slice(0, MOST_SERVERS);
}

function hostsIn(entry: Entry, domain: string): string[] {
  const { keys, label, section, text, value, meaning } = entry;
  if (section === 'name-servers') {
    const listed = listedHosts(text);
    if (listed.length > 0) return listed;
    if (label !== '' && keys.some((key) => inLists.test(key))) return hostNamesOf(value);
  }
  // ".to" writes the name itself before each of its servers.
  const beside = label === '' && section === undefined ? hostsBeside(text, domain) : [];
  if (beside.length > 0) return beside;
  if (section === 'contact' && !keys.some((key) => key.includes('serv'))) return [];
  if (meaning !== 'name-server' && !keys.some((key) => numbered.test(key))) return [];
  const hosts = hostNamesOf(value);
  // ".dk" writes the domain itself as "DNS:".
  return keys.includes('dns') && hostNameOf(value) === domain ? [] : hosts;
}

function hostsBeside(text: string, domain: string): string[] {
  const words = text.toLowerCase().split(/\s+/, 3);
  const isOwn = words.length === 2 && (words[0] === domain || words[0] === domain.split('.', 1)[0]);
  return isOwn ? hostNamesOf(words[1] ?? '') : [];
}

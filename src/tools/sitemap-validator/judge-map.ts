import { LONGEST_ADDRESS, MOST_BYTES, MOST_ENTRIES, SITEMAP_NAMESPACE } from '#lib/sitemap/limits';
import type { ReadEntry, ReadSitemap } from '#lib/sitemap/read-sitemap';
import { isW3cDate } from '#lib/sitemap/w3c-date';
import { type Kind, syntaxKind } from './findings.ts';

export interface Judged {
  read: ReadSitemap;
  /** Address of the file; empty when it was pasted. */
  place: string;
  bytes: number;
  isUtf8: boolean;
}

type Note = (kind: Kind, where: string) => void;

const FREQUENCIES = new Set(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']);

/** What is wrong with one file. `seen` are the addresses of those before, with their places. */
export function judgeMap(map: Judged, seen: Map<string, string>, note: Note): void {
  const { read, place, bytes, isUtf8 } = map;
  const at = (line: number) => (place === '' ? `Line ${line}` : `${place}, line ${line}`);
  for (const { line, message } of read.faults) note(syntaxKind(message), `${at(line)}: ${message}`);
  if (!isUtf8) note('encoding', place);
  if (read.kind === 'other') {
    note('root', `${at(1)}: ${read.root === '' ? 'no element' : `<${read.root.slice(0, 60)}>`}`);
    return;
  }
  if (read.format === 'protocol' && read.namespace !== SITEMAP_NAMESPACE)
    note('namespace', `${at(1)}: ${read.namespace.slice(0, 200) || 'none'}`);
  if (read.count === 0 && read.faults.length === 0) note('empty', place || 'The sitemap');
  if (read.count > MOST_ENTRIES)
    note('too-many', `${place || 'The sitemap'}: ${read.count.toLocaleString('en')} entries`);
  if (bytes > MOST_BYTES) note('too-large', `${place || 'The sitemap'}: ${bytes.toLocaleString('en')} bytes`);
  for (const [name, line] of read.strange) note('strange', `${at(line)}: <${name.slice(0, 60)}>`);
  // The site is that of the file, or of its first entry where it was pasted.
  const first = read.entries.map(({ loc }) => complete(loc)).find((url) => url !== undefined);
  const site = (place === '' ? first : URL.parse(place)) ?? first;
  for (const entry of read.entries)
    judgeEntry(entry, { site, where: `${at(entry.line)}: ${entry.loc.slice(0, 200)}`, seen, note });
}

interface EntryPlace {
  site: URL | undefined;
  where: string;
  seen: Map<string, string>;
  note: Note;
}

function judgeEntry(entry: ReadEntry, { site, where, seen, note }: EntryPlace): void {
  const { loc, lastmod, changefreq, priority } = entry;
  if (lastmod !== '' && !isW3cDate(lastmod)) note('date', `${where} (${lastmod.slice(0, 60)})`);
  if (changefreq !== '' && !FREQUENCIES.has(changefreq)) note('frequency', `${where} (${changefreq.slice(0, 60)})`);
  if (priority !== '' && !(/^\d{1,3}(?:\.\d{1,10})?$/.test(priority) && Number(priority) <= 1)) {
    note('priority', `${where} (${priority.slice(0, 60)})`);
  }
  const url = complete(loc);
  if (!url) {
    note(loc === '' ? 'no-address' : 'address', where);
    return;
  }
  if (loc.length > LONGEST_ADDRESS) note('long', where);
  if (site && url.host !== site.host) note('other-site', where);
  else if (site && url.protocol !== site.protocol) note('scheme', where);
  if (url.hash !== '') note('hash', where);
  // Escaping is asked for by the protocol, RFC 3986; most readers forgive it.
  if (/[^\x21-\x7e]/.test(loc)) note('unescaped', where);
  const before = seen.get(url.href);
  if (before === undefined) seen.set(url.href, where);
  else note('repeated', `${where} (first: ${before.split(': ')[0]})`);
}

function complete(loc: string): URL | undefined {
  return /^https?:\/\/[^/\s]/i.test(loc) ? (URL.parse(loc) ?? undefined) : undefined;
}

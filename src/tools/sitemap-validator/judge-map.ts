import { visitParameters } from '#lib/page/own-address';
import { LONGEST_ADDRESS, MOST_BYTES, MOST_ENTRIES, SITEMAP_NAMESPACE } from '#lib/sitemap/limits';
import type { ReadEntry, ReadSitemap } from '#lib/sitemap/read-sitemap';
import { type Note, syntaxKind } from './findings.ts';
import { judgeDates } from './judge-dates.ts';
import { judgeVersions } from './judge-versions.ts';

export interface Judged {
  read: ReadSitemap;
  /** Address of the file; empty when it was pasted. */
  place: string;
  bytes: number;
  isUtf8: boolean;
  isHtml: boolean;
  isMoved: boolean;
  /** Whether the end of a gzipped file is missing. */
  isCut: boolean;
}

interface JudgeOptions {
  /** Addresses of the files before, with their places. */
  seen: Map<string, string>;
  now: number;
  note: Note;
}

const FREQUENCIES = new Set(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']);

/** What is wrong with one file. Gives the new addresses of its own site, with their places. */
export function judgeMap(map: Judged, { seen, now, note }: JudgeOptions): Map<string, string> {
  const { read, place, bytes, isUtf8, isCut } = map;
  const at = (line: number) => (place === '' ? `Line ${line}` : `${place}, line ${line}`);
  const placeOf = ({ line, loc }: ReadEntry) => `${at(line)}: ${loc.slice(0, 200)}`;
  const own = new Map<string, string>();
  if (isCut) note('cut', place);
  // What follows from the cut, or from being another thing, needs no word of its own.
  else if (!/^(?:html|head|title|body)$/i.test(read.root))
    for (const { line, message } of read.faults) note(syntaxKind(message), `${at(line)}: ${message}`);
  if (!isUtf8) note('encoding', place);
  if (read.kind === 'other') {
    if (!isCut) note('root', `${at(1)}: ${read.root === '' ? 'no element' : `<${read.root.slice(0, 60)}>`}`);
    return own;
  }
  if (read.format === 'protocol' && read.namespace !== SITEMAP_NAMESPACE)
    note('namespace', `${at(1)}: ${read.namespace.slice(0, 200) || 'none'}`);
  if (read.count === 0 && read.faults.length === 0 && !isCut) note('empty', place || 'The sitemap');
  if (read.count > MOST_ENTRIES)
    note('too-many', `${place || 'The sitemap'}: ${read.count.toLocaleString('en')} entries`);
  if (bytes > MOST_BYTES) note('too-large', `${place || 'The sitemap'}: ${bytes.toLocaleString('en')} bytes`);
  for (const [name, line] of read.strange) note('strange', `${at(line)}: <${name.slice(0, 60)}>`);
  if (map.isMoved) note('moved', place);
  if (map.isHtml) note('type', place);
  for (const { line, what } of read.lacking) note('lacking', `${at(line)}: ${what}`);
  for (const [name, line] of read.foreign) note('extension', `${at(line)}: ${name}`);
  // The site is that of the file, or of its first entry where it was pasted.
  const first = read.entries.map(({ loc }) => complete(loc)).find((url) => url !== undefined);
  const site = (place === '' ? first : URL.parse(place)) ?? first;
  for (const entry of read.entries) {
    const where = placeOf(entry);
    const url = judgeEntry(entry, { site, where, seen, note });
    if (url && url.host === site?.host) own.set(url.href, where);
  }
  // Versions that have no entry of their own are pages as well.
  for (const entry of read.entries) {
    for (const { href } of entry.versions) {
      const url = complete(href);
      if (url && url.host === site?.host && !own.has(url.href) && !seen.has(url.href))
        own.set(url.href, placeOf(entry));
    }
  }
  judgeDates(read.entries, { now, at: placeOf, note });
  judgeVersions(read.entries, { at: placeOf, note });
  return own;
}

interface EntryPlace {
  site: URL | undefined;
  where: string;
  seen: Map<string, string>;
  note: Note;
}

/** Gives its address, where it is one that was not seen before. */
function judgeEntry(entry: ReadEntry, { site, where, seen, note }: EntryPlace): URL | undefined {
  const { loc, changefreq, priority, repeated } = entry;
  if (repeated.length > 0) note('twice', `${where} (${[...new Set(repeated)].join(', ')})`);
  if (changefreq !== '' && !FREQUENCIES.has(changefreq)) note('frequency', `${where} (${changefreq.slice(0, 60)})`);
  if (priority !== '' && !(/^\d{1,3}(?:\.\d{1,10})?$/.test(priority) && Number(priority) <= 1)) {
    note('priority', `${where} (${priority.slice(0, 60)})`);
  }
  const url = complete(loc);
  if (!url) {
    note(loc === '' ? 'no-address' : 'address', where);
    return undefined;
  }
  if (/&amp;/i.test(loc)) note('escaped-twice', where);
  if (loc.length > LONGEST_ADDRESS) note('long', where);
  if (site && url.host !== site.host) note('other-site', where);
  else if (site && url.protocol !== site.protocol) note('scheme', where);
  if (url.hash !== '') note('hash', where);
  // Escaping is asked for by the protocol, RFC 3986; most readers forgive it.
  if (/[^\x21-\x7e]/.test(loc)) note('unescaped', where);
  if (visitParameters(url.href).length > 0) note('session', where);
  const before = seen.get(url.href);
  if (before === undefined) seen.set(url.href, where);
  else note('repeated', `${where} (first: ${before.split(': ')[0]})`);
  return before === undefined ? url : undefined;
}

function complete(loc: string): URL | undefined {
  return /^https?:\/\/[^/\s]/i.test(loc) ? (URL.parse(loc) ?? undefined) : undefined;
}

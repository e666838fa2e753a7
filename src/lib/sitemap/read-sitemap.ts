import { SaxesParser, type SaxesTagNS } from 'saxes';
import { own } from '../own.ts';
import { SITEMAP_NAMESPACE } from './limits.ts';

export interface ReadEntry {
  /** Of the file, from 1. */
  line: number;
  loc: string;
  lastmod: string;
  changefreq: string;
  priority: string;
  alternates: number;
  pictures: number;
  videos: number;
}

export interface ReadSitemap {
  /** By its topmost element. */
  kind: 'sitemap' | 'index' | 'other';
  /** Search engines also take a list of addresses, one a line, and feeds. */
  format: 'protocol' | 'text' | 'feed';
  root: string;
  namespace: string;
  entries: ReadEntry[];
  /** Entries in all: more may be there than are kept. */
  count: number;
  /** What is wrong with the XML, with its line. */
  faults: { line: number; message: string }[];
  /** Elements of the sitemap's own namespace that the protocol does not know, with their first line. */
  strange: Map<string, number>;
}

/** More entries than a file may have are counted, not kept. */
const MOST_KEPT = 60_000;
const MOST_FAULTS = 100;
/** UTF-16 units of a value that are kept. */
const LONGEST = 4_000;
/** Elements within each other; a sitemap has six. The parser's time grows with the square of more. */
const MOST_DEPTH = 50;
/** UTF-16 units that are read between rests. */
const PIECE = 65_536;

const KNOWN = new Set(['urlset', 'sitemapindex', 'url', 'sitemap', 'loc', 'lastmod', 'changefreq', 'priority']);
const FIELDS = new Set(['loc', 'lastmod', 'changefreq', 'priority']);

const entryNames = {
  protocol: new Set(['url', 'sitemap']),
  feed: new Set(['item', 'entry']),
  text: new Set<string>(),
} as const;
/** What a feed calls the fields of an entry. Dates of RSS are in another form, and are left out. */
const feedFields: Readonly<Record<string, string>> = { link: 'loc', updated: 'lastmod' };
const ATOM = 'http://www.w3.org/2005/Atom';

class TooDeep extends Error {}

/** Reads a list of addresses, one a line; nothing when it is none. */
function readList(text: string): ReadSitemap | undefined {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (!/^https?:\/\//i.test(start)) return undefined;
  const read: ReadSitemap = {
    kind: 'sitemap',
    format: 'text',
    root: '',
    ...{ namespace: '', entries: [], count: 0, faults: [], strange: new Map() },
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    read.count += 1;
    if (read.entries.length < MOST_KEPT)
      read.entries.push({
        ...emptyEntry(index + 1),
        loc: line
          .replace(/^\ufeff/, '')
          .trim()
          .slice(0, LONGEST),
      });
  }
  return read;
}

function emptyEntry(line: number): ReadEntry {
  return {
    line,
    ...{ loc: '', lastmod: '', changefreq: '', priority: '' },
    ...{ alternates: 0, pictures: 0, videos: 0 },
  };
}

/** Reads a sitemap, a feed or an index as far as it can be read, with rests. Entities of a document type are not followed. */
export function* readSitemap(xml: string): Generator<void, ReadSitemap> {
  const list = readList(xml);
  if (list) return list;
  const read: ReadSitemap = {
    ...{ kind: 'other', format: 'protocol' },
    root: '',
    namespace: '',
    entries: [],
    count: 0,
    faults: [],
    strange: new Map(),
  };
  const parser = new SaxesParser({ xmlns: true });
  let entry: ReadEntry | undefined;
  let value: string | undefined;

  parser.on('error', ({ message }) => {
    const [, said = message] = /^\d+:\d+: (.*)$/s.exec(message) ?? [];
    if (read.faults.length < MOST_FAULTS) read.faults.push({ line: parser.line, message: said });
  });
  const note = (text: string) => {
    if (value !== undefined && value.length < LONGEST) value += text.slice(0, LONGEST);
  };
  parser.on('text', note);
  parser.on('cdata', note);
  let depth = 0;
  parser.on('opentag', (tag: SaxesTagNS) => {
    const { local, uri } = tag;
    depth += 1;
    if (depth > MOST_DEPTH) throw new TooDeep();
    if (read.root === '') {
      read.root = local;
      read.namespace = uri;
      if (local === 'rss' || (local === 'feed' && uri === ATOM))
        Object.assign(read, { kind: 'sitemap', format: 'feed' });
      else read.kind = local === 'urlset' ? 'sitemap' : local === 'sitemapindex' ? 'index' : 'other';
      return;
    }
    const isOwn = uri === read.namespace;
    if (isOwn && entryNames[read.format].has(local)) {
      entry = emptyEntry(parser.line);
    } else if (read.format === 'feed') {
      if (!entry || !isOwn) return;
      if (local === 'updated' || local === 'link') value = '';
      const { href, rel } = tag.attributes;
      if (local === 'link' && href && (rel === undefined || rel.value === 'alternate')) entry.loc = href.value.trim();
    } else if (isOwn && entry && FIELDS.has(local)) value = '';
    else if (isOwn && !KNOWN.has(local) && uri === SITEMAP_NAMESPACE && read.strange.size < MOST_FAULTS) {
      if (!read.strange.has(local)) read.strange.set(local, parser.line);
    }
    if (!entry || isOwn) return;
    if (local === 'link') entry.alternates += 1;
    if (local === 'image') entry.pictures += 1;
    if (local === 'video') entry.videos += 1;
  });
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    if (uri !== read.namespace) return;
    const field = read.format === 'feed' ? own(feedFields, local) : local;
    if (entry && value !== undefined && field !== undefined && isField(field)) {
      entry[field] ||= value.trim();
      value = undefined;
    } else if (entry && entryNames[read.format].has(local)) {
      read.count += 1;
      if (read.entries.length < MOST_KEPT) read.entries.push(entry);
      entry = undefined;
    }
  });

  try {
    for (let at = 0; at < xml.length && read.faults.length < MOST_FAULTS; at += PIECE) {
      parser.write(xml.slice(at, at + PIECE));
      yield;
    }
    parser.close();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    read.faults.push({
      line: parser.line,
      message: `more than ${MOST_DEPTH} elements are within each other; the rest was not read.`,
    });
  }
  const bare = read.faults.length > 0 ? bareAmpersand(xml) : undefined;
  // The parser takes what follows for a name up to the end of the file, and misses every end tag.
  if (bare !== undefined) {
    const line = xml.slice(0, bare).split('\n').length;
    read.faults = [
      { line, message: `the entity ${xml.slice(bare, bare + 20).split(/[<\s]/, 1)[0]} has no end: & is not escaped.` },
    ];
  }
  return read;
}

/** Where a sign stands that begins a character reference, and is none. */
function bareAmpersand(xml: string): number | undefined {
  const reference = /^&(?:[a-z][a-z0-9]{0,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;
  let quote = xml.indexOf('<![CDATA[');
  for (let at = xml.indexOf('&'); at !== -1; at = xml.indexOf('&', at + 1)) {
    while (quote !== -1 && quote < at) {
      const end = xml.indexOf(']]>', quote);
      if (end === -1) return undefined;
      if (end > at) at = end;
      quote = xml.indexOf('<![CDATA[', end);
    }
    if (xml[at] === '&' && !reference.test(xml.slice(at, at + 40))) return at;
  }
  return undefined;
}

function isField(name: string): name is 'loc' | 'lastmod' | 'changefreq' | 'priority' {
  return FIELDS.has(name);
}

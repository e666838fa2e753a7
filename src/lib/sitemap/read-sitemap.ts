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
  /** Versions in other languages; of a file with very many, not all. */
  versions: { code: string; href: string }[];
  /** Fields that it has more than once. */
  repeated: string[];
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
  /** Elements of extensions in a namespace that search engines do not know, with their first line. */
  foreign: Map<string, number>;
  /** Pictures, videos and news without what they need. */
  lacking: { line: number; what: string }[];
}

/** More entries than a file may have are counted, not kept. */
const MOST_KEPT = 60_000;
const MOST_FAULTS = 100;
/** Versions of all entries that are kept. */
const MOST_VERSIONS = 100_000;
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

const XHTML = 'http://www.w3.org/1999/xhtml';
/** Namespaces of the extensions. Source: Google's documentation of sitemaps. */
const extensions: Readonly<Record<string, string>> = {
  link: XHTML,
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
};

/** What each of them needs; one of several where they are in one list. Source: Google's documentation of the extensions. */
const needed: Readonly<Record<string, readonly (readonly string[])[]>> = {
  image: [['loc']],
  video: [['thumbnail_loc'], ['title'], ['description'], ['content_loc', 'player_loc']],
  news: [['publication'], ['publication_date'], ['title']],
};

class TooDeep extends Error {}

/** Reads a list of addresses, one a line; nothing when it is none. */
function readList(text: string): ReadSitemap | undefined {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (!/^https?:\/\//i.test(start)) return undefined;
  const read: ReadSitemap = {
    kind: 'sitemap',
    format: 'text',
    root: '',
    ...{ namespace: '', entries: [], count: 0, faults: [], strange: new Map(), foreign: new Map(), lacking: [] },
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
    ...{ alternates: 0, pictures: 0, videos: 0, versions: [], repeated: [] },
  };
}

/** Reads a sitemap, a feed or an index as far as it can be read. Entities of a document type are not followed. */
export function readSitemap(xml: string): ReadSitemap {
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
    foreign: new Map(),
    lacking: [],
  };
  const parser = new SaxesParser({ xmlns: true });
  let entry: ReadEntry | undefined;
  let value: string | undefined;
  let versions = 0;
  let part: { name: string; line: number; has: Set<string> } | undefined;

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
    if (
      isOwn &&
      read.format === 'protocol' &&
      entryNames.protocol.has(local) &&
      (local === 'url') !== (read.kind === 'sitemap')
    )
      read.strange.set(local, read.strange.get(local) ?? parser.line);
    if (!entry || isOwn) return;
    if (part && own(extensions, part.name) === uri) part.has.add(local);
    else if (own(needed, local) && own(extensions, local) === uri)
      part = { name: local, line: parser.line, has: new Set() };
    // Without a declaration, the prefix itself stands there.
    const place = `${local} xmlns=${uri.slice(0, 200)}`;
    const isForeign =
      read.format === 'protocol' &&
      uri.includes(':') &&
      (own(extensions, local) ?? uri) !== uri &&
      read.foreign.size < MOST_FAULTS;
    if (isForeign && !read.foreign.has(place)) read.foreign.set(place, parser.line);
    if (local === 'link') entry.alternates += 1;
    if (local === 'link' && uri === XHTML && tag.attributes.rel === undefined && read.lacking.length < MOST_FAULTS)
      read.lacking.push({ line: parser.line, what: 'link without rel="alternate"' });
    if (local === 'link' && uri === XHTML && versions < MOST_VERSIONS && isAlternate(tag)) {
      versions += 1;
      entry.versions.push({ code: attributeOf(tag, 'hreflang'), href: attributeOf(tag, 'href') });
    }
    if (local === 'image') entry.pictures += 1;
    if (local === 'video') entry.videos += 1;
  });
  parser.on('closetag', ({ local, uri }) => {
    depth -= 1;
    if (part && local === part.name && own(extensions, local) === uri) {
      noteLacking(part, read.lacking);
      part = undefined;
    }
    if (uri !== read.namespace) return;
    const field = read.format === 'feed' ? own(feedFields, local) : local;
    if (entry && value !== undefined && field !== undefined && isField(field)) {
      if (entry[field] !== '' && read.format === 'protocol') entry.repeated.push(field);
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

function noteLacking(
  { name, line, has }: { name: string; line: number; has: Set<string> },
  lacking: ReadSitemap['lacking'],
) {
  const without = own(needed, name)?.filter((either) => !either.some((each) => has.has(each))) ?? [];
  for (const either of without) {
    if (lacking.length < MOST_FAULTS) lacking.push({ line, what: `${name} without ${either.join(' or ')}` });
  }
}

function attributeOf({ attributes }: SaxesTagNS, name: string): string {
  return (attributes[name]?.value ?? '').trim().slice(0, LONGEST);
}

/** Without `hreflang`, it may lead to a page for phones. */
function isAlternate(tag: SaxesTagNS): boolean {
  return attributeOf(tag, 'rel').toLowerCase() === 'alternate' && tag.attributes.media === undefined;
}

function isField(name: string): name is 'loc' | 'lastmod' | 'changefreq' | 'priority' {
  return FIELDS.has(name);
}

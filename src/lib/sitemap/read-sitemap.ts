import { SaxesParser, type SaxesTagNS } from 'saxes';
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

class TooDeep extends Error {}

/** Reads a sitemap or an index as far as it can be read, with rests. Entities of a document type are not followed. */
export function* readSitemap(xml: string): Generator<void, ReadSitemap> {
  const read: ReadSitemap = {
    kind: 'other',
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
      read.kind = local === 'urlset' ? 'sitemap' : local === 'sitemapindex' ? 'index' : 'other';
      return;
    }
    const isOwn = uri === read.namespace;
    if (isOwn && (local === 'url' || local === 'sitemap')) {
      entry = {
        line: parser.line,
        loc: '',
        lastmod: '',
        changefreq: '',
        priority: '',
        alternates: 0,
        pictures: 0,
        videos: 0,
      };
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
    if (entry && value !== undefined && isField(local)) {
      entry[local] = value.trim();
      value = undefined;
    } else if (entry && (local === 'url' || local === 'sitemap')) {
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
  return read;
}

function isField(name: string): name is 'loc' | 'lastmod' | 'changefreq' | 'priority' {
  return FIELDS.has(name);
}

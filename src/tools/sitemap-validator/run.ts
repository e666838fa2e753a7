import type { Run, ToolOutput } from '#kit/define-tool';
import { completeAddress } from '#kit/page-address';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { runInSlices } from '#lib/run-in-slices';
import { type ReadSitemap, readSitemap } from '#lib/sitemap/read-sitemap';
import { fetchRobotsTxt } from '#lookups/robots-file';
import { fetchSitemap } from './fetch-sitemap.ts';
import { createNotes } from './findings.ts';
import { type Judged, judgeMap } from './judge-map.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Files of an index that are read. */
const MOST_FILES = 20;
/** Entries that are listed. */
const MOST_LISTED = 1_000;
/** Addresses that are compared with each other. */
const MOST_COMPARED = 500_000;

const run: Run<typeof tool> = async ({ source }, { http }, { signal, report }) => {
  const notes = createNotes();
  const seen = new Map<string, string>();
  const maps: Output['maps'] = [];
  const listed: ReadSitemap['entries'] = [];
  let addresses = 0;

  const take = (map: Judged) => {
    judgeMap(map, seen.size < MOST_COMPARED ? seen : new Map(), notes.note);
    maps.push(rowOf(map));
    if (map.read.kind !== 'sitemap') return;
    addresses += map.read.count;
    listed.push(...map.read.entries.slice(0, Math.max(0, MOST_LISTED - listed.length)));
  };
  const read = async (address: string): Promise<Judged> => {
    const { url, text, bytes, isUtf8 } = await fetchSitemap(address, { http, signal });
    return { place: url, bytes, isUtf8, read: await runInSlices(readSitemap(text), signal) };
  };

  const first = await firstOf(source, { read, signal, http });
  take(first);
  if (first.read.kind === 'index') {
    const places = [...new Set(first.read.entries.map(({ loc }) => loc))].filter((loc) => /^https?:\/\//i.test(loc));
    for (const [index, place] of places.slice(0, MOST_FILES).entries()) {
      report({
        share: index / Math.min(places.length, MOST_FILES),
        stage: `Read ${index} of ${places.length} sitemaps`,
      });
      const map = await read(place).catch((error: unknown) => {
        if (!(error instanceof ToolError) || signal.aborted) throw error;
        return error;
      });
      if (map instanceof ToolError) {
        notes.note('unread', `${place}: ${map.message}`);
        maps.push({ place, kind: 'unread', entries: 0, bytes: 0, newest: '', note: map.message });
      } else {
        if (map.read.kind === 'index') notes.note('nested', map.place);
        take(map);
      }
    }
    if (places.length > MOST_FILES) notes.note('not-read', `${places.length - MOST_FILES} more are in the index.`);
  }
  const findings = notes.findings();
  const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
  return {
    ...{ addresses, files: maps.filter(({ kind }) => kind !== 'unread').length },
    ...{ errors: count('error'), warnings: count('warning') },
    findings,
    maps,
    entries: listed.map(({ loc, lastmod, changefreq, priority, alternates, pictures, line }) => {
      return { url: loc, lastmod, changefreq, priority, languages: alternates, pictures, line };
    }),
  };
};

export default run;

interface FirstOptions {
  read: (address: string) => Promise<Judged>;
  http: Ports['http'];
  signal: AbortSignal;
}

/** What was pasted, or what is at the address; of a site, the sitemap that robots.txt names, or /sitemap.xml. */
async function firstOf(source: string, { read, http, signal }: FirstOptions): Promise<Judged> {
  const text = source.replace(/^\ufeff/, '').trim();
  if (text.includes('<') && /^[^\s]*</.test(text.slice(0, 20))) {
    const bytes = new TextEncoder().encode(text).byteLength;
    return { place: '', bytes, isUtf8: text.isWellFormed(), read: await runInSlices(readSitemap(text), signal) };
  }
  const entered = completeAddress(text.slice(0, 10_000));
  if ('reason' in entered) throw new ToolError('invalid-input', entered.reason, { field: 'source' });
  const url = new URL(entered.href);
  if (url.pathname !== '/' || url.search !== '') return read(url.href);
  const robots = await fetchRobotsTxt(url, http, signal);
  const [, named] = /^[ \t]{0,20}sitemap[ \t]{0,20}:[ \t]{0,20}(\S+)/im.exec(robots.text) ?? [];
  return read(
    URL.parse(named ?? '', url)?.href.replace(/^(https?:\/\/[^/]+\/)$/, '$1sitemap.xml') ?? `${url.origin}/sitemap.xml`,
  );
}

function rowOf({ place, bytes, read }: Judged): Output['maps'][number] {
  const dates = read.entries.map(({ lastmod }) => lastmod).filter((date) => /^\d{4}-\d\d-\d\d/.test(date));
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), '');
  const note = read.faults.length > 0 ? 'The XML is broken' : '';
  return { place: place || 'Pasted XML', kind: read.kind, entries: read.count, bytes, newest, note };
}

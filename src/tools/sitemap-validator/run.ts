import type { Run, ToolOutput } from '#kit/define-tool';
import { completeAddress } from '#kit/page-address';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { type ReadSitemap, readSitemap } from '#lib/sitemap/read-sitemap';
import { createRobotsCheck } from '#lookups/robots-check';
import { fetchRobotsTxt } from '#lookups/robots-file';
import { fetchSitemap } from './fetch-sitemap.ts';
import { createNotes } from './findings.ts';
import { noteFolder, sitemapsIn } from './judge-folder.ts';
import { type Judged, judgeMap } from './judge-map.ts';
import type tool from './tool.ts';
import { noteVisits, resultOf, sampleOf, visitPages } from './visit-pages.ts';

type Output = ToolOutput<typeof tool>;

/** Files of an index that are read. */
const MOST_FILES = 20;
/** Milliseconds for reading them, so that there is time to visit pages. */
const READING_TIME = 45_000;
/** Visits between reports of what they found. */
const REPORTED = 10;
/** Entries that are listed. */
const MOST_LISTED = 1_000;
/** Addresses that are compared with each other. */
const MOST_COMPARED = 500_000;

const run: Run<typeof tool> = async ({ source }, { http, clock }, { signal, report }) => {
  const notes = createNotes();
  const seen = new Map<string, string>();
  const pages = new Map<string, string>();
  const maps: Output['maps'] = [];
  const listed: ReadSitemap['entries'] = [];
  const isAllowed = createRobotsCheck({ http, signal, crawler: 'Googlebot' });
  const isLate = AbortSignal.timeout(READING_TIME);
  const visits: Output['visits'] = [];
  let addresses = 0;

  const take = async (map: Judged) => {
    const before = seen.size < MOST_COMPARED ? seen : new Map<string, string>();
    const own = judgeMap(map, { seen: before, now: clock.now(), note: notes.note });
    if (map.place !== '' && !(await isAllowed(map.place))) notes.note('map-blocked', map.place);
    maps.push(rowOf(map));
    if (map.read.kind !== 'sitemap') return;
    addresses += map.read.count;
    listed.push(...map.read.entries.slice(0, Math.max(0, MOST_LISTED - listed.length)));
    if (pages.size < MOST_COMPARED) for (const [url, place] of own) pages.set(url, place);
  };
  const read = async (address: string): Promise<Judged> => {
    const { url, text, ...file } = await fetchSitemap(address, { http, signal });
    return { place: url, ...file, read: readSitemap(text) };
  };
  const readIndex = async ({ read: index }: Judged) => {
    const places = [...new Set(index.entries.map(({ loc }) => loc))].filter((loc) => /^https?:\/\//i.test(loc));
    const wanted = places.slice(0, MOST_FILES);
    let done = 0;
    for (const place of wanted) {
      if (isLate.aborted) break;
      report({ share: (0.5 * done) / wanted.length, stage: `Read ${done} of ${places.length} sitemaps` });
      done += 1;
      const map = await read(place).catch((error: unknown) => {
        if (!(error instanceof ToolError) || signal.aborted) throw error;
        return error;
      });
      if (map instanceof ToolError) {
        notes.note('unread', `${place}: ${map.message}`);
        maps.push({ place, kind: 'unread', entries: 0, bytes: 0, newest: '', note: map.message });
      } else {
        if (map.read.kind === 'index') notes.note('nested', map.place);
        await take(map);
      }
    }
    if (done < places.length) notes.note('not-read', `${places.length - done} more are in the index.`);
  };
  const answer = (): Output => {
    const findings = notes.findings();
    const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
    return {
      ...{ addresses, files: maps.filter(({ kind }) => kind !== 'unread').length },
      ...{ visited: visits.filter(({ status }) => status !== null).length },
      ...{ errors: count('error'), warnings: count('warning') },
      ...{ findings, visits: [...visits], maps },
      entries: listed.map(({ loc, lastmod, changefreq, priority, alternates, pictures, line }) => {
        return { url: loc, lastmod, changefreq, priority, languages: alternates, pictures, line };
      }),
    };
  };

  const first = await firstOf(source, { read, signal, http });
  await take(first);
  await noteFolder(first, { http, signal, note: notes.note });
  if (first.read.kind === 'index') await readIndex(first);
  const visitStart = first.read.kind === 'index' ? 0.5 : 0;
  report({ share: visitStart, stage: 'Visiting the listed pages', partial: answer() });
  const sample = sampleOf([...pages.keys()]);
  const found = await visitPages(sample, {
    ...{ http, signal, isAllowed },
    onVisit: (rows, of) => {
      visits.splice(0, visits.length, ...rows.map(({ kinds, ...row }) => ({ ...row, result: resultOf({ kinds }) })));
      const partial = rows.length % REPORTED === 0 ? { partial: answer() } : {};
      const share = visitStart + ((1 - visitStart) * rows.length) / of;
      report({ share, stage: `Visited ${rows.length} of ${of} pages`, ...partial });
    },
  });
  noteVisits(found, pages, notes.note);
  if (sample.length < pages.size) {
    const all = pages.size.toLocaleString('en');
    notes.note('not-visited', `${sample.length} of ${all} pages were visited.`);
  }
  return answer();
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
    return {
      place: '',
      bytes,
      isUtf8: text.isWellFormed(),
      isHtml: false,
      isMoved: false,
      isCut: false,
      read: readSitemap(text),
    };
  }
  const entered = completeAddress(text.slice(0, 10_000));
  if ('reason' in entered) throw new ToolError('invalid-input', entered.reason, { field: 'source' });
  const url = new URL(entered.href);
  if (url.pathname !== '/' || url.search !== '') return read(url.href);
  const robots = await fetchRobotsTxt(url, http, signal);
  const [named = url.href] = sitemapsIn(robots.text, url);
  return read(named.replace(/^(https?:\/\/[^/]+\/)$/, '$1sitemap.xml'));
}

function rowOf({ place, bytes, read }: Judged): Output['maps'][number] {
  const dates = read.entries.map(({ lastmod }) => lastmod).filter((date) => /^\d{4}-\d\d-\d\d/.test(date));
  const newest = dates.reduce((latest, date) => (date > latest ? date : latest), '');
  const note = read.faults.length > 0 ? 'The XML is broken' : '';
  return { place: place || 'Pasted XML', kind: read.kind, entries: read.count, bytes, newest, note };
}

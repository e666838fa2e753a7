import type { Ports } from '#kit/ports';
import { askPage, isOtherPage, readSigns, type WayOn, wayNames } from '#lookups/page-signs';
import { runConcurrently } from '#lookups/run-concurrently';
import type { Note } from './findings.ts';

/** What can be found at a listed page, in short. */
const results = {
  ...{ gone: 'Missing', failing: 'Fails', refused: 'Refused', redirected: 'Redirects', 'sent-on': 'Sends on' },
  ...{
    noindex: 'Noindex',
    canonical: 'Canonical elsewhere',
    'soft-404': 'Soft 404',
    'no-page': 'Not a page',
    blocked: 'Blocked',
  },
  unasked: 'Not known',
} as const;

type Kind = keyof typeof results;

/** In short, what was found at a page. */
export function resultOf({ kinds }: Pick<Visit, 'kinds'>): string {
  return kinds.length > 0 ? kinds.map((kind) => results[kind]).join(', ') : 'In order';
}

/** What a visit to a listed page found. What is not known is empty. */
interface Visit {
  url: string;
  /** The first answer's; null where there was none. */
  status: number | null;
  leadsTo: string;
  noindex: string;
  canonical: string;
  robots: string;
  note: string;
  /** What is wrong with it. */
  kinds: readonly Kind[];
}

interface VisitOptions {
  http: Ports['http'];
  signal: AbortSignal;
  /** Whether search engines may ask. */
  isAllowed: (url: string) => Promise<boolean>;
  onVisit: (visits: Visit[], of: number) => void;
}

/** Pages that are visited: the first, and as many of the others. */
const MOST_OF_EACH = 50;
/** Pages at once, and milliseconds for one with its turn, and for all. */
const PACE = { atOnce: 8, each: 20_000, all: 50_000 };

/** The first pages, and some from all over the rest. */
export function sampleOf<T>(pages: readonly T[]): T[] {
  const rest = pages.slice(MOST_OF_EACH);
  const step = Math.max(1, rest.length / MOST_OF_EACH);
  const spread = Array.from({ length: Math.min(MOST_OF_EACH, rest.length) }, (_, at) => rest[Math.floor(at * step)]);
  return [...pages.slice(0, MOST_OF_EACH), ...spread.flatMap((page) => (page === undefined ? [] : [page]))];
}

/** Asks each page once. */
export function visitPages(pages: readonly string[], options: VisitOptions): Promise<Visit[]> {
  return runConcurrently(pages, {
    ...PACE,
    signal: options.signal,
    ask: (url, signal) => visit(url, { ...options, signal }),
    failed: (url, note) => ({ ...unknown(url), note, kinds: ['unasked'] }),
    onRow: (visits) => options.onVisit(visits, pages.length),
  });
}

function unknown(url: string): Visit {
  return { url, status: null, ...{ leadsTo: '', noindex: '', canonical: '', robots: '', note: '' }, kinds: [] };
}

async function visit(url: string, { http, signal, isAllowed }: Omit<VisitOptions, 'onVisit'>): Promise<Visit> {
  if (!(await isAllowed(url)))
    return { ...unknown(url), robots: 'Blocked', note: 'Blocked, so not visited', kinds: ['blocked'] };
  const response = await askPage(url, { http, signal });
  const status = response.redirects[0]?.status ?? response.status;
  const answered = { ...unknown(url), status, robots: 'Allowed' };
  const isLost = response.status >= 300 && response.status <= 399;
  if (response.redirects.length > 0 || isLost) {
    const note = isLost ? 'The redirect does not lead to a page.' : endNote(response.status);
    return { ...answered, leadsTo: response.url === url ? '' : response.url, note, kinds: ['redirected'] };
  }
  const failure = failureOf(status);
  if (failure) return { ...answered, note: failure.note, kinds: [failure.kind] };
  const type = (response.headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
  if (NO_PAGE.test(type))
    return { ...answered, note: `It is a file of the type ${type.slice(0, 100)}.`, kinds: ['no-page'] };
  const { noindex, canonical, missing, wayOn } = readSigns(response);
  const isElsewhere = canonical !== '' && isOtherPage(canonical, url);
  const kinds: Kind[] = [];
  if (noindex !== '') kinds.push('noindex');
  if (wayOn) kinds.push('sent-on');
  if (isElsewhere) kinds.push('canonical');
  if (missing !== '') kinds.push('soft-404');
  const note = missing === '' ? (wayOn ? wayNote(wayOn) : '') : `It says “${missing}”.`;
  return { ...answered, noindex, canonical, leadsTo: wayOn?.url ?? '', note, kinds };
}

function endNote(status: number): string {
  return status >= 400 ? `The redirect ends with status ${status}.` : '';
}

function wayNote({ by }: WayOn): string {
  return `Sent on by ${wayNames[by]}.`;
}

/** Files that are part of pages; documents are found by themselves. */
const NO_PAGE = /^(?:text\/(?:css|javascript)|application\/(?:javascript|json)|(?:image|font|audio|video)\/.{1,50})$/i;

const REFUSALS = new Set([401, 402, 403, 407, 451]);

function failureOf(status: number): { kind: Kind; note: string } | undefined {
  if (status >= 200 && status <= 299) return undefined;
  if (REFUSALS.has(status)) return { kind: 'refused', note: 'The server refuses our request.' };
  if (status === 429) return { kind: 'unasked', note: 'The server says that it gets too many requests from us.' };
  if (status >= 500) return { kind: 'failing', note: 'The server fails.' };
  return { kind: 'gone', note: 'There is no page.' };
}

/** Says what the visits found. `places` has where each page is listed. */
export function noteVisits(visits: readonly Visit[], places: ReadonlyMap<string, string>, note: Note): void {
  for (const { url, kinds, ...visit } of visits) {
    for (const kind of kinds) note(kind, `${places.get(url) ?? url} (${reasonOf(kind, visit)})`);
  }
}

function reasonOf(kind: Kind, { status, leadsTo, noindex, canonical, note }: Omit<Visit, 'url' | 'kinds'>): string {
  if (kind === 'noindex') return noindex;
  if (kind === 'canonical') return canonical.slice(0, 300);
  if (kind === 'redirected' || kind === 'sent-on')
    return [status, leadsTo && `to ${leadsTo.slice(0, 300)}`, note].filter(Boolean).join(' ');
  return kind === 'gone' || kind === 'failing' || kind === 'refused' ? String(status) : note;
}

import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { combineReaders } from '#lib/html/combine-readers';
import { decodePage } from '#lib/html/decode-page';
import { hasDoctype, tagsReader } from '#lib/html/read-tags';
import { defaultWalkLimits, walkHtml } from '#lib/html/walk-html';
import { directivesPlace, isEngine, saysNoindex } from '#lib/page/directives';
import type { HeadFacts } from '#lib/page/facts';
import { headFacts } from '#lib/page/head';
import { readRefresh } from '#lib/page/refresh';
import { saysMissing } from '#lib/page/says-missing';
import { wayOnReader } from '#lib/page/way-on-reader';
import type { HttpResponse } from '#ports/http/port';
import { kindOf, PAGE_TYPES } from './web-page.ts';

/** A redirect that is not the server's answer. */
export interface WayOn {
  by: 'header' | 'tag' | 'script';
  /** Complete. */
  url: string;
  seconds: number;
}

/** Of the ways, in a sentence. */
export const wayNames: Readonly<Record<WayOn['by'], string>> = {
  ...{ header: 'the header Refresh', tag: 'a refresh tag', script: 'a script' },
};

/** What an answer says to search engines about itself. */
export interface PageSigns {
  /** Who says noindex, in words: "The robots tag", "The X-Robots-Tag header". */
  noindex: string;
  /** The one address that it names as canonical; empty when it names none, or several. */
  canonical: string;
  /** Why it is no page though its status says so, in words. */
  missing: string;
  wayOn: WayOn | undefined;
}

/** Whether two addresses are of two pages: fragments and the case of percent-encoding are no difference. */
export function isOtherPage(one: string, other: string): boolean {
  const plain = (url: string) => url.replace(/#.*$/s, '').replace(/%[0-9a-f]{2}/gi, (byte) => byte.toUpperCase());
  return plain(one) !== plain(other);
}

/** UTF-16 units of a header or a tag that are read. */
const LONGEST = 4_000;
/** UTF-16 units of text from which a page has something to say besides that it is not there. */
const WHOLE_PAGE = 1_500;

/** Reads what was fetched. What is no HTML has its headers. */
export function readSigns(response: HttpResponse): PageSigns {
  const { url, status, headers, body } = response;
  const type = headers['content-type'] ?? '';
  const isPage = status >= 200 && status <= 299 && kindOf(type, body) === 'html';
  const html = isPage ? decodePage(body, type).text : '';
  const [tagged, way] = [tagsReader(), wayOnReader()];
  const isWhole = walkHtml(html, combineReaders(tagged, way), defaultWalkLimits);
  const base = URL.parse(tagged.tags.base, url)?.href ?? url;
  const head = headFacts({ ...tagged.tags, hasDoctype: hasDoctype(html), isWhole }, { headers }, base);
  const wayOn = wayOnOf(url, base, { header: headers.refresh, ...way.found });
  const isEmpty = isPage && body.length === 0 && !wayOn;
  return {
    noindex: noindexOf(head),
    canonical: canonicalOf(head),
    missing: isEmpty ? 'an empty page' : way.found.textLength < WHOLE_PAGE ? missingOf(head) : '',
    wayOn,
  };
}

function noindexOf({ robots }: HeadFacts): string {
  // Pictures and news are searched apart.
  const said = robots.find((each) => saysNoindex(each) && isEngine(each) && !each.crawler.startsWith('googlebot-'));
  return said ? directivesPlace(said) : '';
}

function canonicalOf({ canonicals }: HeadFacts): string {
  const [first = '', ...others] = new Set(canonicals.map(({ url }) => url.replace(/#.*$/s, '')));
  return others.length === 0 ? first : '';
}

function missingOf({ titles, h1 }: HeadFacts): string {
  return [...h1, ...titles].map(saysMissing).find((words) => words !== undefined) ?? '';
}

interface Ways {
  header: string | undefined;
  refresh: string | undefined;
  script: string | undefined;
}

/** The first that a browser would follow; what loads the same page again leads nowhere. */
function wayOnOf(page: string, base: string, { header = '', refresh = '', script = '' }: Ways): WayOn | undefined {
  const ways = [
    { by: 'header' as const, to: readRefresh(header.slice(0, LONGEST), page) },
    { by: 'tag' as const, to: readRefresh(refresh.slice(0, LONGEST), base) },
    { by: 'script' as const, to: script === '' ? undefined : readRefresh(`0;url=${script}`, base) },
  ];
  return ways
    .flatMap(({ by, to }) => (to && isOtherPage(to.url, page) ? [{ by, ...to }] : []))
    .sort((a, b) => a.seconds - b.seconds)[0];
}

interface AskOptions {
  http: Ports['http'];
  signal: AbortSignal;
  isPolite?: boolean;
}

/** Bytes of a page, decompressed; what its head says comes first. */
const MOST_BYTES = 3 * 1024 * 1024;
/** Milliseconds for one page. */
const TIMEOUT = 10_000;

/**
 * Asks for a page, through its redirects. Of what is too large to read, the head is known.
 *
 * @throws ToolError when nothing answered, or may not be asked.
 */
export async function askPage(url: string, { http, signal, isPolite = true }: AskOptions): Promise<HttpResponse> {
  const how = { url, accept: PAGE_TYPES, timeout: TIMEOUT, isPolite, signal };
  try {
    return await http.get({ ...how, maxBytes: MOST_BYTES, anyStatus: true });
  } catch (error) {
    if (!(error instanceof ToolError) || (error.code !== 'too-large' && error.code !== 'unsupported')) throw error;
    return http.get({ ...how, headOnly: true });
  }
}

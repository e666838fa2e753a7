import { everyCheck } from '#checks/every';
import { judge } from '#kit/judge';
import type { ToolError } from '#kit/tool-error';
import { md5 } from '#lib/md5';
import type { PageFacts } from '#lib/page/facts';
import { metaContent } from '#lib/page/head';
import { withoutHash } from '#lib/url/without-hash';
import { readResponse } from '#lookups/gather-page';
import { needsScripts } from '#lookups/render-page';
import type { LoadedPage } from '#ports/browser/port';
import type { CrawledPage, CrawlLink } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';
import { sketchOf } from './likeness.ts';

/** Checks that can be told from a page alone; what lies beside it is judged over the whole site. */
const checks = everyCheck.filter(({ looksAt }) => !looksAt.some((part) => ['robots', 'site', 'files'].includes(part)));

/** UTF-16 units that are kept of a text. */
const LONGEST = 500;
/** Links of a page that are kept. */
const MOST_LINKS = 5_000;

/** What an answer says, as the crawl keeps it. */
export function readPage(address: string, response: HttpResponse, visit?: LoadedPage): CrawledPage {
  const { status, waited, body, encodedBytes, headers } = response;
  const gathered = readResponse(address, response, visit);
  const { facts } = gathered;
  const { answer, head, headings = [], text, data } = facts;
  const location = status >= 300 && status <= 399 ? headers.location : undefined;
  const isPage = answer?.kind === 'page';
  const canonical = head?.canonicals[0]?.url;
  return {
    ...{ status, waited, bytes: body.length, encodedBytes, error: null, failure: null },
    type: answer?.type ?? '',
    kind: isPage ? 'page' : status >= 200 && status <= 299 ? 'file' : 'none',
    redirect: (location && URL.parse(location, address)?.href) ?? null,
    title: head ? cut(head.titles[0] ?? '') : null,
    description: head ? cut(metaContent(head, 'description')) : null,
    heading: cut(headings.find(({ level }) => level === 1)?.text ?? '') || null,
    lang: head?.lang.toLowerCase() || null,
    canonical: canonical ? withoutHash(canonical) : null,
    isNoindex: (head?.robots ?? []).some(
      ({ crawler, directives }) =>
        crawler === 'robots' && directives.some((one) => one === 'noindex' || one === 'none'),
    ),
    words: text?.words ?? 0,
    ...textPrints(text),
    folder: folderOf(address),
    dataTypes: dataTypesOf(data),
    ...{ etag: null, modified: null, digest: null, isRendered: visit !== undefined },
    needsScripts: isPage && needsScripts(facts),
    links: isPage ? linksOf(facts).slice(0, MOST_LINKS) : [],
    findings: isPage
      ? judge(checks, gathered).flatMap(({ check, found }) =>
          found.map(({ detail, title = check.failed, severity = check.severity, where, fix }) => ({
            ...{ check: check.id, severity, title, detail },
            fix: fix?.words ?? '',
            places: JSON.stringify(where.slice(0, 20)),
          })),
        )
      : [],
  };
}

/** What nothing answered at, or what could not be read. */
export function failedPage(address: string, { code, message }: ToolError): CrawledPage {
  return {
    ...{ status: 0, type: '', kind: 'none', redirect: null, error: message, failure: code, waited: 0, bytes: 0 },
    ...{ encodedBytes: 0, title: null, description: null, heading: null, lang: null, canonical: null, words: 0 },
    ...{ isNoindex: false, textHash: null, etag: null, modified: null, digest: null, sketch: null },
    ...{ folder: folderOf(address), dataTypes: '', isRendered: false, needsScripts: false, links: [], findings: [] },
  };
}

/** Words of a page that does not say where its text is, from which on they are taken for it and not for menus. */
const WORDS = 100;

/** What a text is recognised by. */
function textPrints(text: PageFacts['text'] | undefined): Pick<CrawledPage, 'textHash' | 'sketch'> {
  const isText = text && text.words > 0 && (text.area === 'main' || text.area === 'article' || text.words >= WORDS);
  if (!isText) return { textHash: null, sketch: null };
  return { textHash: md5(new TextEncoder().encode(text.main)), sketch: sketchOf(text.main) };
}

/** Types of structured data that are names, sorted. */
function dataTypesOf(data: PageFacts['data'] | undefined): string {
  const types = data?.items.flatMap((item) => item.types.filter((type) => /^\w{1,60}$/.test(type))) ?? [];
  return [...new Set(types)].sort().slice(0, 20).join(',');
}

/** The folder that an address is in; a folder is in the one above it. */
function folderOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return cut(origin + path.slice(0, path.lastIndexOf('/') + 1));
}

function linksOf({ links = [], pictures = [], resources, head, answer }: Partial<PageFacts>): CrawlLink[] {
  const base = answer?.url ?? '';
  const plain = (kind: CrawlLink['kind'], url: string, text = ''): CrawlLink[] => {
    const target = URL.parse(url, base);
    if (!target || !/^https?:$/.test(target.protocol)) return [];
    return [{ target: withoutHash(target.href), kind, text: cut(text), isNofollow: false }];
  };
  return [
    ...links.flatMap((link) =>
      link.kind === 'internal' || link.kind === 'external'
        ? plain('link', link.url, link.text || link.label).map((each) => ({
            ...each,
            isNofollow: link.rel.includes('nofollow'),
          }))
        : [],
    ),
    ...pictures.flatMap(({ url }) => plain('picture', url)),
    ...(resources?.scripts ?? []).flatMap(({ url }) => (url ? plain('script', url) : [])),
    ...(resources?.styles ?? []).flatMap(({ url }) => plain('style', url)),
    ...(head?.canonicals ?? []).flatMap(({ url }) => (url ? plain('canonical', url) : [])),
    ...(head?.alternates ?? []).flatMap(({ url, lang }) => (url ? plain('hreflang', url, lang) : [])),
    ...(head?.links ?? []).flatMap(({ rel, href }) => [
      ...(rel.includes('next') ? plain('next', href) : []),
      ...(rel.includes('prev') ? plain('previous', href) : []),
    ]),
  ];
}

function cut(text: string): string {
  return text.trim().slice(0, LONGEST);
}

import type { ToolOutput } from '#kit/define-tool';
import type { Ports } from '#kit/ports';
import { ToolError } from '#kit/tool-error';
import { failedStatus } from '#lib/failed-status';
import { readTags } from '#lib/html/read-tags';
import { headFacts } from '#lib/page/head';
import { PAGE_TYPES, readPage, type WebPage } from '#lookups/web-page';
import { type FoundLink, type FoundLinks, linksOnPage } from './page-links.ts';
import { pageRules } from './page-rules.ts';
import { matchTarget, type Target } from './target.ts';
import type tool from './tool.ts';

export type Backlink = ToolOutput<typeof tool>['backlinks'][number];

/** What a visit adds to what a source said. */
export type Visit = Pick<Backlink, 'state'> & Partial<Omit<Backlink, 'page' | 'domain' | 'sources' | 'isInternal'>>;

interface VisitOptions {
  target: Target;
  http: Ports['http'];
  signal: AbortSignal;
  /** Why crawlers may not fetch an address, by its site's robots.txt. */
  whyBlocked: (url: string) => Promise<string | undefined>;
}

/** Bytes of a page, decompressed. */
const MOST_BYTES = 3 * 1024 * 1024;
/** Milliseconds for one page. */
const TIMEOUT = 10_000;
const LONGEST_TITLE = 200;
/** Relations by which a page says that a link is no recommendation of its own. */
const UNENDORSED = ['nofollow', 'ugc', 'sponsored'];

/**
 * Reads a page and looks for the link. What went wrong with the page is part of what is told.
 *
 * @throws ToolError `cancelled`, or the reason of the abort
 */
export async function visitPage(address: string, options: VisitOptions): Promise<Visit> {
  const { http, signal } = options;
  try {
    const how = { accept: PAGE_TYPES, maxBytes: MOST_BYTES, timeout: TIMEOUT, anyStatus: true, isPolite: true };
    const response = await http.get({ url: address, ...how, signal });
    const { status, url } = response;
    if (status < 200 || status > 299) return failedVisit(status, url, address);
    const page = readPage(address, response);
    return page.kind === 'plain' ? withoutLinks(page) : await readVisit(page, options);
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'cancelled' || signal.aborted) throw error;
    return { state: stateOf(error), reason: error.message };
  }
}

function stateOf({ code }: ToolError): Visit['state'] {
  if (code === 'target-refused') return 'refused';
  return code === 'unsupported' || code === 'too-large' || code === 'busy' ? 'not-checked' : 'unreachable';
}

const REFUSALS = new Set([401, 402, 403, 407, 429, 451]);

function failedVisit(status: number, url: string, address: string): Visit {
  const isRedirect = status >= 300 && status <= 399;
  return {
    state: REFUSALS.has(status) ? 'refused' : 'unreachable',
    reason: isRedirect ? `The page redirects in a loop or too often (${status}).` : failedStatus('The site', status),
    status,
    finalUrl: redirectedTo(url, address),
    indexable: false,
    indexReason: `The status is ${status}.`,
  };
}

function withoutLinks({ status, url, isRedirected }: WebPage): Visit {
  const reason = 'This is plain text, which has no links.';
  return { state: 'not-found', reason, status, finalUrl: isRedirected ? url : null };
}

async function readVisit(page: WebPage, { target, whyBlocked }: VisitOptions): Promise<Visit> {
  const { text, url, status, isRedirected } = page;
  const tags = readTags(text);
  const base = baseOf(tags.base, url);
  const isWanted = (link: URL) => matchTarget(target, link) !== undefined;
  const found = linksOnPage(text, { base, isWanted });
  const { noindex, nofollow, canonical } = pageRules(headFacts(tags, page, base), url);
  const blocked = noindex || canonical ? undefined : await whyBlocked(url);
  const canonicalReason = canonical && `The page names another address as canonical: ${canonical.slice(0, 200)}`;
  const indexReason = (noindex && `${noindex} says noindex.`) ?? canonicalReason ?? blocked ?? null;
  const title = tags.titles[0]?.slice(0, LONGEST_TITLE);
  return {
    ...linkFacts(found, target, nofollow),
    status,
    finalUrl: isRedirected ? url : null,
    indexable: indexReason === null,
    indexReason,
    ...(title && { title }),
  };
}

function linkFacts({ links, count, isWhole }: FoundLinks, target: Target, nofollow: string | undefined): Visit {
  const judged = links.map((link) => ({ link, against: whyNotFollowed(link, nofollow) }));
  // The link that counts most stands for all of the page.
  const visible = judged.filter(({ link }) => !link.isInNoscript);
  const best = visible.find(({ against }) => against === undefined) ?? visible[0] ?? judged[0];
  if (!best) {
    const rest = isWhole ? '' : ' The page is very long and was not read to the end.';
    return { state: 'not-found', reason: `The page does not contain such a link.${rest}`, links: 0 };
  }
  const { url, rel, anchor, isImage, isInNoscript } = best.link;
  const aside = isInNoscript ? ['only for visitors without scripts (noscript)'] : [];
  return {
    state: 'found',
    reason: null,
    target: url.href,
    differences: [...(matchTarget(target, url)?.differences ?? []), ...aside],
    ...{ anchor, isImage, rel: [...rel] },
    follow: best.against === undefined,
    followReason: best.against ?? null,
    links: count,
  };
}

function whyNotFollowed({ rel }: FoundLink, nofollow: string | undefined): string | undefined {
  const said = rel.filter((word) => UNENDORSED.includes(word));
  if (said.length > 0) return `The link says ${said.join(', ')}.`;
  return nofollow && `${nofollow} says nofollow for every link.`;
}

/** What relative addresses are relative to. Source: HTML Living Standard, 4.2.3: not to `data:` or `javascript:`. */
function baseOf(href: string, url: string): string {
  const base = href === '' ? null : URL.parse(href, url);
  return base && /^https?:$/.test(base.protocol) ? base.href : url;
}

function redirectedTo(url: string, address: string): string | null {
  return url === URL.parse(address)?.href ? null : url;
}

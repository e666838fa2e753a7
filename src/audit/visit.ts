import { ToolError } from '#kit/tool-error';
import { PAGE_TYPES } from '#lookups/web-page';
import type { CrawledPage, CrawlLink, NewAddress, Waiting } from '#ports/crawl-data/port';
import type { HttpResponse } from '#ports/http/port';
import type { CrawlOptions } from './crawl-options.ts';
import { failedPage } from './read-page.ts';
import type { Scope } from './scope.ts';

interface Visited {
  page: CrawledPage;
  /** What it leads to. */
  found: readonly NewAddress[];
}

const MOST_PAGE_BYTES = 5 * 1024 * 1024;
/** Types whose bodies are read: of everything else that a page links, the head is enough. */
const READ_TYPES = ['text/html', 'application/xhtml+xml'];
/** Copies of a text, from which on what another one links is not followed: sites without end say the same everywhere. */
const MOST_COPIES = 20;
/** Words of a text that is no copy by chance. */
const WORDS = 30;
const FILES: readonly CrawlLink['kind'][] = ['picture', 'script', 'style'];

/**
 * What answers at an address, and what it leads to; nothing when the crawl was ended meanwhile.
 *
 * @throws ToolError when the start cannot be read.
 */
export async function visitPage(waiting: Waiting, options: CrawlOptions, scope: Scope): Promise<Visited | undefined> {
  const { data, signal } = options;
  try {
    const read = await answerAt(waiting, options);
    const page = { ...read, links: read.links.map((link) => ({ ...link, target: scope.kept(link.target) })) };
    return { page, found: leadsTo(page, waiting, options, scope) };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (!(error instanceof ToolError)) throw error;
    if (waiting.depth === 0 && data.counts().pages === 0 && !options.list) throw error;
    return { page: failedPage(waiting.url, error), found: [] };
  }
}

async function answerAt({ url, isFile, before }: Waiting, options: CrawlOptions): Promise<CrawledPage> {
  const { data, http, read, digest, signal } = options;
  const request = { url, anyStatus: true, isSingle: true, signal };
  if (isFile) return read(url, await http.get({ ...request, headOnly: true }));
  const asked = { ...request, accept: PAGE_TYPES, bodies: READ_TYPES, maxBytes: MOST_PAGE_BYTES };
  const answer = await http.get({ ...asked, ...(before && { since: before }) });
  const digested = answer.status === 200 ? (digest?.(answer) ?? null) : null;
  const isSame = answer.status === 304 || (digested !== null && digested === before?.digest);
  const known = isSame ? data.before(url) : undefined;
  const { etag = null, 'last-modified': modified = null } = answer.headers;
  if (!known) return { ...(await readWithScripts(url, answer, options)), digest: digested, etag, modified };
  return { ...known, waited: answer.waited, etag: etag ?? known.etag, modified: modified ?? known.modified };
}

/** What a page says, after its scripts where they are to be run; where that fails, it is said, and the page is as it was sent. */
async function readWithScripts(url: string, answer: HttpResponse, options: CrawlOptions): Promise<CrawledPage> {
  const { read, load, render = 'never', signal } = options;
  const page = await read(url, answer);
  if (!load || render === 'never' || page.kind !== 'page' || (render === 'empty' && !page.needsScripts)) return page;
  try {
    return await read(url, answer, await load(url, signal));
  } catch (error) {
    if (!(error instanceof ToolError) || signal.aborted) throw error;
    return { ...page, error: error.message, failure: error.code };
  }
}

/** Pages of the site one click further, and files that it needs, wherever they are on the site. */
function leadsTo(page: CrawledPage, from: Waiting, { data }: CrawlOptions, scope: Scope): NewAddress[] {
  const { redirect, links, textHash, words } = page;
  const link = (target: string, depth: number | null, isFile: boolean): NewAddress[] => {
    const url = scope.own(target);
    return url === undefined ? [] : [{ url, depth, source: 'link', isFile }];
  };
  const redirected = redirect === null ? [] : link(redirect, from.depth, from.isFile);
  if (from.isFile) return redirected;
  if (textHash !== null && words >= WORDS && data.copies(textHash, MOST_COPIES) === MOST_COPIES) {
    data.addTrap('copies', from.url);
    return redirected;
  }
  const depth = from.depth === null ? null : from.depth + 1;
  const isDeep = depth !== null && scope.isDeep(depth);
  return [
    ...redirected,
    ...links.flatMap(({ target, kind }) => {
      if (FILES.includes(kind)) return link(target, depth, true);
      if (isDeep) return [];
      return link(target, kind === 'canonical' || kind === 'hreflang' ? null : depth, false);
    }),
  ];
}

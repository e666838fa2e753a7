import { ToolError } from '#kit/tool-error';
import { withoutHash } from '#lib/url/without-hash';
import type { CrawlData, Waiting } from '#ports/crawl-data/port';
import type { CrawlOptions } from './crawl-options.ts';
import { createFoundSoFar } from './found-so-far.ts';
import { createHostTurns } from './host-turns.ts';
import { findLikeness } from './likeness.ts';
import { linkWeights } from './link-weight.ts';
import { askForMissing } from './missing-page.ts';
import { createRobots } from './robots.ts';
import { createScope, type Scope } from './scope.ts';
import { readSitemaps } from './sitemap-files.ts';
import { visitPage } from './visit.ts';

/** Files of pages that are asked for, for each page. */
const FILES_A_PAGE = 3;
/** Addresses that a sitemap adds, and that are kept at all, for each page: no site needs more, and a trap has no end. */
const NAMED_A_PAGE = 10;
const KNOWN_A_PAGE = 40;
const KNOWN_LEAST = 10_000;

/** Name of the note of how far a crawl is: nothing, then that the site was asked how it is read, then that all was read. */
const STATE = 'state';

/** Name of the note of which pages' scripts are run. */
const RENDER = 'render';

/** What goes on over a whole crawl. */
interface Crawl {
  options: CrawlOptions;
  scope: Scope;
  rulesOf: ReturnType<typeof createRobots>;
  takeTurn: ReturnType<typeof createHostTurns>;
  room: { pages: number; files: number };
  found: ReturnType<typeof createFoundSoFar>;
}

/**
 * Follows the links of a site, nearest to the start first, and keeps what answers. All that it knows is in its data: a crawl that was
 * ended, however, goes on where it was, and nothing that was finished is asked again. Of a finished one there is nothing to do, unless the site is to
 * be read anew: then what has not changed since is taken from there.
 *
 * @throws ToolError when the start cannot be reached at all, when the data are of another site, and `cancelled`.
 */
export async function crawl(options: CrawlOptions): Promise<void> {
  const { data, start, mostPages } = options;
  const known = data.noted('start');
  if (known !== undefined && known !== start.href)
    throw new ToolError('invalid-input', `These data are of an audit of ${known}.`);
  if (isFinished(options)) {
    if (!options.isAnew) return;
    // A page is taken over only as it would be read now.
    const isOther = data.noted(RENDER) !== (options.render ?? 'never');
    data.renew();
    if (isOther) data.forgetBefore();
  }
  const isResumed = data.noted('start') !== undefined;
  data.note('start', start.href);
  data.note(RENDER, options.render ?? 'never');
  if (isResumed) data.readmit();
  const scope = createScope(options, data, new Date(options.now).getUTCFullYear());
  const { pages, files } = data.counts();
  const work = {
    ...{ options, scope, rulesOf: createRobots(options), takeTurn: createHostTurns(options.signal) },
    room: { pages: mostPages - pages, files: FILES_A_PAGE * mostPages - files },
    found: createFoundSoFar(data),
  };
  if (data.noted(STATE) === undefined) {
    await begin(work);
    data.note(STATE, 'begun');
  }
  await follow(work);
  if (options.conclude) await options.conclude();
  else conclude(data);
  data.note(STATE, 'finished');
  data.forgetBefore();
}

/** Measures what only shows when all is read: clicks from the start, the weight of links, and which texts are alike. */
export function conclude(data: CrawlData): void {
  data.measureDepths();
  data.noteWeights(linkWeights(data));
  data.noteLikeness(findLikeness(data.sketches()));
}

/** Whether there is nothing left to fetch. */
export function isFinished({ data }: Pick<CrawlOptions, 'data'>): boolean {
  return data.noted(STATE) === 'finished';
}

/** The addresses that it begins with, and what the site says of itself. */
async function begin({ options, scope, rulesOf, takeTurn }: Crawl): Promise<void> {
  const { data, start, list, sitemap, mostPages } = options;
  const rules = await rulesOf(start);
  if (list) {
    const urls = list.flatMap((address) => scope.own(address) ?? []);
    return data.add(urls.map((url) => ({ url, depth: 0, source: 'list', isFile: false })));
  }
  data.add([{ url: withoutHash(start.href), depth: 0, source: 'start', isFile: false }]);
  const usual = rules.sitemaps.length > 0 ? rules.sitemaps : [new URL('/sitemap.xml', start).href];
  const most = NAMED_A_PAGE * mostPages;
  await readSitemaps(sitemap === undefined ? usual : [sitemap], { ...options, scope, most });
  await askForMissing(options, async (url) => {
    await takeTurn(new URL(url), rules.delay);
    return rules.allows(url);
  });
}

async function follow(work: Crawl): Promise<void> {
  const { data, signal, parallel, onProgress } = work.options;
  const underWay = new Set<Promise<void>>();
  while (!signal.aborted) {
    const free = parallel - underWay.size;
    for (const waiting of free > 0 ? data.take(free) : []) {
      const kind = waiting.isFile ? 'files' : 'pages';
      if (work.room[kind] <= 0) {
        data.leaveOut(waiting.id, 'left out');
        continue;
      }
      work.room[kind] -= 1;
      const visit = visitOne(waiting, work).finally(() => underWay.delete(visit));
      underWay.add(visit);
    }
    const counts = data.counts();
    onProgress?.(counts, work.found.worst);
    if (underWay.size > 0) await Promise.race(underWay);
    else if (counts.waiting === 0) return;
  }
  await Promise.allSettled(underWay);
  throw new ToolError('cancelled', 'The audit was cancelled. Started again, it goes on where it was.');
}

async function visitOne(waiting: Waiting, work: Crawl): Promise<void> {
  const { options, scope, rulesOf, takeTurn, room } = work;
  const { data, mostPages } = options;
  const url = new URL(waiting.url);
  const rules = await rulesOf(url);
  if (!rules.allows(waiting.url)) {
    room[waiting.isFile ? 'files' : 'pages'] += 1;
    return data.leaveOut(waiting.id, 'forbidden');
  }
  await takeTurn(url, rules.delay);
  if (options.signal.aborted) return;
  const visited = await visitPage(waiting, options, scope);
  if (!visited) return;
  const { waiting: left, pages, files } = data.counts();
  const isFull = left + pages + files > KNOWN_LEAST + KNOWN_A_PAGE * mostPages;
  data.finish(waiting.id, visited.page, isFull ? [] : visited.found);
  work.found.add(visited.page);
}

import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import { type OpenSource, openText } from './answers.ts';
import type { Authority, Captures } from './port.ts';

/** Milliseconds; this index is slow at times. */
const TIMEOUT = 10_000;
const MOST_BYTES = 1_000_000;
/** A new crawl comes once a month. */
const KEEP_CRAWLS = 6 * 60 * 60 * 1000;
/** Lines of a block of the index. Source: the ZipNum format of its makers. */
const BLOCK_LINES = 3_000;

const crawls = z.array(z.object({ id: z.string().regex(/^CC-MAIN-[\w-]{1,40}$/) })).min(1);
const extent = z.object({ pages: z.number().nonnegative(), blocks: z.number().nonnegative().optional() });

/** Common Crawl's index of its newest crawl. Formats: https://index.commoncrawl.org/. */
export function createCommonCrawlIndex(source: OpenSource): Authority['captures'] {
  const newest = createAnswerCache<string>({ clock: source.clock, keep: KEEP_CRAWLS, most: 1 });
  const kept = createAnswerCache<Omit<Captures, 'askedAt'>>({ clock: source.clock });
  const base = source.url.endsWith('/') ? source.url : `${source.url}/`;
  const { host } = new URL(base);

  const ask = (path: string, parameters: Record<string, string>, signal: AbortSignal) => {
    const address = new URL(path, base);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return openText(source, { address, timeout: TIMEOUT, maxBytes: MOST_BYTES, signal });
  };

  async function newestCrawl(signal: AbortSignal): Promise<string> {
    const { value } = await newest.of('newest', async () => {
      const [first] = parseAnswer((await ask('collinfo.json', {}, signal)) ?? '', crawls, host);
      return first?.id ?? '';
    });
    return value;
  }

  async function count(domain: string, signal: AbortSignal): Promise<Omit<Captures, 'askedAt'>> {
    const crawl = await newestCrawl(signal);
    const index = `${crawl}-index`;
    const question = { url: `*.${domain}`, output: 'json' };
    const answer = await ask(index, { ...question, showNumPages: 'true' }, signal);
    if (answer === undefined) return { pages: 0, isEstimate: false, crawl };
    const { pages, blocks = pages } = parseAnswer(answer, extent, host);
    // The first block and the last hold lines of other domains as well.
    if (blocks > 1) return { pages: (blocks - 1) * BLOCK_LINES, isEstimate: true, crawl };
    const lines = await ask(index, { ...question, fl: 'timestamp', limit: String(BLOCK_LINES) }, signal);
    return { pages: lines?.split('\n').filter((line) => line.startsWith('{')).length ?? 0, isEstimate: false, crawl };
  }

  return async ({ domain, signal }) => {
    const { value, askedAt } = await kept.of(domain, () => count(domain, signal));
    return { ...value, askedAt };
  };
}

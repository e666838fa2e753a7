import { createAnswerCache } from '#calls/answer-cache';
import { ToolError } from '#kit/tool-error';
import { type OpenSource, openText } from './answers.ts';
import type { Authority, FirstCapture } from './port.ts';

const TIMEOUT = 8_000;
const MOST_BYTES = 100_000;

/** The Internet Archive's index. Source: the documentation of its CDX server. */
export function createInternetArchive(source: OpenSource): Authority['firstCapture'] {
  const kept = createAnswerCache<FirstCapture | undefined>({ clock: source.clock });
  const base = source.url.endsWith('/') ? source.url : `${source.url}/`;

  async function first(domain: string, signal: AbortSignal): Promise<FirstCapture | undefined> {
    const address = new URL('cdx/search/cdx', base);
    const question = { url: domain, matchType: 'domain', limit: '1', fl: 'timestamp,original' };
    for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
    const text = (await openText(source, { address, timeout: TIMEOUT, maxBytes: MOST_BYTES, signal }))?.trim();
    if (!text) return undefined;
    const [, year, month, date, original] = /^(\d{4})(\d{2})(\d{2})\d* (\S+)/.exec(text) ?? [];
    const day = `${year}-${month}-${date}`;
    if (original === undefined || Number.isNaN(Date.parse(day))) {
      throw new ToolError('upstream-failed', 'The answer of the Internet Archive cannot be read.');
    }
    return { day, url: new URL(`web/${year}${month}${date}/${original}`, base).href };
  }

  return async ({ domain, signal }) => (await kept.of(domain, () => first(domain, signal))).value;
}

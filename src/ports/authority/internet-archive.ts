import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import { ToolError } from '#kit/tool-error';
import { type OpenSource, openText } from './answers.ts';
import type { Authority, CaptureHistory, FirstCapture } from './port.ts';

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

/** Milliseconds: years are counted over all copies. */
const HISTORY_TIMEOUT = 10_000;

/** A row of names, then rows of values. */
const table = z.array(z.array(z.string())).max(1_000);

/**
 * Copies of a home page by year, out of the same index: one line for each year, with the number of those that were skipped for it.
 * Source: the documentation of its CDX server, "Skip Count".
 */
export function createCaptureHistory(source: OpenSource): Authority['captureHistory'] {
  const kept = createAnswerCache<Omit<CaptureHistory, 'askedAt'> | undefined>({ clock: source.clock });
  const base = source.url.endsWith('/') ? source.url : `${source.url}/`;

  async function history(domain: string, signal: AbortSignal): Promise<Omit<CaptureHistory, 'askedAt'> | undefined> {
    const address = new URL('cdx/search/cdx', base);
    const question = { url: domain, output: 'json', collapse: 'timestamp:4', showSkipCount: 'true' };
    for (const [name, value] of Object.entries({ ...question, lastSkipTimestamp: 'true' })) {
      address.searchParams.set(name, value);
    }
    const text = await openText(source, { address, timeout: HISTORY_TIMEOUT, maxBytes: MOST_BYTES, signal });
    const [names = [], ...rows] = text?.trim() ? parseAnswer(text, table, address.host) : [];
    const at = (row: readonly string[], name: string) => row[names.indexOf(name)] ?? '';
    const years = rows.flatMap((row) => {
      const capture = captureAt(at(row, 'timestamp'), at(row, 'original'), base);
      const skipped = at(row, 'skipcount');
      if (!capture) return [];
      const copies = 1 + (/^\d{1,9}$/.test(skipped) ? Number(skipped) : 0);
      const end = captureAt(at(row, 'endtimestamp'), at(row, 'original'), base) ?? capture;
      return [{ year: Number(capture.day.slice(0, 4)), copies, capture, end }];
    });
    const [first] = years;
    const last = years.at(-1);
    if (!first || !last) {
      if (rows.length === 0) return undefined;
      throw new ToolError('upstream-failed', 'The answer of the Internet Archive cannot be read.');
    }
    return {
      years: years.map(({ year, copies, capture }) => ({ year, copies, ...capture })),
      isCounted: names.includes('skipcount'),
      first: first.capture,
      last: last.end,
    };
  }

  return async ({ domain, signal }) => {
    const { value, askedAt } = await kept.of(domain, () => history(domain, signal));
    return value && { ...value, askedAt };
  };
}

/** `timestamp` has fourteen digits; `undefined` for what is no moment. */
function captureAt(timestamp: string, original: string, base: string): FirstCapture | undefined {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})\d{6}$/.exec(timestamp) ?? [];
  const day = `${year}-${month}-${date}`;
  if (original === '' || Number.isNaN(Date.parse(day))) return undefined;
  return { day, url: new URL(`web/${timestamp}/${original}`, base).href };
}

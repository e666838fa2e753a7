import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import { askDirectly } from '#ports/net-guard/ask-directly';
import { MOST_WORDS, type RawPage, type Source, type SourceQuestion, usablePages } from './source.ts';

interface SearxngOptions {
  /** Address of the instance, below which `/search` is. */
  url: string;
  calls: OutsideCalls;
  clock: Clock;
  userAgent: string;
  /** Milliseconds for an answer; it asks several engines itself. */
  timeout?: number;
}

const TIMEOUT = 12_000;
const MOST_BYTES = 2_000_000;

const answerSchema = z.object({
  results: z
    .array(z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() }))
    .transform((results) => results.slice(0, 100)),
  // Pairs of an engine's name and what went wrong with it.
  unresponsive_engines: z.array(z.array(z.unknown())).optional().catch(undefined),
});

/** A metasearch engine of the operator's. Source: https://docs.searxng.org/dev/search_api.html. */
export function createSearxngSource({ url, calls, clock, userAgent, timeout = TIMEOUT }: SearxngOptions): Source {
  const base = new URL(url);
  const { host } = base;
  const kept = createAnswerCache<RawPage[]>({ clock, most: 500 });

  async function ask({ words, isPhrase, language, signal }: SourceQuestion): Promise<RawPage[]> {
    const address = new URL(base);
    address.pathname = `${base.pathname.replace(/(?<!\/)\/+$/, '')}/search`;
    const parameters = { q: isPhrase ? `"${words}"` : words, format: 'json', safesearch: '0', categories: 'general' };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    if (language !== undefined) address.searchParams.set('language', language);
    const headers = { 'user-agent': userAgent, accept: 'application/json' };
    const request = { address, init: { headers }, timeout, maxBytes: MOST_BYTES, refuse, signal };
    const { results, unresponsive_engines } = parseAnswer(await askDirectly(request), answerSchema, host);
    // Nothing found because nobody looked is no answer.
    if (results.length === 0 && unresponsive_engines && unresponsive_engines.length > 0) {
      throw new ToolError('upstream-failed', `The search engines behind ${host} do not answer just now.`);
    }
    return usablePages(
      results.map(({ url: page, title, content }) => ({
        url: page,
        title: title ?? '',
        snippet: content ?? undefined,
      })),
    );
  }

  function refuse(status: number): ToolError | undefined {
    if (status !== 403) return undefined;
    return new ToolError('not-configured', `${host} gives no JSON: its settings must allow that format.`);
  }

  return {
    facts: () => {
      const leaves = `${MOST_WORDS} words at a time go to ${host}, and from there to the search engines that it asks.`;
      return { name: 'SearXNG', leaves };
    },
    async search(question) {
      const key = `${question.language ?? ''} ${question.isPhrase} ${question.words}`;
      const { value, askedAt } = await kept.of(key, () => calls.run(host, () => ask(question), question.signal));
      return { pages: value, server: host, askedAt };
    },
  };
}

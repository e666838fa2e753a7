import * as z from 'zod';
import { createAnswerCache } from '#calls/answer-cache';
import { parseAnswer } from '#calls/check-answer';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import { plainText } from '#lib/markup';
import type { Clock } from '#ports/clock/port';
import { askDirectly } from '#ports/net-guard/ask-directly';
import { MOST_PAGES, MOST_WORDS, type RawPage, type Source, type SourceQuestion, usablePages } from './source.ts';

interface BraveOptions {
  /** Address of the web search. */
  url: string;
  key: string;
  calls: OutsideCalls;
  clock: Clock;
  userAgent: string;
  /** Milliseconds for an answer. */
  timeout?: number;
}

const TIMEOUT = 8_000;
const MOST_BYTES = 2_000_000;

const answerSchema = z.object({
  // What else comes with status 200 is no answer.
  type: z.literal('search'),
  // Absent when nothing was found.
  web: z
    .object({
      results: z
        .array(z.object({ url: z.string(), title: z.string().nullish(), description: z.string().nullish() }))
        .transform((results) => results.slice(0, 100)),
    })
    .nullish(),
});

/** Languages whose name is the same here and there; others are left to the search itself. */
const languages = new Set(
  'ar bg ca cs da de en es et fi fr gl he hi hr hu is it ko lt lv nl pl ro ru sk sl sv ta th tr uk vi'.split(' '),
);

/** Brave's web search. Source: https://api-dashboard.search.brave.com/app/documentation/web-search. */
export function createBraveSource({ url, key, calls, clock, userAgent, timeout = TIMEOUT }: BraveOptions): Source {
  const { host } = new URL(url);
  const kept = createAnswerCache<RawPage[]>({ clock, most: 500 });

  async function ask({ words, isPhrase, language, signal }: SourceQuestion): Promise<RawPage[]> {
    const address = new URL(url);
    const parameters = {
      ...{ q: isPhrase ? `"${words}"` : words, count: String(MOST_PAGES), result_filter: 'web', country: 'ALL' },
      // A passage is looked for as it is.
      ...{ spellcheck: '0', text_decorations: '0', safesearch: 'off' },
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    if (language !== undefined && languages.has(language)) address.searchParams.set('search_lang', language);
    const headers = { 'x-subscription-token': key, 'user-agent': userAgent, accept: 'application/json' };
    const request = { address, init: { headers }, timeout, maxBytes: MOST_BYTES, refuse, signal };
    const { web } = parseAnswer(await askDirectly(request), answerSchema, host);
    return usablePages(
      (web?.results ?? []).map(({ url: page, title, description }) => ({
        url: page,
        title: plainText(title ?? ''),
        snippet: description == null ? undefined : plainText(description),
      })),
    );
  }

  function refuse(status: number): ToolError | undefined {
    if (status === 401 || status === 403) {
      return new ToolError('not-configured', `${host} refuses the key that is set here.`);
    }
    // Said of a key that it does not know, and of a question that it does not take.
    if (status === 422) return new ToolError('not-configured', `${host} takes neither question nor key from here.`);
    return undefined;
  }

  return {
    facts: () => ({ name: 'Brave Search', leaves: `${MOST_WORDS} words at a time go to Brave Search.` }),
    async search(question) {
      const name = `${question.language ?? ''} ${question.isPhrase} ${question.words}`;
      const { value, askedAt } = await kept.of(name, () => calls.run(host, () => ask(question), question.signal));
      return { pages: value, server: host, askedAt };
    },
  };
}

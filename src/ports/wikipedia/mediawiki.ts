import * as z from 'zod';
import { createKeptAnswers } from '#kit/kept-answers';
import type { OutsideCalls } from '#kit/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';
import type { ExternalLink, ExternalLinks, ExternalLinksQuestion, Wikipedia } from './port.ts';

export interface MediaWikiOptions {
  /** Address of `api.php`. */
  url: string;
  /** A client that may reach it. */
  http: Http;
  calls: OutsideCalls;
  clock: Clock;
}

/** Milliseconds for one answer. */
const TIMEOUT = 8_000;
const MOST_BYTES = 2_000_000;
/** Links in one answer, the most that callers without an account get. */
const PAGE_SIZE = 500;
/** Answers that are read for one question to the index; a large wiki drops what is in other namespaces only after it has counted. */
const MOST_ANSWERS = 3;
/** Seconds that the wiki's databases may lag behind before it sends us away. Source: its manual on etiquette. */
const MAX_LAG = '5';

const linkSchema = z.object({ title: z.string().min(1), url: z.string().min(1) });

const answerSchema = z.object({
  continue: z.record(z.string(), z.string()).optional(),
  query: z
    .object({
      exturlusage: z.array(linkSchema).optional(),
      general: z.object({ server: z.string(), articlepath: z.string() }).optional(),
    })
    .optional(),
});

type Answer = z.output<typeof answerSchema>;

const errorSchema = z.object({ error: z.object({ code: z.string(), info: z.string().optional() }) });

interface Found {
  links: ExternalLink[];
  isCut: boolean;
}

/** A wiki by its action API, without an account: one request after another, as its makers ask. */
export function createWikipedia({ url, http, calls, clock }: MediaWikiOptions): Wikipedia {
  const { host } = new URL(url);
  const kept = createKeptAnswers<Found>({ clock, most: 200 });
  /** Until then the wiki wants to be left alone. */
  let silentUntil = 0;

  async function ask(parameters: Record<string, string>, signal: AbortSignal | undefined): Promise<Answer> {
    const seconds = Math.ceil((silentUntil - clock.now()) / 1000);
    if (seconds > 0) throw sentAway(host, seconds);
    const address = new URL(url);
    const all = { action: 'query', format: 'json', formatversion: '2', maxlag: MAX_LAG, ...parameters };
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    const request = { url: address.href, maxBytes: MOST_BYTES, timeout: TIMEOUT, anyStatus: true };
    const { status, headers, body } = await http.get({ ...request, ...(signal && { signal }) });
    const wait = waitIn(headers['retry-after']);
    if (status === 429 || (status === 503 && wait !== undefined)) throw leaveAlone(wait);
    if (status < 200 || status > 299) throw new ToolError('upstream-failed', `${host} answered with status ${status}.`);
    const content = contentOf(body, host);
    const failed = errorSchema.safeParse(content).data?.error;
    if (failed?.code === 'maxlag' || failed?.code === 'ratelimited') throw leaveAlone(wait);
    if (failed) throw new ToolError('upstream-failed', `${host} could not answer (${failed.code.slice(0, 60)}).`);
    const answer = answerSchema.safeParse(content).data;
    if (!answer) throw unreadable(host);
    return answer;
  }

  function leaveAlone(seconds = 5): ToolError {
    silentUntil = clock.now() + seconds * 1000;
    return sentAway(host, seconds);
  }

  /** One question to the index of links: what begins with a protocol, a host and a path. */
  async function lookUp(
    { query, protocol, limit }: { query: string; protocol: string; limit: number },
    signal: AbortSignal | undefined,
  ): Promise<Found> {
    const links: ExternalLink[] = [];
    let next: Record<string, string> | undefined = { continue: '' };
    let articleAddress = (title: string) => address({ server: url, articlepath: '/wiki/$1' }, title, url);
    for (let count = 0; next && count < MOST_ANSWERS && links.length < limit; count += 1) {
      const parameters: Record<string, string> = {
        ...{ list: 'exturlusage', euprop: 'title|url', eunamespace: '0', euquery: query, euprotocol: protocol },
        ...{ eulimit: String(Math.min(PAGE_SIZE, limit + 1)), meta: 'siteinfo', siprop: 'general', ...next },
      };
      const answer = await calls.run(host, () => ask(parameters, signal), signal);
      const { general, exturlusage = [] } = answer.query ?? {};
      if (general) articleAddress = (title) => address(general, title, url);
      for (const link of exturlusage)
        links.push({ title: link.title, page: articleAddress(link.title), url: link.url });
      next = answer.continue;
    }
    return { links: links.slice(0, limit), isCut: next !== undefined || links.length > limit };
  }

  async function allLinks({ domain, path, limit, signal }: ExternalLinksQuestion): Promise<Found> {
    const queries = path === undefined ? [`*.${domain}`] : [`${domain}${path}`, `www.${domain}${path}`];
    const found: Found = { links: [], isCut: false };
    for (const protocol of ['https', 'http']) {
      for (const query of queries) {
        const room = limit - found.links.length;
        // Whether there is one more than wanted is known only by asking for it.
        const part = await lookUp({ query, protocol, limit: Math.max(room, 1) }, signal);
        found.links.push(...part.links.slice(0, room));
        found.isCut ||= part.isCut || part.links.length > room;
      }
    }
    return found;
  }

  return {
    async externalLinks(question): Promise<ExternalLinks> {
      const { domain, path = '', limit, signal } = question;
      if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const { value, askedAt } = await kept.of(`${limit} ${domain}${path}`, () => allLinks(question));
      return { ...value, server: host, askedAt };
    },
  };
}

/** Where an article stands. What the wiki says of its own address is a claim: without a usable one, the API's stands in. */
function address(site: { server: string; articlepath: string }, title: string, api: string): string {
  const name = encodeURIComponent(title.replaceAll(' ', '_')).replace(/%(?:2F|3A|2C|40|3B|24)/g, decodeURIComponent);
  const server = URL.parse(site.server, api);
  const isUsable = server !== null && /^https?:$/.test(server.protocol);
  const path = site.articlepath.replace('$1', () => name);
  return URL.parse(path, isUsable ? server : api)?.href ?? api;
}

function contentOf(body: Uint8Array, host: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw unreadable(host, cause);
  }
}

/** Seconds in a `Retry-After` header, within reason; it may also be a date, which nobody sends here. */
function waitIn(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header !== undefined && seconds > 0 ? Math.min(Math.ceil(seconds), 600) : undefined;
}

function unreadable(host: string, cause?: unknown): ToolError {
  return new ToolError('upstream-failed', `The answer of ${host} cannot be read.`, { cause });
}

function sentAway(host: string, seconds: number): ToolError {
  const message = `${host} is busy and asks for a pause of ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return new ToolError('busy', message, { retryAfter: seconds });
}

import * as z from 'zod';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';

export interface WikiOptions {
  /** Address of `api.php`. */
  url: string;
  /** A client that may reach it. */
  http: Http;
  calls: OutsideCalls;
  clock: Clock;
}

export interface WikiClient {
  host: string;
  /** One question. @throws ToolError `busy`, `timed-out`, `too-large`, `upstream-failed`, `cancelled`. */
  ask(parameters: Readonly<Record<string, string>>, signal: AbortSignal | undefined): Promise<WikiAnswer>;
  /** Where an article is, by what an answer said of the wiki. */
  addressOf(title: string, answer: WikiAnswer): string;
}

/** Milliseconds for one answer. */
const TIMEOUT = 8_000;
const MOST_BYTES = 2_000_000;
/** Seconds that the wiki's databases may lag behind before it sends us away. Source: its manual on etiquette. */
const MAX_LAG = '5';

const linkSchema = z.object({ title: z.string().min(1), url: z.string().min(1) });
const pageSchema = z.object({ title: z.string().min(1), snippet: z.string().catch('') });

const answerSchema = z.object({
  continue: z.record(z.string(), z.string().or(z.number().transform(String))).optional(),
  query: z
    .object({
      exturlusage: z.array(linkSchema).optional(),
      search: z.array(pageSchema).optional(),
      general: z.object({ server: z.string(), articlepath: z.string() }).optional(),
    })
    .optional(),
});

export type WikiAnswer = z.output<typeof answerSchema>;

const errorSchema = z.object({ error: z.object({ code: z.string(), info: z.string().optional() }) });

/** A wiki's action API without an account: one request after another, as its makers ask. */
export function createWikiClient({ url, http, calls, clock }: WikiOptions): WikiClient {
  const { host } = new URL(url);
  /** Until then the wiki wants to be left alone. */
  let silentUntil = 0;

  async function askOnce(
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<WikiAnswer> {
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

  return {
    host,
    ask: (parameters, signal) => calls.run(host, () => askOnce(parameters, signal), signal),
    addressOf: (title, { query }) => address(query?.general ?? { server: url, articlepath: '/wiki/$1' }, title, url),
  };
}

/** Where an article is. What the wiki says of its own address is a claim: without a usable one, the API's is in. */
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

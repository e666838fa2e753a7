import { createAnswerCache } from '#calls/answer-cache';
import type { OutsideCalls } from '#calls/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Http, HttpResponse } from '#ports/http/port';
import type { Bootstrap } from './bootstrap.ts';
import type { Rdap, RdapAnswer } from './port.ts';

interface HttpsRdapOptions {
  bootstrap: Bootstrap;
  /** The guarded client: which servers there are is the list's word, not the operator's. */
  http: Http;
  calls: OutsideCalls;
  clock: Clock;
}

type Said = { status: 'found'; url: string; body: unknown } | { status: 'no-such-domain'; url: string };

/** Milliseconds for one answer. */
const TIMEOUT = 8_000;
/** Large answers with many contacts have some 50 kB. */
const MOST_BYTES = 500_000;
/** Answers that are kept for the next who asks. */
const MOST_KEPT = 200;
// Some registries say a general type.
const ACCEPT = ['application/rdap+json', 'application/json', 'application/*', 'text/*'];

/** RDAP over HTTPS, with IANA's list of who answers for what. */
export function createRdap({ bootstrap, http, calls, clock }: HttpsRdapOptions): Rdap {
  const answers = createAnswerCache<Said>({ clock, most: MOST_KEPT });

  async function ask(url: string, signal: AbortSignal | undefined): Promise<RdapAnswer> {
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    const { value, askedAt } = await answers.of(url, () => askAnew(url, signal));
    return { ...value, askedAt };
  }

  async function askAnew(url: string, signal: AbortSignal | undefined): Promise<Said> {
    const { host } = new URL(url);
    const response = await calls.run(host, () => asked(url, host, signal), signal);
    if (response.status === 404) {
      if (!isOfRegistry(response)) throw failed(host, 404);
      return { status: 'no-such-domain', url };
    }
    // The fault of the question: it says nothing about the server, which is not asked again or left alone for it.
    if (response.status >= 400) throw failed(host, response.status);
    return { status: 'found', url, body: bodyOf(response, host) };
  }

  async function asked(url: string, host: string, signal: AbortSignal | undefined): Promise<HttpResponse> {
    const request = { url, accept: ACCEPT, maxBytes: MOST_BYTES, timeout: TIMEOUT, anyStatus: true };
    const response = await http.get({ ...request, ...(signal && { signal }) });
    const { status, headers } = response;
    if (status === 429) throw limited(host, Number(headers['retry-after']));
    if (status < 200 || (status >= 300 && status < 400) || status >= 500) throw failed(host, status);
    return response;
  }

  return {
    async domain({ domain, signal }) {
      const [server] = await bootstrap.serversFor(domain);
      if (server === undefined) return { status: 'no-server' };
      const base = server.endsWith('/') ? server : `${server}/`;
      return ask(new URL(`domain/${encodeURIComponent(domain)}`, base).href, signal);
    },
    async follow(url, signal) {
      if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        throw new ToolError('target-refused', 'The referral names no address that can be asked.');
      }
      return ask(url, signal);
    },
  };
}

function bodyOf({ body }: HttpResponse, host: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ToolError('upstream-failed', `The answer of ${host} cannot be read.`, { cause });
  }
}

/**
 * A 404 says that there is no such domain when it comes from the registry: in JSON, or without a word. A page is of
 * something before it, which knows no names. Source: RFC 7480, section 5.3.
 */
function isOfRegistry({ headers }: HttpResponse): boolean {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return type === '' || /[+/]json$/.test(type) || headers['content-length'] === '0';
}

function failed(host: string, status: number): ToolError {
  return new ToolError('upstream-failed', `${host} answered with status ${status}.`);
}

function limited(host: string, seconds: number): ToolError {
  const retry = seconds > 0 ? { retryAfter: seconds } : {};
  return new ToolError('busy', `${host} is not accepting more queries from this server for now.`, retry);
}

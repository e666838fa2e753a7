import { ToolError } from '#kit/tool-error';
import type { TemporaryFiles } from '#ports/files/port';
import {
  type Answer,
  createGuardedGet,
  defaultLimits,
  type GuardedGetOptions,
  type HttpLimits,
  tooLarge,
} from './guarded-get.ts';
import type { Http } from './port.ts';

export interface FakeResponse {
  /** 200 by default. */
  status?: number;
  /** Lower-case names. */
  headers?: Readonly<Record<string, string>>;
  /** Each is one `Set-Cookie` header. */
  setCookies?: readonly string[];
  body?: Uint8Array | string;
  /** Bytes that the body is said to have taken on its way; as long as it is by default. */
  encodedBytes?: number;
  /** Milliseconds that the head and the body are said to have taken; none by default. */
  waited?: number;
  read?: number;
  /** Never answers, so that limits and cancelling can be seen. */
  neverAnswers?: boolean;
}

interface FakeHttpOptions {
  files?: GuardedGetOptions['files'];
  /** For tests in which something is downloaded. */
  temporary?: TemporaryFiles;
  limits?: Partial<HttpLimits>;
  /** What is at addresses that the web does not have, such as a 404: no such host by default. */
  otherwise?: FakeResponse;
}

/**
 * A web in memory: answers by address, or the failure to meet there; hosts it does not know do not exist. Addresses,
 * redirects, types, sizes and time limits are judged by the same code as in the real client; there is no guard.
 */
export function createFakeHttp(
  web: Readonly<Record<string, FakeResponse | ToolError>>,
  { files, temporary, limits, otherwise }: FakeHttpOptions = {},
): Http {
  const answers = new Map(Object.entries(web).map(([url, response]) => [new URL(url).href, response]));
  return createGuardedGet({
    files,
    limits: { ...defaultLimits, ...limits },
    exchange: async ({ url, isTimed }) => {
      const { href } = new URL(`${url.pathname}${url.search}`, url);
      const response = answers.get(href) ?? otherwise;
      if (response instanceof ToolError) throw response;
      if (!response) throw new ToolError('not-found', `There is no host called ${url.hostname}.`);
      if (response.neverAnswers) return Promise.withResolvers<never>().promise;
      const answer = toAnswer(response, { host: url.host, temporary });
      return isTimed ? { ...answer, connection: { address: '192.0.2.10', lookup: 0, connect: 0, secure: 0 } } : answer;
    },
  });
}

function toAnswer(
  response: FakeResponse,
  { host, temporary }: { host: string; temporary: TemporaryFiles | undefined },
): Answer {
  const { status = 200, headers = {}, setCookies = [], body = '', waited = 0, read = 0 } = response;
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const refuseTooMuch = (maxBytes: number) => {
    if (content.byteLength > maxBytes) throw tooLarge(host, maxBytes);
  };
  return {
    status,
    headers: setCookies.length > 0 ? { ...headers, 'set-cookie': setCookies.join(', ') } : headers,
    setCookies,
    waited,
    read: async (maxBytes) => {
      refuseTooMuch(maxBytes);
      // An answer is its reader's own, and may be given back.
      const encodedBytes = response.encodedBytes ?? content.byteLength;
      return { body: new Uint8Array(content), encodedBytes, read };
    },
    save: async (maxBytes, signal) => {
      refuseTooMuch(maxBytes);
      if (!temporary) throw new Error('This web keeps no files.');
      return temporary.write(content, signal);
    },
    discard: () => {},
  };
}

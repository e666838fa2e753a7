import { ToolError } from '#kit/tool-error';
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
  body?: Uint8Array | string;
  /** Never answers, so that limits and cancelling can be seen. */
  isSilent?: boolean;
}

interface FakeHttpOptions {
  files?: GuardedGetOptions['files'];
  limits?: Partial<HttpLimits>;
}

/**
 * A web in memory: answers by address, or the failure to meet there; hosts it does not know do not exist. Addresses,
 * redirects, types, sizes and time limits are judged by the same code as in the real client; there is no guard.
 */
export function createFakeHttp(
  web: Readonly<Record<string, FakeResponse | ToolError>>,
  { files, limits }: FakeHttpOptions = {},
): Http {
  const answers = new Map(Object.entries(web).map(([url, response]) => [new URL(url).href, response]));
  const get = createGuardedGet({
    files,
    limits: { ...defaultLimits, ...limits },
    exchange: async ({ url }) => {
      const { href } = new URL(`${url.pathname}${url.search}`, url);
      const response = answers.get(href);
      if (response instanceof ToolError) throw response;
      if (!response) throw new ToolError('not-found', `There is no host called ${url.hostname}.`);
      return response.isSilent ? Promise.withResolvers<never>().promise : toAnswer(response, url.host);
    },
  });
  return { get };
}

function toAnswer({ status = 200, headers = {}, body = '' }: FakeResponse, host: string): Answer {
  const content = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    status,
    headers,
    read: async (maxBytes) => {
      if (content.byteLength > maxBytes) throw tooLarge(host, maxBytes);
      // An answer is its reader's own, and may be given back.
      return new Uint8Array(content);
    },
    discard: () => {},
  };
}

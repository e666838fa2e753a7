import { ToolError } from '#kit/tool-error';
import type { TemporaryFiles } from '#ports/files/port';
import { createGuardedGet, defaultLimits, type GuardedGetOptions, type HttpLimits } from './guarded-get.ts';
import { heldAnswer } from './held-answer.ts';
import type { HeldAnswer, Http } from './port.ts';

export interface FakeResponse extends HeldAnswer {
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
      const answer = heldAnswer(response, { host: url.host, temporary });
      return isTimed ? { ...answer, connection: { address: '192.0.2.10', lookup: 0, connect: 0, secure: 0 } } : answer;
    },
  });
}

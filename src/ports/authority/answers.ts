import type * as z from 'zod';
import type { OutsideCalls } from '#kit/outside-calls';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';

/** What every source outside needs. */
export interface Outside {
  calls: OutsideCalls;
  clock: Clock;
}

/** A source that anybody may ask. */
export interface OpenSource extends Outside {
  /** Address beneath which it answers. */
  url: string;
  /** A client that may reach it. */
  http: Http;
}

interface OpenRequest {
  address: URL;
  /** Milliseconds. */
  timeout: number;
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * The text that stands at an address; `undefined` for 404, which these sources say of what they do not have.
 *
 * @throws ToolError `busy` when it asks to wait, `upstream-failed` for another status, and those of the client.
 */
export async function openText(source: OpenSource, request: OpenRequest): Promise<string | undefined> {
  const { address, ...bounds } = request;
  const { host } = address;
  const { status, body } = await source.calls.run(
    host,
    async () => {
      const answer = await source.http.get({ url: address.href, anyStatus: true, ...bounds });
      if (answer.status !== 404) refuseFailure(host, answer.status, answer.headers['retry-after']);
      return answer;
    },
    request.signal,
  );
  return status === 404 ? undefined : new TextDecoder().decode(body);
}

/** @throws ToolError for a status that is no answer. */
export function refuseFailure(host: string, status: number, retryAfter: string | null | undefined): void {
  if (status >= 200 && status < 300) return;
  if (status === 429) {
    const seconds = Number(retryAfter);
    const wait = seconds > 0 ? { retryAfter: seconds } : {};
    throw new ToolError('busy', `${host} answers no more questions from here for a while.`, wait);
  }
  throw new ToolError('upstream-failed', `${host} answered with status ${status}.`);
}

/** Text as the data it must be. @throws ToolError `upstream-failed` when it is something else. */
export function parsed<S extends z.ZodType>(text: string, schema: S, host: string): z.output<S> {
  const unreadable = (cause: unknown) =>
    new ToolError('upstream-failed', `The answer of ${host} cannot be read.`, { cause });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw unreadable(cause);
  }
  const { data, error, success } = schema.safeParse(content);
  if (!success) throw unreadable(error);
  return data;
}

import { requireSuccess } from '#calls/check-answer';
import type { OutsideCalls } from '#calls/outside-calls';
import type { Clock } from '#ports/clock/port';
import type { Http } from '#ports/http/port';

/** What every source outside needs. */
export interface Outside {
  calls: OutsideCalls;
  clock: Clock;
}

/** A source that anybody may ask. */
export interface OpenSource extends Outside {
  /** Address below which it answers. */
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
 * The text that is at an address; `undefined` for 404, which these sources say of what they do not have.
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
      if (answer.status !== 404) requireSuccess(host, answer.status, answer.headers['retry-after']);
      return answer;
    },
    request.signal,
  );
  return status === 404 ? undefined : new TextDecoder().decode(body);
}

import { requireSuccess } from '#calls/check-answer';
import { ToolError } from '#kit/tool-error';

interface DirectRequest {
  /** An address that the operator set. */
  address: URL;
  init: { method?: string; headers: Record<string, string>; body?: string };
  /** Milliseconds for the whole answer. */
  timeout: number;
  maxBytes: number;
  /** Statuses that say more of this host than `requireSuccess` knows. */
  refuse?: (status: number) => ToolError | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * The text that the operator's address answers. What is asked goes to that address and is taken nowhere else by a redirect,
 * and neither is a key in the headers; none of both is in an error.
 *
 * @throws ToolError `busy`, `timed-out`, `too-large`, `upstream-failed`, `cancelled`, and what `refuse` gives.
 */
export async function askDirectly(request: DirectRequest): Promise<string> {
  const { address, init, timeout, maxBytes, refuse, signal } = request;
  const { host } = address;
  const limit = AbortSignal.timeout(timeout);
  try {
    const bounds = { redirect: 'error', signal: signal ? AbortSignal.any([signal, limit]) : limit } as const;
    const response = await fetch(address, { ...init, ...bounds });
    const refused = refuse?.(response.status);
    if (refused) throw refused;
    requireSuccess(host, response.status, response.headers.get('retry-after'));
    return await boundedText(response, maxBytes);
  } catch (error) {
    if (error instanceof ToolError) throw error;
    if (signal?.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
    if (limit.aborted) throw new ToolError('timed-out', `${host} did not answer within ${timeout / 1000} seconds.`);
    throw new ToolError('upstream-failed', `${host} cannot be reached just now.`, { cause: error });
  }

  async function boundedText({ body }: Response, most: number): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    let length = 0;
    for await (const part of body ?? []) {
      length += part.length;
      if (length > most) throw new ToolError('too-large', `The answer of ${host} is too large.`);
      text += decoder.decode(part, { stream: true });
    }
    return text + decoder.decode();
  }
}

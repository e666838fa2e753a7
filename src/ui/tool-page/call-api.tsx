import type { Progress } from '#kit/progress';
import { type ErrorCode, errorCodes, ToolError } from '#kit/tool-error';
import { apiBase } from '../api-base.tsx';
import { readLines } from './read-lines.tsx';
import { noteSent } from './sent.tsx';

export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  /** On errors. */
  code?: unknown;
}

interface CallOptions {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Asks for word of how far it has come before the answer. */
  onProgress?: (progress: Progress) => void;
}

const IN_LINES = 'application/x-ndjson';

/**
 * One call to the API. Resolves with the envelope of an answer whose HTTP status is 200 to 299.
 *
 * @throws ToolError with the server's sentence, or one of ours when no answer came.
 */
export async function callApi(path: string, options: CallOptions): Promise<Envelope> {
  const response = await reach(path, options);
  const envelope = await readEnvelope(response, options);
  // An answer in lines has sent its status long before it could fail: there the code tells.
  if (!response.ok || envelope.code !== undefined) throw refusal(envelope, response.headers.get('retry-after'));
  return envelope;
}

async function reach(path: string, { onProgress, headers, body, ...options }: CallOptions): Promise<Response> {
  const accept = onProgress ? { accept: `${IN_LINES}, application/json` } : {};
  const bytes = body === undefined ? null : new TextEncoder().encode(body);
  noteSent(`${apiBase}${path}`, bytes?.length ?? 0);
  try {
    return await fetch(`${apiBase}${path}`, { ...options, body: bytes, headers: { ...headers, ...accept } });
  } catch (cause) {
    if (options.signal?.aborted) throw new ToolError('cancelled', 'Cancelled.', { cause });
    throw new ToolError('upstream-failed', 'The server could not be reached. Check your connection and try again.', {
      cause,
    });
  }
}

async function readEnvelope(response: Response, { onProgress, signal }: CallOptions): Promise<Envelope> {
  const isInLines = response.headers.get('content-type')?.startsWith(IN_LINES);
  const reading: Promise<unknown> = onProgress && isInLines ? readLines(response, onProgress) : response.json();
  const body = await reading.catch(() => undefined);
  if (signal?.aborted) throw new ToolError('cancelled', 'Cancelled.');
  if (!isEnvelope(body)) {
    throw new ToolError('upstream-failed', `The server gave no readable answer (status ${response.status}).`);
  }
  return body;
}

export function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'success' in body &&
    'message' in body &&
    typeof body.message === 'string' &&
    'data' in body
  );
}

/** An answer with an error status as the error it tells of. `retryAfter`: that header of the answer. */
export function refusal(envelope: Envelope, retryAfter: string | null): ToolError {
  const seconds = Number(retryAfter);
  return new ToolError(codeOf(envelope), envelope.message, seconds > 0 ? { retryAfter: seconds } : {});
}

function codeOf(envelope: Envelope): ErrorCode {
  const { code } = envelope;
  return typeof code === 'string' && isErrorCode(code) ? code : 'upstream-failed';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}

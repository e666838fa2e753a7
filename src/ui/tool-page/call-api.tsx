import { type ErrorCode, errorCodes, ToolError } from '#kit/tool-error';
import { apiBase } from '../api-base.tsx';

export interface Envelope {
  success: boolean;
  message: string;
  data: unknown;
  /** On errors. */
  code?: unknown;
}

interface CallOptions {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * One call to the API. Resolves with the envelope of an answer whose HTTP status is 200 to 299.
 *
 * @throws ToolError with the server's sentence, or one of ours when no answer came.
 */
export async function callApi(path: string, options: CallOptions): Promise<Envelope> {
  const response = await reach(path, options);
  const envelope = await readEnvelope(response);
  if (!response.ok) throw new ToolError(codeOf(envelope), envelope.message);
  return envelope;
}

async function reach(path: string, options: CallOptions): Promise<Response> {
  try {
    return await fetch(`${apiBase}${path}`, options);
  } catch (cause) {
    if (options.signal?.aborted) throw new ToolError('cancelled', 'Cancelled.', { cause });
    throw new ToolError('upstream-failed', 'The server could not be reached. Check your connection and try again.', {
      cause,
    });
  }
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const body: unknown = await response.json().catch(() => undefined);
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

export function codeOf(envelope: Envelope): ErrorCode {
  const { code } = envelope;
  return typeof code === 'string' && isErrorCode(code) ? code : 'upstream-failed';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}

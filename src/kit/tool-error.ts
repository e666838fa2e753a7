/**
 * What a user can meet, and how each surface says it. Anything that is not a ToolError is a bug of ours: a plain 500
 * with a log line, and exit code 1.
 *
 * `http` is the API's status, `exit` the command's exit code, `mcp` the JSON-RPC code an agent sees beside the text.
 */
export const errorCodes = {
  'invalid-input': { http: 400, exit: 2, mcp: -32602 },
  'not-found': { http: 422, exit: 3, mcp: -32002 },
  'target-refused': { http: 422, exit: 4, mcp: -32003 },
  'too-large': { http: 413, exit: 5, mcp: -32004 },
  unsupported: { http: 422, exit: 6, mcp: -32005 },
  'timed-out': { http: 504, exit: 7, mcp: -32006 },
  'upstream-failed': { http: 502, exit: 8, mcp: -32007 },
  'not-configured': { http: 503, exit: 9, mcp: -32008 },
  busy: { http: 503, exit: 10, mcp: -32009 },
  'rate-limited': { http: 429, exit: 11, mcp: -32010 },
  'not-signed-in': { http: 401, exit: 12, mcp: -32012 },
  cancelled: { http: 499, exit: 130, mcp: -32011 },
} as const;

export type ErrorCode = keyof typeof errorCodes;

interface ToolErrorOptions {
  /** The input field the message is about. */
  field?: string;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error whose message is a full sentence written for the person who used the tool. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { field, retryAfter, cause }: ToolErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** The reason of the abort where it is in words for the user, as a time limit's is. */
export function cancelledBy(signal: AbortSignal | undefined): ToolError {
  return signal?.reason instanceof ToolError ? signal.reason : new ToolError('cancelled', 'The request was cancelled.');
}

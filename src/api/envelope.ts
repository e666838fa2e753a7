import type { Json } from '#kit/run-tool';
import { type ErrorCode, errorCodes, ToolError } from '#kit/tool-error';

/** What only the HTTP surface can answer, beside the codes of tools. */
type ApiCode =
  | ErrorCode
  | 'no-such-tool'
  | 'no-such-address'
  | 'method-not-allowed'
  | 'not-json'
  | 'cross-site'
  | 'other-host'
  | 'unreadable-body'
  | 'internal';

/** An answer that is no success, ready to be said. */
export interface Failure {
  status: number;
  code: ApiCode;
  message: string;
  /** Seconds after which another try makes sense. */
  retryAfter?: number | undefined;
}

/** A failure of the exchange rather than of a tool. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Seconds that a busy server asks for when the error itself does not say. */
const BUSY_PAUSE = 2;

/** An answer as text, or as bytes one after the other. */
export type Body = string | readonly Uint8Array[];

export function success(message: string, json: Json): Body {
  const head = `{"success":true,"message":${JSON.stringify(message)},"data":`;
  return typeof json === 'string' ? `${head}${json}}` : [Buffer.from(head), json, Buffer.from('}')];
}

export function failure({ message, code }: Failure): string {
  return JSON.stringify({ success: false, message, data: null, code });
}

/** What to answer for `error`; `undefined` when it is a bug of ours. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof ApiError) return error.failure;
  if (error instanceof ToolError) return toolFailure(error);
  return frameworkFailure(error);
}

export const internalFailure: Failure = {
  status: 500,
  code: 'internal',
  message: 'Something went wrong on our side.',
};

function toolFailure({ code, message, retryAfter }: ToolError): Failure {
  const status = errorCodes[code].http;
  return { status, code, message, retryAfter: retryAfter ?? (code === 'busy' ? BUSY_PAUSE : undefined) };
}

// Fastify's own refusals, in our words: theirs name the framework and may repeat what was sent.
function frameworkFailure(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return notJson;
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return { status: 400, code: 'unreadable-body', message: 'The request body is not valid JSON.' };
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return noSuchAddress;
    default:
      return undefined;
  }
}

export const notJson: Failure = {
  status: 415,
  code: 'not-json',
  message: 'Send the input as JSON, with the header "Content-Type: application/json".',
};

export const crossSite: Failure = {
  status: 403,
  code: 'cross-site',
  message: "This is taken from the site's own pages and from programs, not from the pages of other sites.",
};

export const notAnObject: Failure = {
  status: 400,
  code: 'unreadable-body',
  message: 'The request body must be a JSON object.',
};

export const noSuchAddress: Failure = {
  status: 404,
  code: 'no-such-address',
  message: 'There is nothing at this address.',
};

export const noSuchTool: Failure = {
  status: 404,
  code: 'no-such-tool',
  message: 'There is no tool of this name.',
};

export const stopping: Failure = {
  status: 503,
  code: 'busy',
  message: 'The server is being restarted. Please try again in a moment.',
  retryAfter: BUSY_PAUSE,
};

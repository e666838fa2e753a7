import { ToolError } from '#kit/tool-error';

const TIMEOUTS = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const DAMAGED = /^(HPE_|Z_|ERR__|ERR_BROTLI|ZSTD_)/;
const BAD_CERTIFICATE = /CERT|^UNABLE_TO_|SELF_SIGNED|^ERR_TLS_/;
const BAD_TLS = /^ERR_SSL_|^EPROTO$/;
const OUR_FAULT = /^(UND_)?ERR_(INVALID|ASSERTION|NOT_SUPPORTED)/;
const CLOSED = new Set(['UND_ERR_CLOSED', 'UND_ERR_DESTROYED']);

/** Says for a visitor what broke in an exchange with `host`; what is no failure of the network is given back as it is. */
export function exchangeFailure(error: unknown, host: string): unknown {
  const known = [...causes(error)];
  const refused = known.find((each) => each instanceof ToolError);
  if (refused) return refused;
  const code = known.map(codeOf).find((each) => each !== undefined);
  if (code === undefined || OUR_FAULT.test(code)) return error;
  if (CLOSED.has(code))
    return new ToolError('busy', 'The service is being restarted. Please try again in a moment.', { cause: error });
  const [kind, words] = failureWords(code);
  return new ToolError(
    kind,
    words.replace('{host}', () => host),
    { cause: error },
  );
}

function failureWords(code: string): readonly ['timed-out' | 'too-large' | 'upstream-failed', string] {
  if (TIMEOUTS.has(code)) return ['timed-out', '{host} took too long to answer.'];
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return ['too-large', 'The headers that {host} sent are too large to read.'];
  if (code === 'ECONNREFUSED') return ['upstream-failed', '{host} does not accept connections.'];
  if (BAD_CERTIFICATE.test(code)) return ['upstream-failed', '{host} has no certificate that can be trusted.'];
  if (BAD_TLS.test(code)) return ['upstream-failed', 'No secure connection to {host} could be made.'];
  if (DAMAGED.test(code)) return ['upstream-failed', 'The answer of {host} is damaged.'];
  return ['upstream-failed', 'The connection to {host} broke before its answer was complete.'];
}

/** The error and those below it; several connection attempts fail as one AggregateError. */
function* causes(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return;
  yield error;
  if (error instanceof AggregateError) for (const each of error.errors) yield* causes(each);
  yield* causes(error.cause);
}

function codeOf(error: Error): string | undefined {
  if ('code' in error && typeof error.code === 'string') return error.code;
  // undici's parser has a code only for part of what it meets.
  return error.name === 'HTTPParserError' ? 'HPE_' : undefined;
}

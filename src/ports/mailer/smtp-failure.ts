import { ToolError } from '#kit/tool-error';

/** What an error of the connection says, as far as it says it. */
interface SmtpFacts {
  /** The library's kind of failure. */
  code: string | undefined;
  /** The mail server's number. */
  answer: number | undefined;
  /** Its three numbers that say more, RFC 3463: "5.1.1". */
  detail: string | undefined;
  /** What it answered. */
  command: string | undefined;
}

/** Steps at which a "never" is about this mail or its address, and not about us or our settings. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** Codes of a connection that could not be secured: the library's, OpenSSL's and Node's. */
const noTrust = /^(?:ETLS$|ERR_(?:TLS|SSL)_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH$)/;

function factsOf(error: unknown): SmtpFacts {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
  const text = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value : undefined;
  };
  const answer = read('responseCode');
  const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text('response') ?? '') ?? [];
  return {
    code: text('originalCode') ?? text('code'),
    answer: typeof answer === 'number' ? answer : undefined,
    detail,
    command: text('command'),
  };
}

/** Whether the server does not want this mail, now or later. */
export function isRefusal(error: unknown): boolean {
  const { answer = 0, command = '' } = factsOf(error);
  // 503: we came at the wrong moment, which says nothing of the mail.
  return answer >= 500 && answer < 600 && answer !== 503 && aboutTheMail.has(command);
}

/** Codes alone: what a server says beside them often repeats the address. */
export function reasonOf(error: unknown): string {
  if (error instanceof ToolError) return error.code;
  const { answer, detail, command, code } = factsOf(error);
  const said = [answer, detail].filter((part) => part !== undefined).join(' ') || code || 'connection ended';
  return command && command !== 'CONN' ? `${said} at ${command}` : said;
}

/** An error of the connection, or an abort, as an operator reads it. Nothing was taken, and another try makes sense. */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ToolError) return error;
  if (signal.aborted) return cutShort(signal);
  const { code = '', command = '' } = factsOf(error);
  const reason = reasonOf(error);
  if (code === 'ETIMEDOUT')
    return new ToolError('timed-out', `The mail server does not answer (${reason}).`, { cause: error });
  return new ToolError('upstream-failed', `${sentence(code, command)} (${reason}).`, { cause: error });
}

function sentence(code: string, command: string): string {
  if (noTrust.test(code)) return 'The mail server offers no TLS that can be trusted, so nothing is sent to it';
  if (code === 'EAUTH') return 'The mail server does not take the name and password of SMTP_URL';
  if (command === 'MAIL FROM') return 'The mail server does not take mail from MAIL_FROM right now';
  return command === 'CONN' ? 'The mail server cannot be reached' : 'The mail server does not take mail right now';
}

/** What is told when the waiting was ended: by its own limit, or from outside. */
export function cutShort({ reason }: AbortSignal): ToolError {
  const isLimit = reason instanceof Error && reason.name === 'TimeoutError';
  if (isLimit) return new ToolError('timed-out', 'The mail server took too long.', { cause: reason });
  return new ToolError('cancelled', 'The mail was not sent: its sending was ended.');
}

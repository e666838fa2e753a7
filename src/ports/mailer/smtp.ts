import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { ToolError } from '#kit/tool-error';
import { composeMail } from './compose.ts';
import type { Delivery, Mail, Mailbox, Mailer } from './port.ts';
import { cutShort, failureOf, isRefusal, reasonOf } from './smtp-failure.ts';
import type { SmtpServer } from './smtp-url.ts';

export interface SmtpOptions {
  server: SmtpServer;
  from: Mailbox;
  /** What this machine is called, for the greeting. */
  greetAs: string;
  /** Certificates to trust besides the system's, as PEM. */
  ca?: string | undefined;
  patience?: Partial<SmtpPatience> | undefined;
}

/** Milliseconds. */
interface SmtpPatience {
  /** From the first packet to the end of the greeting. */
  connect: number;
  /** For each answer. */
  answer: number;
  /** For all of one mail: a server that speaks a word a minute is none. */
  whole: number;
  /** A connection without work is kept so long for the next mail. */
  idle: number;
}

const PATIENCE: SmtpPatience = { connect: 10_000, answer: 30_000, whole: 60_000, idle: 10_000 };

/** Mails over one connection: servers end those that go on for ever. */
const MAILS_A_CONNECTION = 50;

interface Session {
  connection: SMTPConnection;
  mails: number;
  isOver: boolean;
}

/** A mailer over one connection at a time, which is kept for a little while: a newsletter need not greet for each email. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const { from } = options;
  const patience = { ...PATIENCE, ...options.patience };
  const closing = new AbortController();
  let session: Session | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function handOver(mail: Mail, abort: AbortSignal | undefined): Promise<Delivery> {
    const content = await composeMail(mail, from);
    const signals = [closing.signal, AbortSignal.timeout(patience.whole), ...(abort ? [abort] : [])];
    const signal = AbortSignal.any(signals);
    if (signal.aborted) throw cutShort(signal);
    clearTimeout(idle);
    const current = await openSession(signal);
    const wasUsed = current.mails > 0;
    current.mails += 1;
    const source = Readable.from([content]);
    try {
      await within(current.connection, signal, (done) => {
        current.connection.send({ from: from.address, to: [mail.to] }, source, done);
      });
      rest(current);
      return { state: 'sent' };
    } catch (error) {
      end(current);
      if (isRefusal(error)) return { state: 'refused', reason: reasonOf(error) };
      // The content is read when the server has said that it waits for it, and to its end before the final dot is sent.
      if (source.readableEnded && !hasAnswer(error)) return { state: 'unknown', reason: reasonOf(error) };
      // A server may end a connection that it has kept long enough: that is no failure of this mail's.
      if (wasUsed && !source.readableDidRead && !signal.aborted && !hasAnswer(error)) return handOver(mail, abort);
      throw failureOf(error, signal);
    }
  }

  async function openSession(signal: AbortSignal): Promise<Session> {
    if (session && !session.isOver) return session;
    const connection = connectionTo(options, patience);
    const opened: Session = { connection, mails: 0, isOver: false };
    connection.once('end', () => {
      opened.isOver = true;
    });
    // Anyone who waits for an answer hears of it as well; without anyone waiting, it is the end of the session and no more.
    connection.on('error', () => {
      opened.isOver = true;
    });
    const { user } = options.server;
    try {
      await within(connection, signal, (done) => connection.connect(done));
      if (user) {
        const credentials = { user: user.name, pass: user.password };
        await within(connection, signal, (done) => connection.login({ credentials, ...credentials }, done));
      }
    } catch (error) {
      connection.close();
      throw failureOf(error, signal);
    }
    session = opened;
    return opened;
  }

  function rest(current: Session): void {
    const pause = current.mails < MAILS_A_CONNECTION ? patience.idle : 0;
    idle = setTimeout(() => end(current), pause);
    // What is only kept for later holds no program open.
    idle.unref();
  }

  /** The server is told, and the connection closed without waiting for its answer. */
  function end(ended: Session): void {
    clearTimeout(idle);
    if (!ended.isOver) ended.connection.quit();
    ended.isOver = true;
    ended.connection.close();
    if (session === ended) session = undefined;
  }

  return {
    send(mail, { signal } = {}) {
      const sending = last.then(() => handOver(mail, signal));
      last = sending.catch(() => undefined);
      return sending;
    },
    async close() {
      closing.abort();
      await last;
      if (session) end(session);
    },
  };
}

function connectionTo({ server, greetAs, ca }: SmtpOptions, patience: SmtpPatience): SMTPConnection {
  return new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.tls === 'first',
    requireTLS: server.tls === 'required',
    name: greetAs,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.answer,
    socketCloseTimeout: 0,
    maxResponseSize: 64 * 1024,
    allowInternalNetworkInterfaces: true,
    ...(ca !== undefined && { tls: { ca } }),
  });
}

/** Runs one exchange. Rejects with what the connection says of itself, or with the abort. */
function within(
  connection: SMTPConnection,
  signal: AbortSignal,
  exchange: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onEnd = () => reject(new Error('The connection ended.'));
  const onAbort = () => {
    reject(cutShort(signal));
    connection.close();
  };
  connection.once('error', reject);
  connection.once('end', onEnd);
  signal.addEventListener('abort', onAbort, { once: true });
  exchange((error) => (error ? reject(error) : resolve()));
  return promise.finally(() => {
    connection.off('error', reject);
    connection.off('end', onEnd);
    signal.removeEventListener('abort', onAbort);
  });
}

function hasAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && !(error instanceof ToolError);
}

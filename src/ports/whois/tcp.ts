import { connect, type Socket } from 'node:net';
import { createAnswerCache } from '#calls/answer-cache';
import type { OutsideCalls } from '#calls/outside-calls';
import { cancelledBy, ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { DialTarget, NetGuard } from '#ports/net-guard/net-guard';
import type { Whois, WhoisAnswer } from './port.ts';

interface TcpWhoisOptions {
  /** `host:port` where referrals start: the operator's word, and so reached as it is. */
  root: string;
  /** For all other servers. */
  guard: NetGuard;
  /** For the root. */
  rootGuard: NetGuard;
  calls: OutsideCalls;
  clock: Clock;
  /** Milliseconds for one answer. */
  timeout?: number;
}

const WHOIS_PORT = 43;
/** Bytes of an answer that are read: the longest real ones have some 20 kB. */
const MOST_BYTES = 256 * 1024;
const TIMEOUT = 8_000;
/** Answers that are kept for the next who asks. */
const MOST_KEPT = 200;

/** Whois over TCP. */
export function createWhois({ root, guard, rootGuard, calls, clock, timeout = TIMEOUT }: TcpWhoisOptions): Whois {
  const answers = createAnswerCache<Said>({ clock, most: MOST_KEPT });
  return {
    async ask({ server = root, query, signal }) {
      const target = targetOf(server);
      if (/[\r\n]/.test(query)) throw new ToolError('invalid-input', 'A question is one line.');
      const asked = { target, query, timeout, signal, guard: server === root ? rootGuard : guard };
      if (signal?.aborted) throw cancelledBy(signal);
      const anew = () => calls.run(target.host, () => answerOf(asked), signal);
      const { value, askedAt } = await answers.of(`${server} ${query}`, anew);
      return { server, ...value, askedAt };
    },
  };
}

type Said = Omit<WhoisAnswer, 'server' | 'askedAt'>;

interface Asked {
  target: DialTarget;
  query: string;
  timeout: number;
  signal: AbortSignal | undefined;
  guard: NetGuard;
}

async function answerOf({ target, query, timeout, signal, guard }: Asked): Promise<Said> {
  if (signal?.aborted) throw cancelledBy(signal);
  guard.check(target);
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const parts: Buffer[] = [];
  let bytes = 0;
  const finish = (isCut: boolean) => resolve({ text: textOf(Buffer.concat(parts)), isCut });
  const { host, port } = target;
  const socket: Socket = connect({ host, port, lookup: guard.lookup(target), autoSelectFamily: true });
  const late = setTimeout(() => {
    if (bytes > 0) finish(true);
    else reject(new ToolError('timed-out', `${host} did not answer within ${timeout / 1000} seconds.`));
  }, timeout);
  const onAbort = () => reject(cancelledBy(signal));
  signal?.addEventListener('abort', onAbort, { once: true });
  socket.once('connect', () => {
    try {
      guard.checkPeer(target, socket.remoteAddress);
      socket.write(`${query}\r\n`);
    } catch (error) {
      reject(error);
    }
  });
  socket.on('data', (part: Buffer) => {
    const room = MOST_BYTES - bytes;
    parts.push(part.subarray(0, room));
    bytes += part.length;
    if (bytes >= MOST_BYTES) finish(true);
  });
  socket.once('end', () => finish(false));
  socket.once('error', (error) => {
    // Some servers end the connection rudely once they have said all.
    if (bytes > 0) finish(false);
    else reject(error instanceof ToolError ? error : broken(host, error));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', onAbort);
    socket.destroy();
  }
}

/** UTF-8, or Latin-1 where the bytes are no UTF-8: the protocol says nothing of it. */
function textOf(bytes: Buffer): string {
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const decoded = text.includes('\ufffd') ? new TextDecoder('latin1').decode(bytes) : text;
  return decoded.replace(/\r\n?/g, '\n');
}

/** @throws ToolError for what is no host. */
function targetOf(server: string): DialTarget {
  const parts = /^(?:\[(?<ipv6>[\da-f:.]+)\]|(?<host>[\w.-]+))(?::(?<port>\d{1,5}))?$/i.exec(server)?.groups;
  const host = parts?.ipv6 ?? parts?.host;
  if (host === undefined) throw new ToolError('target-refused', 'The referral names no server that can be asked.');
  return { host: host.toLowerCase(), port: Number(parts?.port ?? WHOIS_PORT), publicPorts: [WHOIS_PORT] };
}

function broken(host: string, cause: Error): ToolError {
  const isRefused = 'code' in cause && cause.code === 'ECONNREFUSED';
  const what = isRefused ? 'does not accept connections' : 'broke the connection before it answered';
  return new ToolError('upstream-failed', `${host} ${what}.`, { cause });
}

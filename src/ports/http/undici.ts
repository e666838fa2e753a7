import { isUtf8 } from 'node:buffer';
import { Agent, Client, type Dispatcher } from 'undici';
import { oneVisitor, type Visitors } from '#calls/visitors';
import type { TemporaryFiles } from '#ports/files/port';
import { dialTargetOf, guardedConnector } from '#ports/net-guard/connector';
import type { NetGuard } from '#ports/net-guard/net-guard';
import { ACCEPT_ENCODING, type BodyOptions, collected, takeDecoded } from './decoded-body.ts';
import { exchangeFailure } from './failure.ts';
import {
  type Answer,
  createGuardedGet,
  defaultLimits,
  type ExchangeRequest,
  type GuardedGetOptions,
  type HttpLimits,
} from './guarded-get.ts';
import { heldAnswer } from './held-answer.ts';
import type { HeldAnswer, Http, HttpConnection } from './port.ts';

interface UndiciHttpOptions {
  guard: NetGuard;
  /** The store whose addresses are answered without a network. */
  files?: GuardedGetOptions['files'];
  /** What is answered without a connection: the site's own samples. */
  held?: (url: URL) => HeldAnswer | undefined;
  /** For clients that download. */
  temporary?: TemporaryFiles;
  /** Such as `Clearkit/0.1 (+https://example.com)`. */
  userAgent: string;
  limits?: Partial<HttpLimits>;
  visitors?: Visitors;
  /** Whose answers it fetches, where there are several clients. */
  name?: string;
}

export interface UndiciHttp extends Http {
  /** Takes no more requests, and resolves when those under way have ended. */
  close(): Promise<void>;
}

const BUSY = 'Too much is being fetched right now. Please try again in a few seconds.';

/** The guarded client over undici, HTTP/1.1 without connection reuse, cookies or proxies. */
export function createHttp(settings: UndiciHttpOptions): UndiciHttp {
  const { guard, files, held: atHand, temporary, userAgent, limits, visitors = oneVisitor, name = 'pages' } = settings;
  const bounds = { ...defaultLimits, ...limits };
  const capacity = bounds.heldBytes;
  const held = visitors.share(`bytes of ${name}`, { capacity, share: capacity / 2, busy: BUSY });
  const options = { allowH2: false, headersTimeout: bounds.timeout, bodyTimeout: bounds.timeout };
  const agent = new Agent({ ...options, connect: guardedConnector(guard, bounds.timeout) });

  const exchange = async ({ url, accept, isTimed, since: before, signal }: ExchangeRequest): Promise<Answer> => {
    const own = atHand?.(url);
    if (own) return heldAnswer(own, { host: url.host, temporary });
    guard.check(dialTargetOf(url));
    const timer = isTimed ? timedClient(url, { guard, timeout: bounds.timeout, options }) : undefined;
    const visitor = visitors.current();
    const hold = (bytes: number) => held.take(visitor, bytes);
    const asked = performance.now();
    const response = await (timer?.client ?? agent)
      .request({
        origin: url.origin,
        path: `${url.pathname}${url.search}`,
        method: 'GET',
        headers: {
          'user-agent': userAgent,
          accept: accept ? `${accept.join(', ')}, */*;q=0.1` : '*/*',
          'accept-encoding': ACCEPT_ENCODING,
          ...(before?.etag && { 'if-none-match': before.etag }),
          ...(before?.modified && { 'if-modified-since': before.modified }),
        },
        // A kept connection could be filled with answers to questions nobody has asked yet.
        reset: true,
        signal,
      })
      .catch((error: unknown) => {
        void timer?.client.destroy();
        throw exchangeFailure(error, url.host);
      });
    const waited = since(asked);
    if (timer) response.body.once('close', () => void timer.client.destroy());
    const answer = toAnswer(response, { host: url.host, hold, temporary, signal, waited });
    return timer ? { ...answer, connection: timer.connection(asked) } : answer;
  };

  return { ...createGuardedGet({ exchange, files, limits: bounds, visitors }), close: () => agent.close() };
}

interface TimedOptions {
  guard: NetGuard;
  timeout: number;
  options: Client.Options;
}

/** A client for one exchange, whose connection is its own: only then can its times be told from those of others. */
function timedClient(url: URL, { guard, timeout, options }: TimedOptions) {
  const at = { found: 0, connected: 0, ready: 0 };
  let address = '';
  const dial = guardedConnector(guard, timeout, (step) => {
    at[step] = performance.now();
  });
  const client = new Client(url.origin, {
    ...options,
    connect: (target, callback) =>
      dial(target, (...result) => {
        at.ready = performance.now();
        address = result[1]?.remoteAddress ?? '';
        callback(...result);
      }),
  });
  return {
    client,
    connection(asked: number): HttpConnection {
      // An address needs no name to be found.
      const found = at.found || asked;
      const connected = Math.max(found, at.connected);
      const isSecure = url.protocol === 'https:';
      return {
        address,
        lookup: Math.round(found - asked),
        connect: Math.round(connected - found),
        secure: isSecure ? Math.round(at.ready - connected) : 0,
      };
    },
  };
}

interface Reading extends Pick<BodyOptions, 'host' | 'signal'>, Pick<Answer, 'waited'> {
  /** Takes room for so many bytes of a body that is being read, and returns what gives it back. @throws ToolError `busy`. */
  hold: (bytes: number) => () => void;
  temporary: TemporaryFiles | undefined;
}

function toAnswer({ statusCode, headers, body }: Dispatcher.ResponseData, reading: Reading): Answer {
  const { host, hold, temporary } = reading;
  const coding = headerText(headers['content-encoding']);
  const take = async <T>(maxBytes: number, use: (decoded: AsyncIterable<Uint8Array>) => Promise<T>) => {
    try {
      return await takeDecoded(body, { ...reading, coding, maxBytes }, use);
    } catch (error) {
      throw exchangeFailure(error, host);
    }
  };
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, headerText(value)])),
    setCookies: [headers['set-cookie'] ?? []].flat().map(headerText),
    waited: reading.waited,
    read: async (maxBytes) => {
      const began = performance.now();
      const { taken, encodedBytes } = await take(maxBytes, (decoded) => collected(decoded, { maxBytes, hold }));
      return { body: taken, encodedBytes, read: since(began) };
    },
    save: async (maxBytes, signal) => {
      if (!temporary) throw new Error('This client keeps no files.');
      return (await take(maxBytes, (decoded) => temporary.write(decoded, signal))).taken;
    },
    discard: () => {
      body.on('error', () => {}).destroy();
    },
  };
}

/** Whole milliseconds. */
function since(instant: number): number {
  return Math.round(performance.now() - instant);
}

/** A header as text. undici reads bytes as Latin-1, while servers that send other letters mean UTF-8. */
function headerText(value: string | string[] | undefined = ''): string {
  const text = Array.isArray(value) ? value.join(', ') : value;
  const bytes = Buffer.from(text, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : text;
}

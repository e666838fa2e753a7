import { oneVisitor, type Visitors } from '#calls/visitors';
import { cancelledBy, ToolError } from '#kit/tool-error';
import { withinBounds } from '#kit/within-bounds';
import { failedStatus } from '#lib/failed-status';
import type { Files, StoredFile, TemporaryFile } from '#ports/files/port';
import { parseAddress, parseRedirect } from './address.ts';
import { isAcceptedType, mediaType } from './media-type.ts';
import type { Download, Http, HttpHead, HttpRequest, HttpResponse } from './port.ts';

/** One answer of one server, its body not yet read. */
export interface Answer extends Omit<HttpHead, 'url'> {
  /** The decoded body. @throws ToolError `too-large` as soon as more than `maxBytes` came. */
  read(maxBytes: number): Promise<Pick<HttpResponse, 'body' | 'encodedBytes' | 'read'>>;
  /** The same as a temporary file, which is there until the signal is aborted. */
  save(maxBytes: number, signal: AbortSignal | undefined): Promise<TemporaryFile>;
  /** Lets go of the body unread. */
  discard(): void;
}

export interface ExchangeRequest {
  url: URL;
  accept: readonly string[] | undefined;
  isTimed: boolean;
  since?: HttpRequest['since'];
  signal: AbortSignal;
}

export interface HttpLimits {
  /** Bytes of a decoded body. */
  maxBytes: number;
  /** Milliseconds for a whole exchange, redirects included. */
  timeout: number;
  redirects: number;
  /** Bytes of all bodies that are being read at one time. */
  heldBytes: number;
}

export const defaultLimits: HttpLimits = {
  maxBytes: 20 * 1024 * 1024,
  timeout: 10_000,
  redirects: 5,
  heldBytes: 256 * 1024 * 1024,
};

export interface GuardedGetOptions {
  /** Asks one server once. */
  exchange: (request: ExchangeRequest) => Promise<Answer>;
  files?: Pick<Files, 'idOf' | 'get' | 'stat' | 'borrow'> | undefined;
  visitors?: Visitors | undefined;
  limits: HttpLimits;
}

const BUSY = 'Too many files are being read right now. Please try again in a few seconds.';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Everything about the client that does not depend on how bytes travel. */
export function createGuardedGet({ exchange, files, limits, visitors = oneVisitor }: GuardedGetOptions): Http {
  // A file is read whole: a crowd asking for large ones would fill the memory before anybody looks at them.
  const reads = files && visitors.share('stored files', { capacity: 4, queue: 200, busy: BUSY });
  const answerOf = async (request: ExchangeRequest): Promise<Answer> => {
    const id = files?.idOf(request.url.href);
    if (!reads || id === undefined) return exchange(request);
    const content = () => reads.run(visitors.current(), () => files.get(id), request);
    return storedAnswer(await files.stat(id), { content, borrow: (signal) => files.borrow(id, signal) });
  };

  const follow = async (
    start: URL,
    { accept, anyStatus, headOnly, isSingle, isTimed = false, since }: HttpRequest,
    signal: AbortSignal,
  ) => {
    const seen = new Set<string>();
    const redirects: HttpHead[] = [];
    let url = start;
    while (true) {
      seen.add(withoutHash(url));
      const answer = await answerOf({ url, accept, isTimed, signal, ...(since && { since }) }).catch(
        (error: unknown) => {
          throw url === start ? error : afterRedirect(error, start);
        },
      );
      const { location } = answer.headers;
      if (headOnly || isSingle || !REDIRECTS.has(answer.status) || location === undefined)
        return { url, answer, redirects };
      if (anyStatus && (seen.size > limits.redirects || seen.has(target(location, url)))) {
        return { url, answer, redirects };
      }
      answer.discard();
      redirects.push(headOf(url, answer));
      url = parseRedirect(location, url);
      if (seen.has(withoutHash(url))) throw new ToolError('upstream-failed', `${start.host} redirects in a loop.`);
      if (seen.size > limits.redirects) {
        throw new ToolError('upstream-failed', `${start.host} redirects more than ${limits.redirects} times.`);
      }
    }
  };

  /** Asks, and has the answer taken while the time of the request runs. */
  async function asking<T>(
    request: HttpRequest,
    take: (found: Awaited<ReturnType<typeof follow>>, maxBytes: number) => Promise<T>,
  ): Promise<T> {
    const start = parseAddress(request.url);
    const maxBytes = Math.min(request.maxBytes ?? limits.maxBytes, limits.maxBytes);
    const timeout = Math.min(request.timeout ?? limits.timeout, limits.timeout);
    const outer = request.signal;
    if (outer?.aborted) throw cancelledBy(outer);
    const controller = new AbortController();
    const work = follow(start, request, controller.signal).then((found) => take(found, maxBytes));
    const message = `${start.host} did not answer in full within ${timeout / 1000} seconds.`;
    return withinBounds(work, { controller, outer, time: timeout, late: () => new ToolError('timed-out', message) });
  }

  return {
    get: (request) =>
      asking<HttpResponse>(request, async ({ url, answer, redirects }, maxBytes) => {
        const type = mediaType(answer.headers['content-type']);
        // What a body without a type is can only be told from it.
        const isUseless = request.bodies && type !== '' && !isAcceptedType(type, request.bodies);
        if (request.headOnly || (request.anyStatus && (isUseless || !isSuccess(answer.status)))) {
          answer.discard();
          return { ...headOf(url, answer), body: new Uint8Array(), encodedBytes: 0, read: 0, redirects };
        }
        checkAnswer({ url, answer, accept: request.accept, maxBytes });
        return { ...headOf(url, answer), ...(await answer.read(maxBytes)), redirects };
      }),
    download: (request: Download) =>
      asking(request, async (found, maxBytes) => {
        checkAnswer({ ...found, accept: request.accept, maxBytes });
        const file = await found.answer.save(maxBytes, request.signal);
        const isOwn = files?.idOf(parseAddress(request.url).href) !== undefined;
        return { ...file, type: mediaType(found.answer.headers['content-type']), isOwn };
      }),
  };
}

function headOf({ href }: URL, { status, headers, setCookies, waited, connection }: Answer): HttpHead {
  return { url: href, status, headers, setCookies, waited, ...(connection && { connection }) };
}

interface CheckedAnswer {
  url: URL;
  answer: Answer;
  accept: readonly string[] | undefined;
  maxBytes: number;
}

/** Lets go of an answer that it refuses. */
function checkAnswer(checked: CheckedAnswer): void {
  try {
    refuseAnswer(checked);
  } catch (error) {
    checked.answer.discard();
    throw error;
  }
}

function refuseAnswer({ url: { host }, answer: { status, headers }, accept, maxBytes }: CheckedAnswer): void {
  if (!isSuccess(status)) {
    const code = status === 404 || status === 410 ? 'not-found' : 'upstream-failed';
    throw new ToolError(code, failedStatus(host, status));
  }
  const type = mediaType(headers['content-type']);
  if (!isAcceptedType(type, accept)) {
    const sent = type === '' ? 'content of no stated type' : `content of the type ${type.slice(0, 100)}`;
    throw new ToolError('unsupported', `${host} sent ${sent}, which is not what is needed here.`);
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(host, maxBytes);
}

export function tooLarge(host: string, maxBytes: number): ToolError {
  const size =
    maxBytes >= 1024 * 1024 ? `${(maxBytes / 1024 / 1024).toFixed(1)} MB` : `${(maxBytes / 1024).toFixed(1)} KB`;
  return new ToolError(
    'too-large',
    `What ${host} sent is larger than the ${size.replace('.0 ', ' ')} that can be read.`,
  );
}

interface StoredBody {
  content(): ReturnType<Files['get']>;
  borrow(signal: AbortSignal | undefined): ReturnType<Files['borrow']>;
}

/** @param file undefined when there is none, or no longer: it may also go before its content is asked for. */
function storedAnswer(file: StoredFile | undefined, { content, borrow }: StoredBody): Answer {
  const { type, bytes } = stillThere(file);
  return {
    status: 200,
    headers: { 'content-type': type, 'content-length': String(bytes) },
    setCookies: [],
    waited: 0,
    read: async () => ({ body: stillThere(await content()).content, encodedBytes: bytes, read: 0 }),
    save: async (_, signal) => stillThere(await borrow(signal)),
    discard: () => {},
  };
}

function stillThere<T>(file: T | undefined): T {
  if (file !== undefined) return file;
  throw new ToolError('not-found', 'This file is gone: files are kept for a short time only. Please upload it again.');
}

/** The visitor knows the address they gave, and must not learn through us where a redirect into a private place leads. */
function afterRedirect(error: unknown, start: URL): unknown {
  if (!(error instanceof ToolError) || error.code === 'timed-out' || error.code === 'cancelled') return error;
  const words =
    error.code === 'target-refused' ? 'an address that cannot be reached from here' : 'an address that does not work';
  return new ToolError(error.code, `${start.host} redirects to ${words}.`, { cause: error });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** Where a redirect leads, or nothing when that is no address. */
function target(location: string, from: URL): string {
  const url = URL.parse(location, from);
  return url ? withoutHash(url) : '';
}

function withoutHash(url: URL): string {
  return url.href.slice(0, url.href.length - url.hash.length);
}

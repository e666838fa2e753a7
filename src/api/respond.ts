import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PIECE } from '#calls/pieces';
import type { ReportProgress } from '#kit/progress';
import type { Json } from '#kit/run-tool';
import { endInPieces, type HoldAnswer } from './answers.ts';
import { type Body, type Failure, failure, failureOf, internalFailure, success } from './envelope.ts';
import { commonHeaders, type Headers, inertPolicy } from './headers.ts';
import { bugFields, type Log } from './log.ts';
import { isInLines, LINES, tellLine, wantsLines } from './progress-lines.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds of the process clock at which the API received the request. */
    startedAt: number;
  }
}

/** Bytes of a refused body that flow by, for as long as src/api/connections.ts lets them. */
const MAX_UNREAD_BODY = 64 * 1024 * 1024;

const left: Failure = { status: 499, code: 'cancelled', message: 'The request was cancelled.' };

interface ResponderOptions {
  publicUrl: string;
  log: Log;
  /** Counts what waits to be taken. */
  hold: HoldAnswer;
  /** Whether the server finishes what runs and then ends. */
  isStopping: () => boolean;
}

/** The one route on which calls have a slug. */
export const TOOL_ROUTE = '/api/tools/:slug';

/** One call that is to be answered. */
interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The tool it is for, when there is one: with the status, all that a log line says of a call. */
  slug?: string | undefined;
}

interface Answer {
  status: number;
  body: Body;
  /** Names and values one after the other, as Node takes them quickest. */
  headers?: readonly string[];
}

/** Says answers as JSON envelopes, and writes one line about each. */
export interface Responder {
  /** What says how far a call has come, for those who asked for lines; the answer is then the last line. */
  listener(call: Call): ReportProgress | undefined;
  succeed(call: Call, message: string, data: unknown): void;
  /** As `succeed`, with data that is JSON already. */
  succeedWith(call: Call, message: string, json: Json): void;
  /** Says a failure the visitor can meet; anything else becomes a plain 500 and a log line. */
  fail(call: Call, error: unknown): void;
  failWith(call: Call, failed: Failure, headers?: Headers): void;
}

/** What says answers for the whole API. */
export function createResponder({ publicUrl, log, hold, isStopping }: ResponderOptions): Responder {
  const safe = {
    ...commonHeaders({ publicUrl }),
    'content-security-policy': inertPolicy,
    'cache-control': 'no-store',
  };
  const always = flat({ ...safe, 'content-type': 'application/json; charset=utf-8' });
  // Proxies that gather an answer before they pass it on are told not to.
  const inLines = flat({ ...safe, 'content-type': `${LINES}; charset=utf-8`, 'x-accel-buffering': 'no' });

  function say({ reply }: Call, { status, body, headers = [] }: Answer): void {
    const { raw } = reply;
    const closing = isStopping() || keepsUnreadBody(reply.request.raw) ? ['connection', 'close'] : [];
    // Past the framework's own sending: a ready text needs none of its steps, which cost a third of a small call.
    reply.hijack();
    if (isInLines(raw)) endInPieces(raw, ...bytesOf(body), Buffer.from('\n'));
    if (raw.headersSent || raw.destroyed) return;
    raw.removeHeader('connection');
    const begin = (length: number) =>
      raw.writeHead(status, [...always, ...headers, ...closing, 'content-length', String(length)]);
    if (typeof body === 'string' && body.length <= PIECE) {
      const length = Buffer.byteLength(body);
      begin(length);
      // The same bytes, in an encoding that is written without looking at each of them.
      raw.end(body, length === body.length ? 'latin1' : 'utf8');
      return;
    }
    const bytes = bytesOf(body);
    begin(bytes.reduce((sum, { length }) => sum + length, 0));
    endInPieces(raw, ...bytes);
  }

  function note({ request, slug }: Call, status: number, code?: string): void {
    const ms = Math.round((performance.now() - request.startedAt) * 10) / 10;
    // The framework makes its facts about a route anew each time they are asked for.
    const route = slug === undefined ? request.routeOptions.url : TOOL_ROUTE;
    log.info({ route, slug, status, code, ms }, 'call');
  }

  const responder: Responder = {
    listener({ request, reply }) {
      if (!wantsLines(request.headers.accept)) return undefined;
      return (progress) =>
        tellLine(reply.raw, progress, () => {
          reply.hijack();
          reply.raw.removeHeader('connection');
          reply.raw.writeHead(200, [...inLines, ...(isStopping() ? ['connection', 'close'] : [])]);
        });
    },
    succeed(call, message, data) {
      responder.succeedWith(call, message, JSON.stringify(data));
    },
    succeedWith(call, message, json) {
      try {
        // Of few units, the bytes are not counted: there are no more such answers than calls.
        if (json.length > PIECE)
          hold(call.request, call.reply, typeof json === 'string' ? Buffer.byteLength(json) : json.length);
      } catch (error) {
        return responder.fail(call, error);
      }
      say(call, { status: 200, body: success(message, json) });
      note(call, 200);
    },
    fail(call, error) {
      const known = error === call.request.raw.errored ? left : failureOf(error);
      if (!known) log.error({ request: call.request.id, slug: call.slug, ...bugFields(error) }, 'bug');
      responder.failWith(call, known ?? internalFailure);
    },
    failWith(call, failed, headers = {}) {
      const { status, code, retryAfter } = failed;
      // A success may have been prepared before it failed: nothing that was to be said of it is true of this.
      for (const name of call.reply.raw.getHeaderNames()) call.reply.raw.removeHeader(name);
      const pause = retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) };
      say(call, { status, body: failure(failed), headers: flat({ ...headers, ...pause }) });
      note(call, status, code);
    },
  };
  return responder;
}

/**
 * Whether the rest of a refused body is better not awaited. Ending the connection while somebody sends takes the answer from
 * them, so a rest of a known and bearable size is let pass by.
 */
function keepsUnreadBody({ complete, headers }: IncomingMessage): boolean {
  const { 'content-length': length = 0, 'transfer-encoding': encoding } = headers;
  return !complete && (encoding !== undefined || Number(length) > MAX_UNREAD_BODY);
}

function bytesOf(body: Body): readonly Uint8Array[] {
  return typeof body === 'string' ? [Buffer.from(body)] : body;
}

function flat(headers: Headers): string[] {
  return Object.entries(headers).flat();
}

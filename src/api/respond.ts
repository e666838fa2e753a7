import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, failure, failureOf, internalFailure, success } from './envelope.ts';
import { commonHeaders, type Headers, inertPolicy } from './headers.ts';
import { bugFields, type Log } from './log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds of the process clock at which the API received the request. */
    startedAt: number;
  }
}

interface ResponderOptions {
  publicUrl: string;
  log: Log;
  /** Whether the server finishes what runs and then ends. */
  isStopping: () => boolean;
}

/** What a log line says of a call: never what the visitor sent. */
interface Subject {
  /** Of a tool that exists. */
  slug?: string | undefined;
}

/** Says answers as JSON envelopes, and writes one line about each. */
export interface Responder {
  succeed(request: FastifyRequest, reply: FastifyReply, message: string, data: unknown, subject?: Subject): void;
  /** Says a failure the visitor can meet; anything else becomes a plain 500 and a log line. */
  fail(request: FastifyRequest, reply: FastifyReply, error: unknown, subject?: Subject): void;
  failWith(request: FastifyRequest, reply: FastifyReply, failed: Failure, headers?: Headers, subject?: Subject): void;
}

export function createResponder({ publicUrl, log, isStopping }: ResponderOptions): Responder {
  const always = flat({
    ...commonHeaders({ publicUrl }),
    'content-security-policy': inertPolicy,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });

  function say(reply: FastifyReply, status: number, body: string, headers: readonly string[] = []): void {
    const { raw } = reply;
    const closing = isStopping() || reply.getHeader('connection') === 'close' ? ['connection', 'close'] : [];
    // Past the framework's own sending: a ready text needs none of its steps, which cost a third of a small call.
    reply.hijack();
    if (raw.headersSent || raw.destroyed) return;
    raw.removeHeader('connection');
    raw.writeHead(status, [...always, ...headers, ...closing, 'content-length', String(Buffer.byteLength(body))]);
    raw.end(body);
  }

  function note(request: FastifyRequest, status: number, { slug }: Subject, code?: string): void {
    const ms = Math.round((performance.now() - request.startedAt) * 10) / 10;
    log.info({ route: request.routeOptions.url, slug, status, code, ms }, 'call');
  }

  const responder: Responder = {
    succeed(request, reply, message, data, subject = {}) {
      say(reply, 200, success(message, data));
      note(request, 200, subject);
    },
    fail(request, reply, error, subject = {}) {
      const known = failureOf(error);
      if (!known) log.error({ request: request.id, slug: subject.slug, ...bugFields(error) }, 'bug');
      responder.failWith(request, reply, known ?? internalFailure, {}, subject);
    },
    failWith(request, reply, failed, headers = {}, subject = {}) {
      const { status, code, retryAfter } = failed;
      const pause = retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) };
      say(reply, status, failure(failed), flat({ ...headers, ...pause }));
      note(request, status, subject, code);
    },
  };
  return responder;
}

function flat(headers: Headers): string[] {
  return Object.entries(headers).flat();
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectJson } from '#calls/collect-body';
import type { Visitors } from '#calls/visitors';
import { isRecord } from '#lib/is-record';
import { whenGone } from './answers.ts';
import { visitorKey } from './call-limit.ts';
import { ApiError, notAnObject, notJson } from './envelope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body that came. */
    bodyBytes: number;
  }
}

interface BodyOptions {
  visitors: Visitors;
  bodyMaxBytes: number;
  uploadMaxBytes: number;
}

/** The largest bodies, of JSON and uploads, of which one visitor may have so many; all visitors together have twice as many. */
const BODIES = 20;
const UPLOADS = 2;
/** Bytes for which the share is made at least: forms are as large as they are, whatever tools may be sent. */
const LEAST_BODY = 256 * 1024;
/** Bytes of a body that is not counted: there are no more of them than calls. */
const SMALL = 16 * 1024;

const TOO_LARGE = 'The request is larger than this server accepts at once.';

/** Counts what bodies take, from before they arrive until their request is answered, and gathers those of JSON. */
export function takeBodies(app: FastifyInstance, { visitors, bodyMaxBytes, uploadMaxBytes }: BodyOptions): void {
  const share = Math.max(BODIES * Math.max(bodyMaxBytes, LEAST_BODY), UPLOADS * uploadMaxBytes);
  const shares = visitors.share('bytes of requests', {
    ...{ capacity: 2 * share, share },
    busy: 'Too much is being sent at once. Please try again in a few seconds.',
  });
  app.decorateRequest('bodyBytes', 0);
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = headers;
    const most = Number(length ?? (encoding === undefined ? 0 : Number.POSITIVE_INFINITY));
    if (most <= SMALL) return done();
    try {
      const { bodyLimit = bodyMaxBytes } = request.routeOptions;
      const release = shares.take(visitorKey(request.ip), Math.min(most, bodyLimit));
      whenGone(reply.raw, () => whenArrived(raw, release));
      done();
    } catch (error) {
      // What came with the headers is dropped, and no more is read: the connection ends as one that stopped.
      raw.once('data', () => raw.socket.pause());
      request.startedAt = performance.now();
      done(error instanceof Error ? error : new Error('The body could not be counted.'));
    }
  });

  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (request, payload, done) =>
    collectJson(payload, boundsOf(request), (error, text = '') => {
      if (error) return done(error);
      request.bodyBytes = Buffer.byteLength(text);
      void read(request, text, done);
    }),
  );
}

/** The JSON object that came. @throws ApiError when it is something else. */
export function jsonObjectOf({ headers, body }: FastifyRequest): Record<string, unknown> {
  if (headers['content-type'] === undefined) throw new ApiError(notJson);
  if (!isRecord(body)) throw new ApiError(notAnObject);
  return body;
}

/** Calls `arrived` when the rest of a body that was answered has flowed by, or its connection is gone. */
function whenArrived(request: IncomingMessage, arrived: () => void): void {
  const { socket } = request;
  if (request.complete || request.destroyed || socket.destroyed) {
    arrived();
    return;
  }
  // Once a request is answered the end of its connection is not reported by the request itself.
  const end = () => {
    request.off('close', end);
    socket.off('close', end);
    arrived();
  };
  request.once('close', end);
  socket.once('close', end);
}

/** What bounds the body of a request: the limit of its route. */
export function boundsOf({ headers, routeOptions }: FastifyRequest, tooLarge = TOO_LARGE) {
  return { limit: routeOptions.bodyLimit ?? 0, declared: headers['content-length'], tooLarge };
}

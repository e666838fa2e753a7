import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ToolError } from '#kit/tool-error';
import type { Files } from '#ports/files/port';
import { whenAdmitted } from './admission.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import type { CallLimit } from './call-limit.ts';
import { contentDisposition } from './content-disposition.ts';
import { ApiError, noSuchAddress } from './envelope.ts';
import { isUnchanged } from './etag.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import type { Responder } from './respond.ts';

interface FileRouteOptions {
  files: Files;
  publicUrl: string;
  responder: Responder;
  limitFile: CallLimit;
  /** Milliseconds since 1970-01-01 UTC. */
  now?: (() => number) | undefined;
}

interface FileRoute {
  Params: { id: string; name: string };
  Querystring: { download?: string };
}

/** Pictures of dots: a browser shows them without reading any instruction in them. An SVG is a document and may hold some. */
const SHOWN_TYPES = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
  'image/x-icon',
]);

/** `/files/{id}/{name}`: what visitors uploaded and tools produced, until it expires. */
export function fileRoutes(
  app: FastifyInstance,
  { files, publicUrl, responder, limitFile, now = Date.now }: FileRouteOptions,
): void {
  const always = { ...commonHeaders({ publicUrl }), 'content-security-policy': inertPolicy };

  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url: '/files/:id/:name',
    onRequest: (request, reply, done) => {
      request.startedAt = performance.now();
      whenAdmitted(() => limitFile(request), { done, fail: (error) => responder.fail({ request, reply }, error) });
    },
    handler: async (request, reply) => {
      const { id, name } = request.params;
      const file = await files.stat(id);
      // Another name for the same bytes would let a link say that our file is something else.
      if (file?.name !== name) return responder.failWith({ request, reply }, noSuchAddress);
      const etag = `"${id}"`;
      reply.headers({ ...always, etag, 'cache-control': `private, max-age=${secondsBetween(now(), file.expiresAt)}` });
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const isShown = SHOWN_TYPES.has(file.type) && request.query.download === undefined;
      reply.headers({
        'content-type': file.type,
        'content-length': file.bytes,
        'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
      });
      return reply.send(request.method === 'HEAD' ? undefined : Readable.from(piecesOf(files, id)));
    },
  });

  refuseOtherMethods(app, responder, { url: '/files/:id/:name', allowed: ['GET', 'HEAD'] });
}

/** It may go between two looks at it. */
async function* piecesOf(files: Files, id: string): AsyncGenerator<Uint8Array> {
  try {
    yield* files.read(id);
  } catch (error) {
    throw error instanceof ToolError && error.code === 'not-found' ? new ApiError(noSuchAddress) : error;
  }
}

function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 1000));
}

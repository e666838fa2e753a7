import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Files } from '#ports/files/port';
import { refuseOtherMethods } from './allowed-methods.ts';
import { contentDisposition } from './content-disposition.ts';
import { noSuchAddress } from './envelope.ts';
import { isUnchanged } from './etag.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import type { Responder } from './respond.ts';

interface FileRouteOptions {
  files: Files;
  publicUrl: string;
  responder: Responder;
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
  { files, publicUrl, responder, now = Date.now }: FileRouteOptions,
): void {
  const always = { ...commonHeaders({ publicUrl }), 'content-security-policy': inertPolicy };

  app.get<FileRoute>('/files/:id/:name', async (request, reply) => {
    const { id, name } = request.params;
    const file = await files.get(id);
    // Another name for the same bytes would let a link say that our file is something else.
    if (file?.name !== name) return responder.failWith({ request: stamped(request), reply }, noSuchAddress);
    const etag = `"${id}"`;
    reply.headers({ ...always, etag, 'cache-control': `private, max-age=${secondsBetween(now(), file.expiresAt)}` });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const isShown = SHOWN_TYPES.has(file.type) && request.query.download === undefined;
    return reply
      .header('content-type', file.type)
      .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', name))
      .send(file.content);
  });

  refuseOtherMethods(app, responder, { url: '/files/:id/:name', allowed: ['GET', 'HEAD'] });
}

function stamped(request: FastifyRequest): FastifyRequest {
  request.startedAt = performance.now();
  return request;
}

function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / 1000));
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '#kit/registry';
import { refuseOtherMethods } from './allowed-methods.ts';
import { isUnchanged } from './etag.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import { openApiDocument } from './openapi.ts';
import type { Responder } from './respond.ts';

interface OpenApiRouteOptions {
  registry: Registry;
  publicUrl: string;
  uploadMaxBytes: number;
  takesForms: boolean;
  responder: Responder;
}

/** `/api/openapi.json`, written once on first use. */
export function openApiRoute(app: FastifyInstance, { responder, ...options }: OpenApiRouteOptions): void {
  let written: { text: string; etag: string } | undefined;
  const headers = {
    ...commonHeaders(options),
    'content-security-policy': inertPolicy,
    'cache-control': 'public, max-age=300',
  };

  app.get('/api/openapi.json', async (request, reply) => {
    written ??= write(options);
    const { text, etag } = written;
    reply.headers({ ...headers, etag });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  refuseOtherMethods(app, responder, { url: '/api/openapi.json', allowed: ['GET', 'HEAD'] });
}

function write(options: Omit<OpenApiRouteOptions, 'responder'>) {
  const text = JSON.stringify(openApiDocument(options));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { toJsonSchema } from '#kit/json-schema';
import { shapeNames } from '#kit/shapes';
import { refuseOtherMethods } from './allowed-methods.ts';
import { isUnchanged } from './etag.ts';
import { commonHeaders, inertPolicy } from './headers.ts';
import { type OpenApiOptions, openApiDocument } from './openapi.ts';
import type { Responder } from './respond.ts';

interface OpenApiRouteOptions extends OpenApiOptions {
  responder: Responder;
}

/** `/api/openapi.json`, written once on first use. */
export function openApiRoute(app: FastifyInstance, { responder, ...options }: OpenApiRouteOptions): void {
  let written: ReturnType<typeof write> | undefined;
  const headers = {
    ...commonHeaders(options),
    'content-security-policy': inertPolicy,
    'cache-control': 'public, max-age=300',
  };

  app.get('/api/openapi.json', async (request, reply) => {
    written ??= write(options);
    const { text, etag } = await written;
    reply.headers({ ...headers, etag });
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  refuseOtherMethods(app, responder, { url: '/api/openapi.json', allowed: ['GET', 'HEAD'] });
}

async function write(options: OpenApiOptions) {
  // A tool at a time: all schemas together would hold up everybody else.
  for (const { tool } of options.registry.list()) {
    toJsonSchema(tool.input, 'input', shapeNames);
    toJsonSchema(tool.output, 'output', shapeNames);
    await pause();
  }
  const text = JSON.stringify(openApiDocument(options));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Category, isCategory } from '#kit/categories';
import type { Ports } from '#kit/ports';
import type { Registry } from '#kit/registry';
import { type AnsweredCall, createToolServer } from './tool-server.ts';

export interface McpRouteOptions {
  registry: Registry;
  ports: Partial<Ports>;
  version: string;
  publicUrl: string;
  bodyMaxBytes: number;
  /** Counts one tool call of a visitor. @throws ToolError `rate-limited`. */
  limitCall: (request: FastifyRequest) => Promise<void>;
  onBug?: (error: unknown, slug: string) => void;
  onAnswer?: (answered: AnsweredCall) => void;
}

/** JSON-RPC codes of faults that lie before any message. */
const REFUSED = -32000;

/**
 * Streamable HTTP at `/mcp`, without sessions: each request is answered by a server of its own.
 * `?category=image` (repeatable) shows that group's tools directly.
 */
export async function registerMcp(app: FastifyInstance, options: McpRouteOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Left as text: the protocol's own reader judges type and JSON, so that its clients get answers in its form.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: FastifyError, _request, reply) =>
      error.statusCode === 413
        ? refuse(reply, 413, `A message may hold ${options.bodyMaxBytes} bytes.`)
        : refuse(reply, error.statusCode ?? 500, 'The request could not be read.'),
    );
    scope.route({
      method: 'POST',
      url: '/mcp',
      bodyLimit: options.bodyMaxBytes,
      onRequest: async (request, reply) => refuseOtherOrigins(request, reply, options),
      handler: (request, reply) => serve(request, reply, options),
    });
    scope.route({
      method: scope.supportedMethods.filter((method) => method !== 'POST'),
      url: '/mcp',
      exposeHeadRoute: false,
      // Before a body is read. OPTIONS as well: pages of other sites are refused, so no browser has to ask for leave.
      onRequest: async (request, reply) =>
        refuseOtherOrigins(request, reply, options) ??
        refuse(reply.header('allow', 'POST'), 405, 'There are no sessions here: send messages with POST.'),
      handler: () => {},
    });
  });
}

/** A page of another site must not reach a server on the visitor's own machine through the visitor's browser. */
function refuseOtherOrigins({ headers }: FastifyRequest, reply: FastifyReply, { publicUrl }: McpRouteOptions) {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return undefined;
  return refuse(reply, 403, 'Requests from this origin are not allowed.');
}

async function serve(request: FastifyRequest, reply: FastifyReply, options: McpRouteOptions): Promise<unknown> {
  const categories = categoriesOf(request);
  if (!categories) return refuse(reply, 400, 'There is no such category.');
  const handler = createMcpHandler(
    () => createToolServer({ ...options, categories, onToolCall: () => options.limitCall(request) }),
    // Tools never change while the server runs, so there is nothing to subscribe to.
    { maxRequestBodySize: options.bodyMaxBytes, maxSubscriptions: 0 },
  );
  return reply.send(await handler.fetch(webRequest(request, reply, options.publicUrl)));
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: REFUSED, message } }));
}

function categoriesOf({ url }: FastifyRequest): Category[] | undefined {
  const names = new URL(url, 'http://localhost').searchParams.getAll('category');
  const known = names.filter(isCategory);
  return known.length === names.length ? known : undefined;
}

function webRequest(request: FastifyRequest, { raw }: FastifyReply, publicUrl: string): Request {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return new Request(new URL(request.url, publicUrl), {
    method: 'POST',
    headers,
    body: typeof request.body === 'string' ? request.body : null,
    signal: gone.signal,
  });
}

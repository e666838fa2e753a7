import { createMcpHandler, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { boundJson } from '#calls/bound-json';
import { type Category, isCategory } from '#kit/categories';
import type { Ports } from '#kit/ports';
import type { Registry } from '#kit/registry';
import type { RunTool } from '#kit/run-tool';
import { errorCodes, ToolError } from '#kit/tool-error';
import { boundMessages } from './bound-messages.ts';
import { createResourceReader, type ReadResource } from './read-resource.ts';
import { type AnsweredCall, createToolServer } from './tool-server.ts';

interface McpRouteOptions {
  registry: Registry;
  ports: Partial<Ports>;
  runTool?: RunTool | undefined;
  /** Whom a request comes from. */
  visitorOf?: (visitor: { ip: string }) => string;
  version: string;
  publicUrl: string;
  bodyMaxBytes: number;
  /** Counts one message of a visitor. @throws ToolError `rate-limited`. */
  limitCall: (request: FastifyRequest) => Promise<void>;
  onBug?: (error: unknown, slug: string) => void;
  onAnswer?: (answered: AnsweredCall) => void;
}

/** JSON-RPC codes of faults that lie before any message. */
const REFUSED = -32000;

/** Messages of one request. Their answers are all in memory at once. */
const MAX_BATCH = 20;

/**
 * Streamable HTTP at `/mcp`, without sessions: each request is answered by a server of its own.
 * `?category=image` (repeatable) shows that group's tools directly.
 */
export async function registerMcp(app: FastifyInstance, options: McpRouteOptions): Promise<void> {
  const readResource = createResourceReader(options.ports.files);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Left as text: the protocol's own reader judges type and JSON, so that its clients get answers in its form.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      try {
        boundJson(String(body));
        done(null, body);
      } catch (error) {
        done(error instanceof Error ? error : new Error('The body could not be looked at.'));
      }
    });
    scope.setErrorHandler((error: FastifyError | ToolError, _request, reply) => {
      if (error instanceof ToolError) return refuse(reply, errorCodes[error.code].http, error.message);
      return error.statusCode === 413
        ? refuse(reply, 413, `A message may hold ${options.bodyMaxBytes} bytes.`)
        : refuse(reply, error.statusCode ?? 500, 'The request could not be read.');
    });
    scope.route({
      method: 'POST',
      url: '/mcp',
      bodyLimit: options.bodyMaxBytes,
      onRequest: async (request, reply) => refuseOtherOrigins(request, reply, options),
      handler: (request, reply) => serve(request, reply, { ...options, readResource }),
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

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  options: McpRouteOptions & { readResource: ReadResource },
): Promise<unknown> {
  const categories = categoriesOf(request);
  if (!categories) return refuse(reply, 400, 'There is no such category.');
  const body = jsonOf(request.body);
  const messages = Array.isArray(body) ? body.length : 1;
  const refusal = await refusalOf(messages > MAX_BATCH ? 1 : messages, () => options.limitCall(request));
  // An agent reads the result of its call; other messages are between programs.
  if (refusal && !isToolCall(body)) return refuseFor(refusal, reply, options);
  if (messages > MAX_BATCH) {
    return refuse(reply, 400, `A batch may hold ${MAX_BATCH} messages.`, { code: ProtocolErrorCode.InvalidRequest });
  }
  boundMessages(body);
  const onToolCall = async () => {
    if (refusal) throw refusal.error;
  };
  const caller = {
    visitor: options.visitorOf?.(request) ?? request.ip,
    bytes: typeof request.body === 'string' ? request.body.length : undefined,
  };
  const handler = createMcpHandler(
    () => createToolServer({ ...options, caller, categories, onToolCall }),
    // Tools never change while the server runs, so there is nothing to subscribe to.
    { maxRequestBodySize: options.bodyMaxBytes, maxSubscriptions: 0 },
  );
  const asked = webRequest(request, reply, options.publicUrl);
  return reply.send(await handler.fetch(asked, body === undefined ? {} : { parsedBody: body }));
}

/** What was sent; `undefined` for what is no JSON, about which the protocol's own reader has its words. */
function jsonOf(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts so many messages, before the first of them does anything; what was thrown at one too many. */
async function refusalOf(messages: number, limitCall: () => Promise<void>): Promise<{ error: unknown } | undefined> {
  try {
    for (let at = 0; at < Math.max(1, messages); at += 1) await limitCall();
    return undefined;
  } catch (error) {
    return { error };
  }
}

function isToolCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call';
}

function refuseFor({ error }: { error: unknown }, reply: FastifyReply, { onBug }: McpRouteOptions) {
  if (!(error instanceof ToolError)) {
    onBug?.(error, 'mcp');
    return refuse(reply, 500, 'Something went wrong on our side.');
  }
  const { code, message, retryAfter } = error;
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter));
  return refuse(reply, errorCodes[code].http, message, { code: errorCodes[code].mcp });
}

function refuse(reply: FastifyReply, status: number, message: string, { code = REFUSED } = {}) {
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
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

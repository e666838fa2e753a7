import { createMcpHandler, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectJson } from '#calls/collect-body';
import { piecesOf } from '#calls/pieces';
import type { Visitors } from '#calls/visitors';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
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
  keptAudits?: KeptAudits | undefined;
  /** Whom a request comes from. */
  visitorOf?: (visitor: { ip: string }) => string;
  visitors?: Visitors | undefined;
  version: string;
  publicUrl: string;
  bodyMaxBytes: number;
  /** Counts one message of a visitor. @throws ToolError `rate-limited`. */
  limitCall: (request: FastifyRequest) => Promise<void>;
  /** Counts bytes of an answer until it is taken. @throws ToolError `busy`. */
  holdAnswer?: ((request: FastifyRequest, reply: FastifyReply, bytes: number) => void) | undefined;
  onBug?: (error: unknown, slug: string) => void;
  onAnswer?: (answered: AnsweredCall) => void;
}

/** JSON-RPC codes of faults that lie before any message. */
const REFUSED = -32000;

/** Bytes of a result, as JSON: it is read again and answered twice, as text and as data. */
const MOST_ANSWERED = 1024 * 1024;
/** Bytes of a call that is read though it is one too many, so that the agent reads that as its result. */
const SMALL = 16 * 1024;

/** Messages of one request. Their answers are all in memory at once. */
const MAX_BATCH = 20;

/**
 * Streamable HTTP at `/mcp`, without sessions: each request is answered by a server of its own.
 * `?category=image` (repeatable) shows that group's tools directly.
 */
export async function registerMcp(app: FastifyInstance, options: McpRouteOptions): Promise<void> {
  const readResource = createResourceReader(options.ports.files, options.visitors);
  const refusals = new WeakMap<FastifyRequest, Refusal>();
  const tooLarge = `A message may hold ${options.bodyMaxBytes} bytes.`;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Left as text: the protocol's own reader judges type and JSON, so that its clients get answers in its form.
    scope.addContentTypeParser('*', ({ headers }, payload, done) => {
      collectJson(payload, { limit: options.bodyMaxBytes, declared: headers['content-length'], tooLarge }, done);
    });
    scope.setErrorHandler((error: FastifyError | ToolError, _request, reply) =>
      error instanceof ToolError
        ? refuseFor({ error }, reply, options)
        : refuse(reply, error.statusCode ?? 400, 'The request could not be read.'),
    );
    scope.route({
      method: 'POST',
      url: '/mcp',
      bodyLimit: options.bodyMaxBytes,
      onRequest: async (request, reply) => {
        const refused = refuseOtherOrigins(request, reply, options);
        if (refused) return refused;
        const refusal = await refusalOf(1, () => options.limitCall(request));
        if (!refusal) return undefined;
        refusals.set(request, refusal);
        const isSmall = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SMALL;
        return isSmall ? undefined : refuseFor(refusal, reply, options);
      },
      handler: (request, reply) => serve(request, reply, { ...options, readResource, refusal: refusals.get(request) }),
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
  options: McpRouteOptions & { readResource: ReadResource; refusal: Refusal | undefined },
): Promise<unknown> {
  const categories = categoriesOf(request);
  if (!categories) return refuse(reply, 400, 'There is no such category.');
  const body = jsonOf(request.body);
  const messages = Array.isArray(body) ? body.length : 1;
  // The first was counted before it came.
  const more = messages > MAX_BATCH ? 0 : messages - 1;
  const refusal = options.refusal ?? (await refusalOf(more, () => options.limitCall(request)));
  // An agent reads the result of its call; other messages are between programs.
  if (refusal && !isToolCall(body)) return refuseFor(refusal, reply, options);
  if (messages > MAX_BATCH) {
    return refuse(reply, 400, `A batch may hold ${MAX_BATCH} messages.`, { code: ProtocolErrorCode.InvalidRequest });
  }
  boundMessages(body);
  const onToolCall = async () => {
    if (refusal) throw refusal.error;
  };
  const visitor = options.visitorOf?.(request) ?? request.ip;
  const bytes = typeof request.body === 'string' ? request.body.length : undefined;
  const caller = { visitor, bytes, mostBytes: MOST_ANSWERED };
  const hold = (length: number) => options.holdAnswer?.(request, reply, length);
  const handler = createMcpHandler(
    () => createToolServer({ ...options, caller, hold, categories, onToolCall }),
    // Tools never change while the server runs, so there is nothing to subscribe to.
    { maxRequestBodySize: options.bodyMaxBytes, maxSubscriptions: 0 },
  );
  const asked = webRequest(request, reply, options.publicUrl);
  return reply.send(inPieces(await handler.fetch(asked, body === undefined ? {} : { parsedBody: body })));
}

/** Of what is not taken, no more than a piece waits at the connection. */
function inPieces({ body, status, headers }: Response): Response {
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(message, controller) {
      for (const piece of piecesOf(message)) controller.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(cut) ?? null, { status, headers });
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

interface Refusal {
  error: unknown;
}

/** Counts so many messages, before the first of them does anything; what was thrown at one too many. */
async function refusalOf(messages: number, limitCall: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    for (let at = 0; at < messages; at += 1) await limitCall();
    return undefined;
  } catch (error) {
    return { error };
  }
}

function isToolCall(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call';
}

function refuseFor({ error }: Refusal, reply: FastifyReply, { onBug }: McpRouteOptions) {
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

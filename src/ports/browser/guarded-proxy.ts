import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ToolError } from '#kit/tool-error';
import type { HeldAnswer } from '#ports/http/port';
import { dialTargetOf } from '#ports/net-guard/connector';
import type { DialTarget, NetGuard } from '#ports/net-guard/net-guard';

export interface ProxyOptions {
  guard: NetGuard;
  /** What is answered without a connection: the site's own samples. */
  held?: (url: URL) => HeldAnswer | undefined;
  /** The address it listens on; loopback by default. */
  host?: string;
  /** Whether a client may use it, by its address; those of this machine by default. */
  admits?: (remoteAddress: string) => boolean;
}

interface Bounds {
  /** In both directions together. */
  bytes: number;
  connections: number;
}

export interface OpenGate {
  /** Why a host was not reached, by its name and port. */
  refusals: ReadonlyMap<string, ToolError>;
  /** Aborted, with a ToolError as the reason, when the bounds are passed. */
  passed: AbortSignal;
  close(): void;
}

/**
 * What all traffic of the browser goes through: HTTP, and tunnels for the rest. It dials what the guard lets through, and nothing
 * while no visit is under way: browsers ask for addresses of their makers as well.
 */
interface GuardedProxy {
  port: number;
  /** For one visit; one at a time. */
  open(bounds: Bounds): OpenGate;
  close(): Promise<void>;
}

/** Milliseconds without a byte after which a connection is closed. */
const SILENCE = 30_000;
/** Of a hop, and not of what it carries. RFC 9110, section 7.6.1. */
const OF_THE_HOP = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);

export async function openGuardedProxy({
  guard,
  held,
  host = '127.0.0.1',
  admits = isOfThisMachine,
}: ProxyOptions): Promise<GuardedProxy> {
  let gate: ReturnType<typeof openGate> | undefined;
  const server = http.createServer({ keepAliveTimeout: SILENCE });

  server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy());
    if (!gate || !admits(socket.remoteAddress ?? '')) socket.destroy();
    else gate.hold(socket);
  });

  server.on('request', (request, response) => {
    const url = URL.parse(request.url ?? '');
    if (!gate || url?.protocol !== 'http:') return void request.socket.destroy();
    const own = held?.(url);
    if (own) return answer(own, response);
    forward(url, { request, response, gate, guard });
  });

  server.on('connect', (request: IncomingMessage, client: Duplex) => {
    client.on('error', () => client.destroy());
    const url = URL.parse(`http://${request.url}`);
    if (!gate || !url) return void client.destroy();
    tunnel({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || 80 }, { client, gate, guard });
  });

  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    open(bounds) {
      gate?.close();
      gate = openGate(bounds);
      return gate;
    },
    async close() {
      gate?.close();
      gate = undefined;
      server.close();
      server.closeAllConnections();
    },
  };
}

function openGate({ bytes, connections }: Bounds) {
  const refusals = new Map<string, ToolError>();
  const passed = new AbortController();
  const sockets = new Set<Socket>();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  let left = bytes;
  let opened = 0;
  const pass = (what: string) => {
    passed.abort(new ToolError('unsupported', `This page ${what}, which is more than is loaded here.`));
    for (const socket of sockets) socket.destroy();
  };
  return {
    refusals,
    passed: passed.signal,
    agent,
    count(chunk: Uint8Array) {
      left -= chunk.length;
      if (left < 0) pass(`loads more than ${Math.round(bytes / 1024 / 1024)} MB`);
    },
    refuse(target: DialTarget, error: unknown) {
      const known =
        error instanceof ToolError
          ? error
          : new ToolError('upstream-failed', `${target.host} could not be reached.`, { cause: error });
      refusals.set(`${target.host}:${target.port}`, known);
    },
    hold(socket: Socket) {
      opened += 1;
      if (passed.signal.aborted || opened > connections) {
        socket.destroy();
        return pass(`opens more than ${connections.toLocaleString('en')} connections`);
      }
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    close() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
    },
  };
}

interface Way {
  gate: ReturnType<typeof openGate>;
  guard: NetGuard;
}

function forward(
  url: URL,
  { request, response, gate, guard }: Way & { request: IncomingMessage; response: ServerResponse },
): void {
  const target = dialTargetOf(url);
  const fail = (error: unknown) => {
    gate.refuse(target, error);
    request.socket.destroy();
  };
  try {
    guard.check(target);
  } catch (error) {
    return void fail(error);
  }
  const asked = http.request({
    agent: gate.agent,
    host: target.host,
    port: target.port,
    path: `${url.pathname}${url.search}`,
    method: request.method ?? 'GET',
    headers: forwarded(request.rawHeaders),
    lookup: guard.lookup(target),
    timeout: SILENCE,
  });
  asked.once('socket', (socket) => {
    const check = () => {
      try {
        guard.checkPeer(target, socket.remoteAddress);
      } catch (error) {
        asked.destroy(error as Error);
      }
    };
    if (socket.connecting) socket.once('connect', check);
    else check();
  });
  asked.once('timeout', () => asked.destroy());
  asked.once('error', fail);
  asked.once('response', (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.statusMessage, forwarded(answered.rawHeaders));
    answered.on('data', gate.count);
    answered.once('error', () => response.destroy());
    answered.pipe(response);
  });
  response.once('close', () => asked.destroy());
  request.on('data', gate.count);
  request.pipe(asked);
}

function tunnel(target: DialTarget, { client, gate, guard }: Way & { client: Duplex }) {
  const fail = (error: unknown) => {
    gate.refuse(target, error);
    client.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
  };
  try {
    guard.check(target);
  } catch (error) {
    return void fail(error);
  }
  const far = net.connect({ ...target, lookup: guard.lookup(target), timeout: SILENCE });
  gate.hold(far);
  far.once('error', fail);
  far.once('timeout', () => far.destroy());
  far.once('connect', () => {
    try {
      guard.checkPeer(target, far.remoteAddress);
    } catch (error) {
      far.destroy();
      return void fail(error);
    }
    far.off('error', fail).on('error', () => client.destroy());
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    far.on('data', gate.count).pipe(client);
    client.on('data', gate.count).pipe(far);
  });
  far.once('close', () => client.destroy());
  client.once('close', () => far.destroy());
}

function answer({ status = 200, headers = {}, setCookies = [], body = '' }: HeldAnswer, response: ServerResponse) {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, 'content-length': content.length, 'set-cookie': [...setCookies] });
  response.end(content);
}

/** Headers by name and value in turn, without those of the hop. */
function forwarded(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = [raw[at], raw[at + 1]];
    if (!OF_THE_HOP.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

function isOfThisMachine(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface LoopbackServer {
  port: number;
  /** `http://127.0.0.1:{port}`. */
  origin: string;
  /** The local address of each connection that was ever opened, in order. */
  connections: readonly string[];
  /** Ends all connections too. */
  close(): Promise<void>;
}

/** Starts a server on a free port, on 127.0.0.1 by default. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const connections: string[] = [];
  server.on('connection', (socket: Socket) => {
    connections.push(socket.localAddress ?? '');
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const { port } = portOf(server.address());
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** A server that says `greeting`, byte for byte, once a request has come, and then does what `then` says. */
export function rawServer(
  greeting: string | Buffer,
  then: (socket: Socket) => void = (socket) => socket.end(),
): Server {
  return createServer((socket) => {
    socket.once('data', () => {
      socket.write(greeting);
      then(socket);
    });
  });
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address;
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Connections of one visitor that do harm by what they leave undone. */
export interface Flood {
  /** Connections that the server has not ended. */
  open(): number;
  /** Statuses of the answers that have begun. */
  statuses(): number[];
  end(): void;
}

interface FloodRequest {
  port: number;
  visitor: string;
  times: number;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body: string;
}

/** Asks, and reads nothing of the answers. */
export async function askAndNeverRead({ body, ...request }: FloodRequest): Promise<Flood> {
  return flood(request, async (socket, head) => {
    socket.pause();
    await written(socket, `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  });
}

/** Begins to send bodies of which the last bytes never come. */
export async function sendAndNeverEnd({ body, ...request }: FloodRequest): Promise<Flood> {
  return flood(request, async (socket, head) => {
    await written(socket, `${head}Content-Length: ${Buffer.byteLength(body) + 100}\r\n\r\n${body}`);
  });
}

async function flood(
  { port, visitor, times, path, headers = {} }: Omit<FloodRequest, 'body'>,
  send: (socket: Socket, head: string) => Promise<void>,
): Promise<Flood> {
  const fields = { Host: 'localhost', 'X-Forwarded-For': visitor, 'Content-Type': 'application/json', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const sockets: Socket[] = [];
  const begun: string[] = [];
  await Promise.all(
    Array.from({ length: times }, async (_, at) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.once('data', (data) => {
        begun[at] = data.toString('latin1', 0, 12);
      });
      await once(socket, 'connect');
      await send(socket, `POST ${path} HTTP/1.1\r\n${lines.join('')}`);
    }),
  );
  return {
    open: () => sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length,
    statuses: () => Object.values(begun).map((line) => Number(line.slice(9))),
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Until the system has taken it, or the other end takes no more. */
async function written(socket: Socket, text: string): Promise<void> {
  if (socket.write(text)) return;
  await Promise.race([once(socket, 'drain'), once(socket, 'close'), pause(5_000)]);
}

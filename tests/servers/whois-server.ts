import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What a question gets: a text, or a function that has the connection for itself. */
export type WhoisReply = string | Uint8Array | ((socket: Socket) => void);

export interface RunningWhoisServer {
  /** `127.0.0.1:port` */
  address: string;
  /** The questions that came, oldest first. */
  questions: readonly string[];
  close(): Promise<void>;
}

/** A real WHOIS server on loopback, which knows the given names and answers all others that there is no match. */
export async function startWhoisServer(
  replies: Readonly<Record<string, WhoisReply>> | ((question: string) => WhoisReply),
): Promise<RunningWhoisServer> {
  const questions: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let asked = '';
    socket.on('data', (part: Buffer) => {
      asked += part.toString();
      const end = asked.indexOf('\r\n');
      if (end === -1) return;
      const question = asked.slice(0, end);
      asked = '';
      questions.push(question);
      const known = typeof replies === 'function' ? replies(question) : replies[question];
      const reply = known ?? `No match for "${question.toUpperCase()}".\r\n`;
      if (typeof reply === 'function') reply(socket);
      else socket.end(reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    address: `127.0.0.1:${address.port}`,
    questions,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

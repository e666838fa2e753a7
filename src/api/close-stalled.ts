import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which anyone who is answered has to take something of what waits for them. */
const PATIENCE = 30_000;
/** Bytes in a second that an answer which waits as a whole has to be taken with. */
export const LEAST_RATE = 16 * 1024;

type Answered = Pick<Socket, 'writableLength' | 'bytesWritten' | 'destroy'>;

interface Waiting {
  /** Milliseconds of the process clock. */
  since: number;
  /** Bytes that wait. */
  length: number;
  /** Bytes given to the connection so far. */
  given: number;
}

/**
 * Ends connections whose other end asks and does not read: each holds what it was to be answered. What it sends meanwhile
 * does not count. Connections are looked at now and then, so that a call costs nothing more for it.
 */
export function closeStalled(app: FastifyInstance, { patience = PATIENCE } = {}): void {
  const connections = watchStalled({ patience });
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.remove(socket));
  });
  app.server.once('listening', () => {
    const timer = setInterval(connections.look, patience / 3);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}

/** The connections there are, and what they have not taken. */
export function watchStalled({ patience, now = () => performance.now() }: { patience: number; now?: () => number }) {
  const connections = new Map<Answered, Waiting | undefined>();
  return {
    add: (connection: Answered) => void connections.set(connection, undefined),
    remove: (connection: Answered) => void connections.delete(connection),
    look() {
      const time = now();
      for (const [connection, before] of connections) {
        const { writableLength: length, bytesWritten: given } = connection;
        if (length === 0) connections.set(connection, undefined);
        else if (before?.length !== length || before.given !== given)
          connections.set(connection, { since: time, length, given });
        else if (time - before.since > patience + (length / LEAST_RATE) * 1000) connection.destroy();
      }
    },
  };
}

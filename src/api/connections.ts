import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Failure } from './envelope.ts';
import { answerPast } from './unreadable-request.ts';

/** Milliseconds in which anyone who is answered has to take something of what waits for them. */
const PATIENCE = 30_000;
/** Milliseconds in which what is sent may arrive as slowly as it likes. */
const GRACE = 10_000;
/** Milliseconds for which an answer may be open, however it is taken: 8 MB over a line of a quarter of a megabit a second. */
const LONGEST = 300_000;
/** Bytes in a second with which bodies have to arrive and answers have to be taken, on the average. */
const LEAST_RATE = 16 * 1024;

const tooSlow: Failure = {
  status: 408,
  code: 'timed-out',
  message: `The request arrived too slowly: at least ${LEAST_RATE / 1024} KB a second are needed.`,
};

/** Milliseconds; the tests have less. */
export interface Times {
  patience?: number;
  grace?: number;
}

/** Requests of a connection that are not answered yet, at most: browsers send the next one after the answer. */
const MOST_AT_ONCE = 8;

type Connection = Pick<Socket, 'writableLength' | 'bytesWritten' | 'bytesRead'> & { destroy(): unknown };

interface Exchange {
  request: Pick<IncomingMessage, 'complete'>;
  response: Pick<ServerResponse, 'headersSent'>;
}

/** Bytes that have gone one way on a connection, since a moment of the process clock. */
interface Since {
  time: number;
  bytes: number;
}

interface Watched {
  /** Requests that are not answered. */
  open: number;
  /** What was asked last. */
  asked?: Exchange & { begun: Since };
  /** What waits to be taken, and when something was taken last. */
  waiting?: { begun: Since; last: Since } | undefined;
}

/**
 * Ends connections whose other end sends too slowly what it announced, asks and does not read, or asks for everything at once: each
 * holds what it sent or was to be answered. Connections are looked at now and then, so that a call costs next to nothing more for it.
 *
 * It also lets a stop end as soon as the last answer is out. A connection on which a request has begun but not even its headers have
 * come holds no visitor's call, yet the server would wait for it to the very end.
 */
export function watchConnections(app: FastifyInstance, { publicUrl, ...times }: Times & { publicUrl: string }): void {
  const { patience = PATIENCE, grace = GRACE } = times;
  const refuse = (socket: Socket) => answerPast(tooSlow, socket, publicUrl);
  const connections = createWatch<Socket>({ patience, grace, refuse });
  let isStopping = false;
  const endWhenDone = () => {
    if (isStopping && connections.isQuiet()) app.server.closeAllConnections();
  };
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => {
      connections.remove(socket);
      endWhenDone();
    });
  });
  app.server.on('request', (request, response) => {
    const { socket } = request;
    connections.ask(socket, { request, response });
    response.once('close', () => {
      connections.answered(socket);
      endWhenDone();
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    endWhenDone();
  });
  app.server.once('listening', () => {
    const timer = setInterval(connections.look, Math.min(patience, grace) / 10);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}

interface WatchOptions<C> extends Required<Times> {
  now?: () => number;
  /** Called with a connection whose request comes too slowly and is not answered yet. */
  refuse: (connection: C) => void;
}

/** The connections there are, and what has not gone over them yet. */
export function createWatch<C extends Connection>({
  patience,
  grace,
  refuse,
  now = () => performance.now(),
}: WatchOptions<C>) {
  const connections = new Map<C, Watched>();

  function hasSlowBody({ asked }: Watched, time: number, bytes: number): boolean {
    if (!asked || asked.request.complete) return false;
    const { begun, response } = asked;
    // What was refused flows by for a while, as those who still send would not learn of it otherwise.
    if (response.headersSent && time - begun.time > patience) return true;
    return time - begun.time >= grace && isSlow(begun, { time, bytes });
  }

  function isStalled(watched: Watched, connection: C, time: number): boolean {
    if (connection.writableLength === 0) {
      watched.waiting = undefined;
      return false;
    }
    const taken: Since = { time, bytes: connection.bytesWritten - connection.writableLength };
    watched.waiting ??= { begun: taken, last: taken };
    const { begun, last } = watched.waiting;
    const since = taken.bytes === last.bytes ? last : taken;
    watched.waiting.last = since;
    const open = time - begun.time;
    return time - since.time > patience || open > LONGEST || (open > patience && isSlow(begun, taken));
  }

  return {
    add: (connection: C) => void connections.set(connection, { open: 0 }),
    remove: (connection: C) => void connections.delete(connection),
    ask(connection: C, exchange: Exchange) {
      const watched = connections.get(connection);
      if (!watched) return;
      watched.open += 1;
      if (watched.open > MOST_AT_ONCE) connection.destroy();
      watched.asked = { ...exchange, begun: { time: now(), bytes: connection.bytesRead } };
    },
    answered(connection: C) {
      const watched = connections.get(connection);
      if (watched) watched.open -= 1;
    },
    /** Whether nobody waits for an answer. */
    isQuiet: () => [...connections.values()].every(({ open }) => open === 0),
    look() {
      const time = now();
      for (const [connection, watched] of connections) {
        if (isStalled(watched, connection, time)) connection.destroy();
        else if (hasSlowBody(watched, time, connection.bytesRead)) {
          if (watched.asked?.response.headersSent) connection.destroy();
          else refuse(connection);
          delete watched.asked;
        }
      }
    },
  };
}

function isSlow(begun: Since, { time, bytes }: Since): boolean {
  return bytes - begun.bytes < ((time - begun.time) / 1000) * LEAST_RATE;
}

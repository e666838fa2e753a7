import type { FastifyReply, FastifyRequest } from 'fastify';
import { LEAST_RATE } from './close-stalled.ts';

interface SlowOptions {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Milliseconds in which any rate will do. */
  grace: number;
  onSlow: () => void;
}

/** Tells of a request whose body comes with less than `LEAST_RATE`, on the average since it began. */
export function watchBody({ request: { raw, socket }, reply, grace, onSlow }: SlowOptions): void {
  const start = performance.now();
  const { bytesRead: before } = socket;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    const taken = performance.now() - start;
    if (taken < grace || socket.bytesRead - before >= (taken / 1000) * LEAST_RATE) return;
    clearInterval(timer);
    onSlow();
  }, grace / 10);
  timer.unref();
  reply.raw.once('close', () => clearInterval(timer));
}

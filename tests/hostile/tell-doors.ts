import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/**
 * Loaded into a server before it begins: writes down every door that it registers, a line each. So the walk knows of those to
 * come, and of those that an operator's settings open.
 */
const DOORS = process.env.DOORS_FILE;

subscribe('fastify.initialization', (message) => {
  if (DOORS === undefined || !isOpening(message)) return;
  message.fastify.addHook('onRoute', ({ method, url }) => appendFileSync(DOORS, `${method} ${url}\n`));
});

function isOpening(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

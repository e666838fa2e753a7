import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ToolError } from '#kit/tool-error';

/** Visitors remembered at once; the longest silent one is forgotten first. */
const VISITORS = 50_000;

/** Counts one tool call of the visitor behind `request`. @throws ToolError `rate-limited` when the minute's calls are used up. */
export type CallLimit = (request: FastifyRequest) => Promise<void>;

/** One budget of calls a minute for each visitor: an IPv4 address or an IPv6 network of 64 bits. */
export async function createCallLimit(app: FastifyInstance, callsPerMinute: number): Promise<CallLimit> {
  await app.register(rateLimit, { global: false, max: callsPerMinute, timeWindow: 60_000, cache: VISITORS });
  const count = app.createRateLimit();
  return async (request) => {
    const budget = await count(request);
    if (budget.isAllowed || !budget.isExceeded) return;
    const seconds = Math.max(1, budget.ttlInSeconds);
    const message = `That was more than ${callsPerMinute} calls in a minute. Please try again in ${seconds} seconds.`;
    throw new ToolError('rate-limited', message, { retryAfter: seconds });
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ToolError } from '#kit/tool-error';
import { refuseOtherMethods } from './allowed-methods.ts';
import { jsonObjectOf } from './bodies.ts';
import type { CallLimit } from './call-limit.ts';
import { crossSite } from './envelope.ts';
import { bugFields, type Log } from './log.ts';
import type { Responder } from './respond.ts';
import { isOwnOrProgram } from './same-site.ts';

interface OwnCallOptions {
  responder: Responder;
  log: Log;
  limitCall: CallLimit;
  publicUrl: string;
}

interface OwnCall {
  method: 'GET' | 'POST';
  url: string;
  bodyLimit: number;
  run: (
    body: Record<string, unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ message: string; data?: unknown }>;
}

/**
 * A call of our own pages and of programs to what the store keeps. It is admitted before its body is read: one that will be refused
 * should cost next to nothing.
 */
export function ownCall(
  app: FastifyInstance,
  { responder, log, limitCall, publicUrl }: OwnCallOptions,
  { method, url, bodyLimit, run }: OwnCall,
): void {
  app.route({
    method,
    url,
    bodyLimit,
    onRequest: async (request, reply) => {
      if (!isOwnOrProgram(request.headers, publicUrl)) return responder.failWith({ request, reply }, crossSite);
      try {
        await limitCall(request);
      } catch (error) {
        responder.fail({ request, reply }, error);
      }
    },
    handler: async (request, reply) => {
      const call = { request, reply };
      try {
        const { message, data = null } = await run(method === 'POST' ? jsonObjectOf(request) : {}, request, reply);
        responder.succeed(call, message, data);
      } catch (error) {
        noteStoreFailure(error, { id: request.id, route: url }, log);
        responder.fail(call, error);
      }
    },
  });
  refuseOtherMethods(app, responder, { url, allowed: method === 'GET' ? ['GET', 'HEAD'] : ['POST'] });
}

/** The visitor is told to come again; that the disk is full, say, is for the operator. */
export function noteStoreFailure(error: unknown, where: { id?: string; route: string }, log: Log): void {
  if (!(error instanceof ToolError) || error.cause === undefined) return;
  log.error({ request: where.id, route: where.route, ...bugFields(error.cause) }, 'store');
}

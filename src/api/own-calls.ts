import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallLimit } from './call-limit.ts';
import { crossSite } from './envelope.ts';
import type { Responder } from './respond.ts';
import { isOwnOrProgram } from './same-site.ts';

interface OwnCallOptions {
  responder: Responder;
  limitCall: CallLimit;
  publicUrl: string;
}

/** Admits calls of our own pages and of programs, before their body is read: one that will be refused should cost next to nothing. */
export function ownCalls({ responder, limitCall, publicUrl }: OwnCallOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isOwnOrProgram(request.headers, publicUrl)) return responder.failWith({ request, reply }, crossSite);
    try {
      await limitCall(request);
    } catch (error) {
      responder.fail({ request, reply }, error);
    }
  };
}

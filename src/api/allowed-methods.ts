import type { FastifyInstance } from 'fastify';
import { noSuchAddress } from './envelope.ts';
import type { Responder } from './respond.ts';

interface Address {
  url: string;
  allowed: readonly string[];
}

/** Answers 405 with `Allow` to every method of `url` but the `allowed` ones, without reading a body. */
export function refuseOtherMethods(app: FastifyInstance, responder: Responder, { url, allowed }: Address): void {
  const allow = allowed.join(', ');
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (request, reply) => {
      const message = `This address answers ${allow} only.`;
      responder.failWith({ request, reply }, { status: 405, code: 'method-not-allowed', message }, { allow });
    },
    handler: () => {},
  });
}

/** Answers 404 to every method of `url`, without reading a body. */
export function refuseAll(app: FastifyInstance, responder: Responder, url: string): void {
  app.route({
    method: app.supportedMethods,
    url,
    onRequest: async (request, reply) => responder.failWith({ request, reply }, noSuchAddress),
    handler: () => {},
  });
}

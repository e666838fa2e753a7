import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actions } from '#features/accounts/action.ts';
import { refuseOtherMethods } from './allowed-methods.ts';
import { jsonObjectOf } from './bodies.ts';
import { type CallLimit, visitorKey } from './call-limit.ts';
import { noteStoreFailure } from './form-routes.ts';
import type { Log } from './log.ts';
import { ownCalls } from './own-calls.ts';
import type { Responder } from './respond.ts';

interface AccountRouteOptions {
  actions: Actions;
  responder: Responder;
  log: Log;
  limitCall: CallLimit;
  publicUrl: string;
}

/** Bytes of the largest body: a list of slugs, or what a browser says of a passkey. */
const BODY_MAX_BYTES = 128 * 1024;

/** `/api/account/{name}`: who is logged in is in a cookie, which is sent to our own pages' calls alone. */
export function accountRoutes(app: FastifyInstance, options: AccountRouteOptions): void {
  const { actions, responder, log } = options;
  for (const [name, { method, run }] of Object.entries(actions)) {
    const url = `/api/account/${name}`;
    app.route({
      method,
      url,
      bodyLimit: BODY_MAX_BYTES,
      onRequest: ownCalls(options),
      handler: async (request, reply) => {
        const call = { request, reply };
        try {
          const body = method === 'POST' ? jsonObjectOf(request) : {};
          const { message, data = null, cookies = [] } = await run(body, callerOf(request));
          if (cookies.length > 0) reply.raw.setHeader('set-cookie', cookies);
          responder.succeed(call, message, data);
        } catch (error) {
          noteStoreFailure(error, { id: request.id, route: url }, log);
          responder.fail(call, error);
        }
      },
    });
    refuseOtherMethods(app, responder, { url, allowed: method === 'GET' ? ['GET', 'HEAD'] : ['POST'] });
  }
}

function callerOf({ headers, ip }: FastifyRequest) {
  const { cookie = '', 'user-agent': userAgent = '' } = headers;
  return { headers: new Headers({ cookie, 'user-agent': userAgent }), visitor: visitorKey(ip) };
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actions } from '#features/accounts/action.ts';
import { type CallLimit, visitorKey } from './call-limit.ts';
import type { Log } from './log.ts';
import { ownCall } from './own-calls.ts';
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
  for (const [name, { method, run }] of Object.entries(options.actions)) {
    ownCall(app, options, {
      ...{ method, url: `/api/account/${name}`, bodyLimit: BODY_MAX_BYTES },
      async run(body, request, reply) {
        const { cookies = [], ...answer } = await run(body, callerOf(request));
        if (cookies.length > 0) reply.raw.setHeader('set-cookie', cookies);
        return answer;
      },
    });
  }
}

function callerOf({ headers, ip }: FastifyRequest) {
  const { cookie = '', 'user-agent': userAgent = '' } = headers;
  return { headers: new Headers({ cookie, 'user-agent': userAgent }), visitor: visitorKey(ip) };
}

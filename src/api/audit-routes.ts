import type { FastifyInstance } from 'fastify';
import { auditCalls } from '#features/audits/audit-calls.ts';
import type { KeptAudits } from '#features/audits/kept-audits.ts';
import type { CallLimit } from './call-limit.ts';
import type { Log } from './log.ts';
import { ownCall } from './own-calls.ts';
import type { Responder } from './respond.ts';

interface AuditRouteOptions {
  keptAudits: KeptAudits;
  responder: Responder;
  log: Log;
  limitCall: CallLimit;
  publicUrl: string;
}

/** Bytes of the largest body: two links. */
const BODY_MAX_BYTES = 16 * 1024;

/** `POST /api/audits/{name}`: the link of a report stands in the body, so that it is in no log of addresses. */
export function auditRoutes(app: FastifyInstance, { keptAudits, ...options }: AuditRouteOptions): void {
  for (const [name, { done, run }] of Object.entries(auditCalls)) {
    ownCall(app, options, {
      ...{ method: 'POST', url: `/api/audits/${name}`, bodyLimit: BODY_MAX_BYTES },
      run: async (body) => ({ message: done, data: await run(body, keptAudits) }),
    });
  }
}

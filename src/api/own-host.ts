import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Failure } from './envelope.ts';
import type { Responder } from './respond.ts';

interface OwnHostOptions {
  /** Where the server listens. */
  host: string;
  publicUrl: string;
  responder: Responder;
}

/**
 * Answers 421 to requests for another site, when only this machine can send any. A page elsewhere can have its own name lead
 * to this machine (DNS re-binding); a browser then takes our answers for that page's own, but names its host.
 */
export function refuseOtherHosts(app: FastifyInstance, { host, publicUrl, responder }: OwnHostOptions): void {
  if (!isLoopback(host)) return;
  const { hostname } = new URL(publicUrl);
  const failure = misdirected(hostname);
  app.addHook('onRequest', (request, reply, done) => {
    const asked = request.raw.headers.host;
    // Only programs of HTTP/1.0 name none.
    if (asked === undefined || isOwn(nameOf(asked), hostname)) return done();
    request.startedAt = performance.now();
    responder.failWith({ request, reply }, failure);
  });
}

/** Whether what listens at `host` can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

function nameOf(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

// An address cannot be made to lead elsewhere, as a name can.
function isOwn(name: string, hostname: string): boolean {
  return name === 'localhost' || name === hostname || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

function misdirected(hostname: string): Failure {
  const names = hostname === 'localhost' ? 'localhost' : `localhost and ${hostname}`;
  const message = `This server answers for ${names} only. PUBLIC_URL sets its name, and a proxy must pass it on as Host.`;
  return { status: 421, code: 'other-host', message };
}

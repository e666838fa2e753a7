import type { Server } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';
import { afterEach } from 'vitest';
import { createVisits } from '#calls/polite-visits';
import { systemClock } from '#ports/clock/system';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { issueCertificate } from '../../../tests/servers/certificates.ts';
import { type LoopbackServer, listen } from '../../../tests/servers/loopback.ts';
import { createTls } from './node-tls.ts';
import type { Tls } from './port.ts';

export const root = issueCertificate({ subject: 'Test Root', isCa: true });
export const middle = issueCertificate({ subject: 'Test Intermediate', issuer: root, isCa: true });
export const names = ['site.test', '*.site.test', '127.0.0.1', '::1'];
export const leaf = issueCertificate({
  ...{ subject: 'site.test', issuer: middle, names },
  logged: [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)],
});
/** Key and chain of a server in order. */
export const whole = { key: leaf.key, cert: leaf.cert + middle.cert };

const running: LoopbackServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** The port of a server that is closed when the test is over. */
export async function serving(server: Server, address?: string): Promise<number> {
  const started = await listen(server, address);
  running.push(started);
  return started.port;
}

export function secure(options: TlsOptions, address?: string): Promise<number> {
  const server = createServer({ ciphers: 'DEFAULT:@SECLEVEL=0', ...options });
  return serving(
    server.on('tlsClientError', () => undefined),
    address,
  );
}

/** The real adapter, for which every name is this machine. */
export function start({ allow = ['127.0.0.0/8', '::1/128'], timeout = 2_000 } = {}): Tls {
  const resolve = async (host: string) => (host === 'nowhere.test' ? [] : [{ address: '127.0.0.1', family: 4 }]);
  return createTls({
    guard: createNetGuard({ allow, resolve }),
    visits: createVisits({ clock: systemClock, burst: 100, gap: 1 }),
    roots: [root.cert],
    timeout,
  });
}

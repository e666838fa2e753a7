import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { sampleZone } from '#ports/dns/fake';
import { startDnsServer } from '../servers/dns-server.ts';
import { startHttpServer } from '../servers/http-server.ts';
import { pictureRoutes } from './picture-routes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The running site, `http://localhost:{port}`. */
    site: string;
    /** A web server on loopback that the site may fetch from, with pictures. */
    pictures: string;
  }
}

const STARTS_WITHIN = 30_000;

/** The built site as an operator starts it, with a name server and a web server on loopback instead of the internet's. */
export default async function setup(project: TestProject) {
  const dns = await startDnsServer({
    zone: { ...sampleZone, 'only-mail.test': { MX: ['10 mail.example.com'] }, 'partly.test': { A: ['192.0.2.77'] } },
    faults: {
      'unreachable.test': { drop: true },
      'failing.test': { rcode: 'SERVFAIL' },
      'partly.test MX': { rcode: 'SERVFAIL' },
    },
  });
  const pictures = await startHttpServer(await pictureRoutes());
  const dataDir = await mkdtemp(join(tmpdir(), 'clearkit-e2e-'));
  const { host } = new URL(pictures.origin);
  const { server, address } = await startSite({
    PORT: '0',
    DATA_DIR: dataDir,
    DNS_SERVERS: dns.address,
    FETCH_ALLOW: host,
    RATE_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'error',
  });
  project.provide('site', address);
  project.provide('pictures', pictures.origin);
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await Promise.all([dns.close(), pictures.close(), rm(dataDir, { recursive: true, force: true })]);
  };
}

async function startSite(settings: Record<string, string>): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, ['src/main/server.ts'], {
    env: { ...process.env, ...settings, PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(reject, STARTS_WITHIN, new Error('The site did not start in time.'));
  server.once('exit', (code) => reject(new Error(`The site ended with code ${code} before it was up.`)));
  server.stdout?.on('data', (chunk: Buffer) => {
    const [, address] = /running at (http:\/\/\S+?)[,\s]/.exec(`${chunk}`) ?? [];
    if (address) resolve(address);
  });
  const address = await promise;
  clearTimeout(timer);
  return { server, address };
}

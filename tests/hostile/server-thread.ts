import { once } from 'node:events';
import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';
import { startDnsServer } from '../servers/dns-server.ts';
import { startHttpServer } from '../servers/http-server.ts';
import { startWhoisServer } from '../servers/whois-server.ts';
import { answer, whoisAnswer, zoneOf } from './answers.ts';
import type { HostileServers } from './servers.ts';

/** In a thread of their own: what they take to make their answers holds up nobody who is measured. */

const dns = await startDnsServer({ zone: zoneOf });
const whois = await startWhoisServer(whoisAnswer);
const http = await startHttpServer(answer);

/** Tools that take names visit the port of the web, which not every system gives to everybody. */
const web = createServer(answer).listen(80, '127.0.0.1');
const hasWebPort = await once(web, 'listening').then(
  () => true,
  () => false,
);

const started: HostileServers = { dns: dns.address, whois: whois.address, http: http.origin, hasWebPort };
parentPort?.postMessage(started);

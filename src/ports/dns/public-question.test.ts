import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { decode, encode } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { type DnsServerOptions, startDnsServer } from '../../../tests/servers/dns-server.ts';
import { createDns } from './dns-packet.ts';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options: Omit<DnsServerOptions, 'zone'> = {}, limits = { timeout: 1_000 }) {
  const server = await startDnsServer({ zone: { 'example.com': { A: ['192.0.2.1'] } }, ...options });
  running.push(server);
  const publicResolvers = [{ server: server.address, operator: 'Somebody' }];
  const calls = createOutsideCalls({ clock: { now: () => Date.now() }, gap: 1, burst: 100, failures: 3 });
  const dns = createDns({ servers: ['192.0.2.1'], publicResolvers, calls, tries: 1, ...limits });
  return { server, ask: (name = 'example.com') => dns.queryAt(server.address, name, 'A') };
}

describe('a public resolver', () => {
  it('is not left alone because a name has errors', async () => {
    const { ask } = await start({ faults: { 'broken.test': { rcode: 'SERVFAIL' } } });
    for (let time = 0; time < 5; time += 1) {
      await expect(ask('broken.test')).rejects.toMatchObject({ code: 'upstream-failed' });
    }
    expect(await ask()).toMatchObject({ status: 'found' });
  });

  it('is left alone when it stays silent', async () => {
    const { server, ask } = await start({ faults: { '*': { drop: true } } }, { timeout: 20 });
    for (let time = 0; time < 2; time += 1) await expect(ask()).rejects.toMatchObject({ code: 'timed-out' });
    const asked = server.queries.length;
    await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('left alone') });
    expect(server.queries).toHaveLength(asked);
  });

  it('is asked with the bit that wishes to know of checked signatures', async () => {
    const { ask } = await start({ authentic: ['example.com'] });
    expect(await ask()).toMatchObject({ status: 'found', authentic: true });
  });
});

describe('a server that floods', () => {
  it('over TCP is read as far as one message goes', async () => {
    let sent = 0;
    const tcp = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', (chunk) => {
        const query = decode(Buffer.from(chunk).subarray(2));
        const [question] = query.questions ?? [];
        const name = question?.name ?? '';
        const answers = Array.from({ length: 2_400 }, () => ({ type: 'TXT' as const, name, ttl: 1, data: 'x' }));
        const message = encode({ type: 'response', id: query.id, questions: query.questions, answers });
        const length = Buffer.alloc(2);
        length.writeUInt16BE(message.length);
        socket.write(Buffer.concat([length, message]));
        // What follows is no answer to anything.
        const flood = Buffer.alloc(65_536);
        const pour = () => {
          while (!socket.destroyed && sent < 200 << 20) {
            sent += flood.length;
            if (!socket.write(flood)) return;
          }
        };
        socket.on('drain', pour);
        pour();
      });
    });
    tcp.listen(0, '127.0.0.1');
    await once(tcp, 'listening');
    const address = tcp.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const udp = createSocket('udp4');
    udp.bind(port, '127.0.0.1');
    await once(udp, 'listening');
    running.push({ close: () => Promise.all([udp.close(), tcp.close()]) });
    udp.on('message', (bytes, peer) => {
      const query = decode(bytes);
      const truncated = encode({ type: 'response', id: query.id, flags: 1 << 9, questions: query.questions });
      udp.send(truncated, peer.port, peer.address);
    });
    const dns = createDns({ servers: [`127.0.0.1:${port}`] });
    const answer = await dns.query('example.com', 'TXT');
    expect(answer.status === 'found' && answer.records.length).toBe(2_400);
    expect(sent).toBeLessThan(20 << 20);
  });
});

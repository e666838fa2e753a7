import { afterEach, describe, expect, it } from 'vitest';
import { createOutsideCalls } from '#calls/outside-calls';
import { systemClock } from '#ports/clock/system';
import { createNetGuard } from '#ports/net-guard/net-guard';
import { type RunningWhoisServer, startWhoisServer, type WhoisReply } from '../../../tests/servers/whois-server.ts';
import { KNOWN, OTHER, whoisContract } from './contract.ts';
import { createWhois } from './tcp.ts';

const servers: RunningWhoisServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serving(replies: Record<string, WhoisReply>): Promise<RunningWhoisServer> {
  const server = await startWhoisServer(replies);
  servers.push(server);
  return server;
}

async function start(replies: Record<string, WhoisReply>, { allow = ['127.0.0.0/8'], timeout = 2_000 } = {}) {
  const root = await serving(replies);
  const whois = createWhois({
    root: root.address,
    guard: createNetGuard({ allow }),
    rootGuard: createNetGuard({ allow: [root.address] }),
    calls: createOutsideCalls({ clock: systemClock }),
    clock: systemClock,
    timeout,
  });
  return { whois, root };
}

whoisContract(async () => {
  const { whois } = await start({ 'example.test': KNOWN.replaceAll('\n', '\r\n') });
  const other = await serving({ 'other.test': OTHER });
  return { whois, other: other.address };
});

describe('a WHOIS server', () => {
  it('may answer in Latin-1', async () => {
    const { whois } = await start({ 'a.test': Buffer.from('holder: Société Générale\n', 'latin1') });
    expect((await whois.ask({ query: 'a.test' })).text).toBe('holder: Société Générale\n');
  });

  it('is heard up to a bound, and no longer than a while', async () => {
    const line = Buffer.from(`remark: ${'x'.repeat(1000)}\n`);
    const { whois } = await start(
      {
        'endless.test': (socket) => {
          const more = () => {
            while (socket.writable && socket.write(line));
          };
          socket.on('drain', more);
          more();
        },
        'stalled.test': (socket) => void socket.write('domain: stalled.test\n'),
        'silent.test': () => undefined,
      },
      { timeout: 300 },
    );
    const endless = await whois.ask({ query: 'endless.test' });
    expect(endless).toMatchObject({ isCut: true });
    expect(endless.text.length).toBe(256 * 1024);
    expect(await whois.ask({ query: 'stalled.test' })).toMatchObject({ text: 'domain: stalled.test\n', isCut: true });
    await expect(whois.ask({ query: 'silent.test' })).rejects.toMatchObject({ code: 'timed-out' });
  });

  it('may end rudely once it has said something', async () => {
    const { whois, root } = await start({
      'rude.test': (socket) => socket.write('domain: rude.test\n', () => socket.resetAndDestroy()),
      'dead.test': (socket) => void socket.resetAndDestroy(),
    });
    await expect(whois.ask({ query: 'dead.test' })).rejects.toMatchObject({ code: 'upstream-failed' });
    // Once more, as it may have been chance.
    expect(root.questions).toEqual(['dead.test', 'dead.test']);
  });

  it('is not reached when somebody else names it and it is not public, or no host', async () => {
    const { whois } = await start({}, { allow: [] });
    const other = await serving({});
    for (const server of [other.address, '10.0.0.1', '169.254.169.254:43', '[::1]', 'localhost', 'a b', 'x/../y', '']) {
      await expect(whois.ask({ server, query: 'a.test' })).rejects.toMatchObject({ code: 'target-refused' });
    }
    expect(other.questions).toEqual([]);
  });

  it('is told one line and no more', async () => {
    const { whois, root } = await start({});
    await expect(whois.ask({ query: 'a.test\r\nb.test' })).rejects.toMatchObject({ code: 'invalid-input' });
    expect(root.questions).toEqual([]);
  });

  it('is not asked the same again for a few minutes', async () => {
    const { whois, root } = await start({ 'a.test': KNOWN });
    const first = await whois.ask({ query: 'a.test' });
    expect(await whois.ask({ query: 'a.test' })).toEqual(first);
    await whois.ask({ query: 'b.test' });
    expect(root.questions).toEqual(['a.test', 'b.test']);
  });

  it('is left when the caller goes', async () => {
    const { whois } = await start({ 'slow.test': () => undefined });
    const leaving = new AbortController();
    const asked = whois.ask({ query: 'slow.test', signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});

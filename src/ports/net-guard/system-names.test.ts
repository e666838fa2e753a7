import type { LookupAddress } from 'node:dns';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShares } from '#calls/shares';
import { type LoopbackDns, startDns, type Zone } from '../../../tests/servers/loopback-dns.ts';
import { readHosts, readResolverSettings } from './system-files.ts';
import { createSystemNames } from './system-names.ts';

const SYSTEM: LookupAddress = { address: '192.0.2.99', family: 4 };
const { signal } = new AbortController();
const running: LoopbackDns[] = [];
let directory = '';
let asked: string[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'names-'));
  asked = [];
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  await rm(directory, { recursive: true });
});

const file = (name: 'hosts' | 'settings', text: string) => writeFile(join(directory, name), text);

/** The names of a system with these files, and a real name server. */
async function system(zone: Zone, settings = 'nameserver 127.0.0.1') {
  const dns = await startDns(zone);
  running.push(dns);
  await file('settings', settings);
  const resolve = createSystemNames({
    hostsFile: join(directory, 'hosts'),
    settingsFile: join(directory, 'settings'),
    port: Number(dns.server.split(':')[1]),
    lookup: async (host) => {
      asked.push(host);
      return [SYSTEM];
    },
  });
  const find = async (host: string) => (await resolve(host, signal)).map(({ address }) => address);
  return { find, questions: dns.questions };
}

describe('the names of the system', () => {
  it('are those of its file of hosts first, and its changes are noticed', async () => {
    const { find, questions } = await system(() => ['192.0.2.1']);
    await file('hosts', '# ours\n10.0.0.5  Nas.home nas # the box\nfd00::5 nas.home\n');
    expect(await find('NAS.home')).toEqual(['10.0.0.5', 'fd00::5']);
    expect(await find('nas')).toEqual(['10.0.0.5']);
    expect(questions).toEqual([]);
    await file('hosts', '10.0.0.66 nas.home\n');
    expect(await find('nas.home')).toEqual(['10.0.0.66']);
    await rm(join(directory, 'hosts'));
    expect(await find('nas.home')).toEqual(['192.0.2.1']);
  });

  it('are asked of its servers, without the resolver that takes threads', async () => {
    const { find, questions } = await system((name) => (name === 'site.test' ? ['192.0.2.1'] : undefined));
    expect(await find('site.test')).toEqual(['192.0.2.1']);
    expect([...questions].sort()).toEqual(['A site.test', 'AAAA site.test']);
    await expect(find('unknown.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(asked).toEqual([]);
  });

  it('have its endings: after names with enough dots, before shorter ones, and never after a dot at the end', async () => {
    const known = ['db.svc.corp.test', 'web.corp.test'];
    const settings = 'nameserver 127.0.0.1\nsearch first.test corp.test\noptions ndots:2 attempts:1';
    const { find, questions } = await system((name) => (known.includes(name) ? ['10.0.0.1'] : undefined), settings);
    const order = async (host: string) => {
      const from = questions.length;
      const found = await find(host).catch(({ code }) => code);
      return [found, ...new Set(questions.slice(from).map((question) => question.split(' ')[1]))];
    };
    expect(await order('db.svc')).toEqual([['10.0.0.1'], 'db.svc.first.test', 'db.svc.corp.test']);
    expect(await order('a.b.site')).toEqual(['ENOTFOUND', 'a.b.site', 'a.b.site.first.test', 'a.b.site.corp.test']);
    expect(await order('web.')).toEqual([['192.0.2.99'], 'web']);
  });

  it('are asked of the system itself where it has no servers, and for names that are not in the DNS', async () => {
    const { find } = await system(() => undefined);
    expect(await find('printer')).toEqual(['192.0.2.99']);
    expect(await find('printer.local')).toEqual(['192.0.2.99']);
    await file('settings', '; nothing is set here\n');
    expect(await find('site.test')).toEqual(['192.0.2.99']);
    expect(asked).toEqual(['printer', 'printer.local', 'site.test']);
  });

  it('take two threads of the system at most, and one for a visitor', async () => {
    let visitor = 'a';
    const ends: (() => void)[] = [];
    const resolve = createSystemNames({
      hostsFile: join(directory, 'hosts'),
      settingsFile: join(directory, 'settings'),
      visitors: {
        current: () => visitor,
        as: (_visitor, work) => work(),
        share: (_name, options) => createShares(options),
      },
      lookup: async (host) => {
        asked.push(host);
        await new Promise<void>((end) => ends.push(end));
        return [SYSTEM];
      },
    });
    const gone = new AbortController();
    const lost = expect(resolve('a1.test', gone.signal)).rejects.toMatchObject({ code: 'cancelled' });
    const second = resolve('a2.test', signal);
    await expect.poll(() => asked).toEqual(['a1.test']);
    // The thread is taken until the system has answered, whoever still waits.
    gone.abort();
    await lost;
    visitor = 'b';
    const other = resolve('b1.test', signal);
    await expect.poll(() => asked).toEqual(['a1.test', 'b1.test']);
    ends[1]?.();
    expect(await other).toEqual([SYSTEM]);
    expect(asked).toHaveLength(2);
    ends[0]?.();
    await expect.poll(() => asked).toEqual(['a1.test', 'b1.test', 'a2.test']);
    ends[2]?.();
    expect(await second).toEqual([SYSTEM]);
  });
});

describe('files of the system', () => {
  it('are read as their manual says', () => {
    const text =
      'domain old.test\nsearch a.test. b.test\nnameserver 192.0.2.1\nnameserver ::1 # here\nnameserver bad\n';
    expect(readResolverSettings(`${text}options rotate timeout:30 attempts:5 ndots:99`)).toEqual({
      ...{ servers: ['192.0.2.1', '::1'], search: ['a.test', 'b.test'] },
      ...{ dots: 15, timeout: 1_000, tries: 2 },
    });
    expect(readResolverSettings('')).toEqual({ servers: [], search: [], dots: 1, timeout: 1_000, tries: 2 });
  });

  it('may hold anything', () => {
    expect([...readHosts('nonsense\n\n999.1.1.1 a\nfe80::1%lo b\n\t127.0.0.1\tc\r\n')]).toEqual([
      ['c', [{ address: '127.0.0.1', family: 4 }]],
    ]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import type { Ports } from '#kit/ports';
import { toolEntry } from '#kit/registry';
import { createFakeClock } from '#ports/clock/fake';
import { createDns } from '#ports/dns/dns-packet';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { type RunningDnsServer, startDnsServer } from '../../../tests/servers/dns-server.ts';
import { lists } from './lists.data.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('blacklist-checker', tool, run);

/** Lists that answer have their test entry. */
const working: Zone = Object.fromEntries(
  lists.map(({ testPoint, zone }) => [`${testPoint}.${zone}`, { A: ['127.0.0.2'] }]),
);
const zone: Zone = {
  ...working,
  'site.test': { A: ['8.8.4.4'], MX: ['10 mx.site.test'] },
  'mx.site.test': { A: ['9.9.9.9'], AAAA: ['2620:fe::9'] },
  '9.9.9.9.zen.spamhaus.org': { A: ['127.0.0.4', '127.0.0.10'], TXT: ['https://check.spamhaus.org/query/ip/9.9.9.9'] },
  'site.test.multi.surbl.org': { A: ['127.0.0.72'] },
  '9.9.9.9.bl.spamcop.net': { A: ['127.255.255.254'] },
  'site.test.multi.uribl.com': { A: ['127.0.0.1'] },
  '4.4.8.8.psbl.surriel.com': { A: ['198.51.100.7'] },
};

function check(domain: string, dns: Ports['dns']) {
  return execute(entry, { domain }, { ports: { dns, clock: createFakeClock(Date.UTC(2026, 0, 15, 12)) } });
}

const faked = (options: FakeDnsOptions = {}) => createFakeDns({ zone, ...options });

const servers: RunningDnsServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function real(): Promise<Ports['dns']> {
  const server = await startDnsServer({ zone });
  servers.push(server);
  return createDns({ servers: [server.address] });
}

const row = (target: string, list: string, rest: object) =>
  expect.arrayContaining([expect.objectContaining({ target, list, ...rest })]);

describe.each([
  ['a resolver', real],
  ['the fake', async () => faked()],
])('block lists by %s', (_, dns) => {
  it('have a name, its addresses and its mail servers, each with what it means', async () => {
    const { results, listed, about } = await check('site.test', await dns());
    expect(listed).toBe(2);
    expect(results).toEqual(
      row('9.9.9.9 (mail server mx.site.test)', 'Spamhaus ZEN', {
        state: 'listed',
        meaning: expect.stringMatching(/^XBL: .*; PBL: .*\nhttps:\/\/check\.spamhaus\.org\/query\/ip\/9\.9\.9\.9$/),
        wayOut: 'https://check.spamhaus.org/',
      }),
    );
    expect(results).toEqual(row('site.test', 'SURBL', { state: 'listed', meaning: 'Phishing; Spam and other abuse' }));
    expect(results).toEqual(row('8.8.4.4 (site.test)', 'Spamhaus ZEN', { state: 'clear', meaning: '' }));
    expect(results).toEqual(row('2620:fe::9 (mail server mx.site.test)', 'DroneBL', { state: 'clear' }));
    expect(about).toHaveLength(lists.length);
  });

  it('that refuse are told apart from those that do not have it', async () => {
    const { results } = await check('site.test', await dns());
    expect(results).toEqual(
      row('9.9.9.9 (mail server mx.site.test)', 'SpamCop', {
        state: 'refused',
        meaning: expect.stringContaining('public resolvers'),
      }),
    );
    expect(results).toEqual(row('site.test', 'URIBL', { state: 'refused' }));
    expect(results).toEqual(
      row('8.8.4.4 (site.test)', 'PSBL', { state: 'refused', meaning: expect.stringContaining('198.51.100.7') }),
    );
  });
});

describe('a list', () => {
  const untold = (zoneOfList: Zone) => check('site.test', faked({ zone: { ...zone, ...zoneOfList } }));
  const spamhaus = { target: '8.8.4.4 (site.test)', list: 'Spamhaus ZEN' };

  it('that answers for everything is not known', async () => {
    const all = {
      '4.4.8.8.zen.spamhaus.org': { A: ['127.0.0.2'] },
      '1.0.0.127.zen.spamhaus.org': { A: ['127.0.0.2'] },
    };
    const { results } = await untold(all);
    expect(results).toContainEqual(
      expect.objectContaining({ ...spamhaus, state: 'refused', meaning: expect.stringContaining('everything') }),
    );
    const names = {
      'site.test.multi.surbl.org': { A: ['127.0.0.8'] },
      'invalid.multi.surbl.org': { A: ['127.0.0.8'] },
    };
    expect((await untold(names)).results).toEqual(row('site.test', 'SURBL', { state: 'refused' }));
  });

  it.each([
    ['127.255.255.252'],
    ['127.255.255.254'],
    ['127.255.255.255'],
    ['127.255.255.1'],
    ['127.0.0.2', '127.255.255.254'],
    ['127.0.0.1'],
    ['127.0.53.53'],
    ['192.0.2.1'],
  ])('that answers %s is not known', async (...answers) => {
    const { results } = await untold({ '4.4.8.8.zen.spamhaus.org': { A: answers } });
    expect(results).toContainEqual(expect.objectContaining({ ...spamhaus, state: 'refused' }));
    const onlyTest = await untold({ '2.0.0.127.zen.spamhaus.org': { A: answers } });
    expect(onlyTest.results).not.toContainEqual(expect.objectContaining({ ...spamhaus, state: 'clear' }));
  });

  it('that is silent, or cannot be asked, tells nothing', async () => {
    const { 'dbltest.com.dbl.spamhaus.org': _, ...without } = zone;
    const silent = await check('site.test', faked({ zone: without }));
    expect(silent.results).toEqual(row('site.test', 'Spamhaus DBL', { state: 'unknown' }));
    const failures = { 'site.test.dbl.spamhaus.org': 'timed-out' } as const;
    const { results } = await check('site.test', faked({ failures }));
    expect(results).toEqual(
      row('site.test', 'Spamhaus DBL', { state: 'unknown', meaning: expect.stringContaining('did not give') }),
    );
  });

  it('is asked about addresses of its version only, and about public ones', async () => {
    const { results } = await check('2620:fe::9', faked());
    const asked = Array.isArray(results) ? results.map(({ list }) => list) : [];
    expect(asked).toContain('Spamhaus ZEN');
    expect(asked).not.toContain('SpamCop');
    await expect(check('10.0.0.1', faked())).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(check('nowhere.test', faked())).rejects.toMatchObject({ code: 'not-found' });
  });
});

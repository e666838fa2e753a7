import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('dns-propagation', tool, run);

const zone: Zone = { 'site.test': { A: [{ value: '192.0.2.1', ttl: 60 }], MX: ['10 mx.site.test'] } };
const old: Zone = { 'site.test': { A: [{ value: '192.0.2.9', ttl: 3600 }] } };
const publicResolvers = ['a', 'b', 'c', 'd'].map((server) => ({
  server,
  operator: server.toUpperCase(),
  country: 'X',
}));

function compare(input: object, options: FakeDnsOptions = {}) {
  const dns = createFakeDns({ zone, publicResolvers, elsewhere: { c: old }, silent: ['d'], ...options });
  return execute(entry, input, { ports: { dns, clock: createFakeClock(Date.UTC(2026, 0, 15, 12)) } });
}

describe('resolvers', () => {
  it('are compared, and one that is silent is not taken for one that differs', async () => {
    expect(await compare({ domain: 'site.test' })).toMatchObject({
      ...{ verdict: '1 of 3 differ', longestTtl: 3600, domain: 'site.test', usual: ['192.0.2.1'] },
      answers: [
        { operator: 'A', country: 'X', state: 'same', values: '192.0.2.1', ttl: 60 },
        { operator: 'B', state: 'same' },
        { operator: 'C', state: 'differs', values: '192.0.2.9', ttl: 3600 },
        { operator: 'D', state: 'failed', ttl: null, milliseconds: null },
      ],
      sources: [{}, {}, {}, { server: 'D (d)', failure: expect.stringContaining('did not answer') }],
    });
  });

  it('are told by the new value, with or without what is around it', async () => {
    expect(await compare({ domain: 'site.test', expected: ' 192.0.2.9 ' })).toMatchObject({
      verdict: '1 of 3 have the new value',
      answers: [{ state: 'old' }, { state: 'old' }, { state: 'expected' }, { state: 'failed' }],
    });
    expect(await compare({ domain: 'site.test', type: 'MX', expected: 'MX.site.test.' })).toMatchObject({
      verdict: '2 of 3 have the new value',
      answers: [{ state: 'expected' }, { state: 'expected' }, { state: 'old', values: 'No such record' }, {}],
    });
  });

  it.each([
    ['AAAA', '2001:0DB8:0::1', 'expected'],
    ['TXT', '"v=spf1 -all"', 'expected'],
    ['TXT', '"v=spf1 " "-all"', 'expected'],
    ['TXT', 'V=SPF1 -ALL', 'old'],
    ['CAA', '0 issue ca.example.net', 'expected'],
    ['NS', 'NS.site.test.', 'expected'],
    ['HTTPS', '1 . alpn="h2,h3"', 'expected'],
    ['SVCB', '1 . alpn=dot', 'old'],
    ['A', '1', 'old'],
  ])('have %s %s: %s', async (type, expected, state) => {
    const spelled = {
      A: ['192.0.2.1'],
      AAAA: ['2001:db8::1'],
      TXT: ['v=spf1 -all'],
      CAA: ['0 issue "ca.example.net"'],
      HTTPS: ['1 . alpn=h2,h3'],
      SVCB: ['1 . alpn=doq'],
    };
    const all: Zone = { 'site.test': { ...spelled, NS: ['ns.site.test'] } };
    const { answers } = await compare(
      { domain: 'site.test', type, expected },
      { zone: all, elsewhere: {}, silent: [] },
    );
    expect(answers).toMatchObject(Array(4).fill({ state }));
  });

  it('that only spell it another way agree', async () => {
    const elsewhere = { c: { 'site.test': { AAAA: ['2001:DB8:0:0::1'] } } };
    const own = { zone: { 'site.test': { AAAA: ['2001:db8::1'] } }, elsewhere, silent: [] };
    expect((await compare({ domain: 'site.test', type: 'AAAA' }, own)).verdict).toBe('All 4 agree');
    const texts = { c: { 'site.test': { TXT: ['p=ABC'] } } };
    const keys = { zone: { 'site.test': { TXT: ['p=abc'] } }, elsewhere: texts, silent: [] };
    expect((await compare({ domain: 'site.test', type: 'TXT' }, keys)).verdict).toBe('1 of 4 differ');
  });

  it('may all know no such domain, all be silent, or be none', async () => {
    await expect(compare({ domain: 'nowhere.test' })).rejects.toMatchObject({ code: 'not-found' });
    const silent = publicResolvers.map(({ server }) => server);
    await expect(compare({ domain: 'site.test' }, { silent })).rejects.toMatchObject({ code: 'upstream-failed' });
    await expect(compare({ domain: 'site.test' }, { publicResolvers: [] })).rejects.toMatchObject({
      code: 'not-configured',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { createFakeAuthority, type FakeAuthority } from '#ports/authority/fake';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeDns } from '#ports/dns/fake';
import { createFakeRdap } from '#ports/rdap/fake';
import { createFakeWhois, FAKE_ROOT } from '#ports/whois/fake';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('domain-age', tool, run);
const NOW = Date.UTC(2026, 10, 21, 12);

const whole = {
  objectClassName: 'domain',
  ldhName: 'example.test',
  status: ['client transfer prohibited'],
  events: [
    { eventAction: 'registration', eventDate: '2014-08-17T04:00:00Z' },
    { eventAction: 'expiration', eventDate: '2027-08-17T04:00:00Z' },
    { eventAction: 'last changed', eventDate: '2025-07-01T09:00:00Z' },
  ],
  entities: [
    {
      objectClassName: 'entity',
      roles: ['registrar'],
      publicIds: [{ type: 'IANA Registrar ID', identifier: '376' }],
      vcardArray: ['vcard', [['fn', {}, 'text', 'Sample Registrar']]],
    },
  ],
  nameservers: [{ objectClassName: 'nameserver', ldhName: 'NS1.EXAMPLE.NET' }],
  secureDNS: { delegationSigned: true },
};

interface World {
  rdap?: Parameters<typeof createFakeRdap>[0];
  whois?: Parameters<typeof createFakeWhois>[0];
  archive?: FakeAuthority['firstCapture'];
}

function check(domain: string, { rdap, whois, archive = {} }: World = {}, onProgress?: (told: object) => void) {
  const ports = {
    rdap: createFakeRdap(rdap),
    whois: createFakeWhois(whois),
    dns: createFakeDns(),
    authority: createFakeAuthority({ firstCapture: archive }),
    clock: createFakeClock(NOW),
  };
  return execute(entry, { domain }, { ports, ...(onProgress && { onProgress }) });
}

describe('domain age', () => {
  it('gives the date, the age in words, and what the registry says besides', async () => {
    const stages: object[] = [];
    const told = await check('https://WWW.Example.test./page', { rdap: { 'example.test': whole } }, (news) =>
      stages.push(news),
    );
    expect(told).toMatchObject({
      ...{ domain: 'example.test', registrationDate: '2014-08-17', age: '12 years, 3 months and 4 days' },
      ...{ asked: 'www.example.test', years: 12, expiryDate: '2027-08-17', daysLeft: 269, updatedDate: '2025-07-01' },
      registrar: { name: 'Sample Registrar', ianaId: '376' },
      ...{ nameServers: ['ns1.example.net'], dnssec: true, firstCapture: null },
      status: [{ code: 'client transfer prohibited', meaning: expect.stringMatching(/^[A-Z].*\.$/) }],
      sources: [{ protocol: 'RDAP', server: 'rdap.test' }],
      checkedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(stages).toEqual([{ stage: 'Asking the registry by RDAP' }]);
  });

  it('asks by WHOIS where there is no RDAP, from the root to the registry', async () => {
    const whois = {
      [`${FAKE_ROOT} example.test`]: 'refer: whois.nic.test\ndomain: TEST\ncreated: 1985-01-01\n',
      'whois.nic.test example.test':
        'Domain Name: example.test\nCreation Date: 2001-02-03T10:00:00Z\nRegistry Expiry Date: 2030-02-03T10:00:00Z\nRegistrar: Other Registrar\nName Server: ns1.example.net\n',
    };
    expect(await check('example.test', { whois })).toMatchObject({
      ...{ registrationDate: '2001-02-03', age: '25 years, 9 months and 18 days', expiryDate: '2030-02-03' },
      registrar: { name: 'Other Registrar' },
      sources: [
        { protocol: 'RDAP', failure: 'This ending has no RDAP service.' },
        { protocol: 'WHOIS', server: FAKE_ROOT },
        { protocol: 'WHOIS', server: 'whois.nic.test' },
      ],
    });
  });

  it('fills in from WHOIS what RDAP leaves out, and goes on when RDAP fails', async () => {
    const whois = {
      [`${FAKE_ROOT} example.test`]: 'Domain Name: example.test\nCreation Date: 2001-02-03\nRegistrar: From WHOIS\n',
    };
    const bare = {
      objectClassName: 'domain',
      ldhName: 'example.test',
      status: ['active'],
      nameservers: [{ ldhName: 'a.test' }],
    };
    expect(await check('example.test', { rdap: { 'example.test': bare }, whois })).toMatchObject({
      ...{ registrationDate: '2001-02-03', nameServers: ['a.test'], registrar: { name: 'From WHOIS' } },
    });
    const rdap = { 'example.test': new ToolError('timed-out', 'It took too long.') };
    expect(await check('example.test', { rdap, whois })).toMatchObject({
      registrationDate: '2001-02-03',
      sources: [{ protocol: 'RDAP', failure: 'It took too long.' }, { protocol: 'WHOIS' }],
    });
  });

  it('tells the date as soon as it is known', async () => {
    const stages: object[] = [];
    const dated = { objectClassName: 'domain', ldhName: 'example.test', events: whole.events.slice(0, 1) };
    await check('example.test', { rdap: { 'example.test': dated } }, (news) => stages.push(news));
    const partial = { domain: 'example.test', registrationDate: '2014-08-17', age: '12 years, 3 months and 4 days' };
    expect(stages).toEqual([{ stage: 'Asking the registry by RDAP' }, { stage: 'Asking by WHOIS', partial }]);
  });

  it('says "Unknown" where nobody tells a date, with the archive as second evidence', async () => {
    const whois = { [`${FAKE_ROOT} example.de`]: 'Domain: example.de\nNserver: ns1.example.net\nStatus: connect\n' };
    const capture = { day: '1999-01-17', url: 'https://web.archive.org/web/19990117/http://www.example.de:80/' };
    expect(await check('example.de', { whois, archive: { 'example.de': capture } })).toMatchObject({
      ...{ registrationDate: 'Unknown', age: 'Unknown', years: null, expiryDate: null },
      firstCapture: capture,
    });
    const archive = new ToolError('timed-out', 'The archive is slow.');
    expect(await check('example.de', { whois, archive })).toMatchObject({
      firstCapture: null,
      sources: [{}, {}, { protocol: 'Archive', failure: expect.any(String) }],
    });
  });

  it('says that a name is free instead of giving it a date', async () => {
    const free = { code: 'not-found', message: 'free.test is not registered.', field: 'domain' };
    await expect(check('free.test', { rdap: { 'free.test': null } })).rejects.toMatchObject(free);
    await expect(check('free.test')).rejects.toMatchObject(free);
  });

  it('fails with the reason when nobody could be asked', async () => {
    const rdap = { 'example.test': new ToolError('upstream-failed', 'The list is not there.') };
    const whois = { [`${FAKE_ROOT} example.test`]: new ToolError('timed-out', 'Too late.') };
    await expect(check('example.test', { rdap, whois })).rejects.toMatchObject({ message: 'The list is not there.' });
  });

  it.each([
    ['', 'invalid-input', 'Please enter a domain name'],
    ['co.uk', 'invalid-input', 'co.uk is a public suffix under which names are registered. Enter a name under it.'],
  ])('refuses %j in words', async (domain, code, message) => {
    await expect(check(domain)).rejects.toMatchObject({ code, message });
  });

  it('finds the registered name beneath endings of two parts, in any script', async () => {
    const rdap = { 'bbc.co.uk': whole, 'xn--bcher-kva.test': whole };
    expect(await check('http://www.news.bbc.co.uk/', { rdap })).toMatchObject({ domain: 'bbc.co.uk' });
    expect(await check('www.Bücher.test', { rdap })).toMatchObject({
      ...{ domain: 'xn--bcher-kva.test', unicodeDomain: 'bücher.test' },
    });
  });

  it('ends the chain of referrals, and does not go round in it', async () => {
    const whois = {
      [`${FAKE_ROOT} example.test`]: 'refer: a.test\n',
      'a.test example.test': 'refer: b.test\n',
      'b.test example.test': 'refer: a.test\n',
    };
    const told = await check('example.test', { whois });
    expect(told.registrationDate).toBe('Unknown');
    expect(told.sources).toHaveLength(5);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { createFakeDns, type FakeDnsOptions, type Zone } from '#ports/dns/fake';
import { createFakeHttp } from '#ports/http/fake';
import { resolverAt } from '../../../tests/servers/dns-resolver.ts';
import { type DnsServerOptions, type RunningDnsServer, startDnsServer } from '../../../tests/servers/dns-server.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('dns-records', tool, run);
const http = createFakeHttp({});
const clock = { now: () => Date.UTC(2026, 0, 2, 3, 4, 5) };

const lookUp = (domain: unknown, options?: FakeDnsOptions) =>
  execute(entry, { domain }, { ports: { dns: createFakeDns(options), clock, http } });

describe('dns-records', () => {
  it('lists each type as text, mail servers in order of preference', async () => {
    expect(await lookUp('example.com')).toMatchObject({
      domain: 'example.com',
      unicodeDomain: 'example.com',
      records: {
        a: ['192.0.2.10', '192.0.2.11'],
        mx: ['10 mail.example.com', '20 backup.example.com'],
        txt: ['v=spf1 mx -all', 'site-verification=0123456789abcdef'],
        ns: ['ns1.example.com', 'ns2.example.com'],
        aaaa: ['2001:db8::10'],
        cname: [],
        soa: ['ns1.example.com hostmaster.example.com 2026010101 7200 3600 1209600 3600'],
        caa: ['0 issue "ca.example.net"'],
        https: ['1 . alpn=h2,h3'],
      },
      unanswered: [],
      askedAt: '2026-01-02T03:04:05.000Z',
    });
  });

  it('gives every record with its time to live, the everyday types first', async () => {
    const { details } = await lookUp('example.com');
    expect(details).toMatchObject([
      { type: 'A', name: 'example.com', ttl: 3600, value: '192.0.2.10' },
      { type: 'A', ttl: 300, value: '192.0.2.11' },
      { type: 'MX', priority: 10, value: '10 mail.example.com' },
      { type: 'MX', priority: 20 },
      { type: 'TXT' },
      { type: 'TXT' },
      { type: 'NS' },
      { type: 'NS' },
      { type: 'AAAA' },
      { type: 'SOA' },
      { type: 'CAA' },
      { type: 'HTTPS' },
    ]);
  });

  it('asks for the host of a pasted address and shows where its alias leads', async () => {
    expect(await lookUp(' HTTPS://www.Wikipedia.org/wiki/DNS ')).toMatchObject({
      domain: 'www.wikipedia.org',
      records: { a: ['198.51.100.80'], cname: ['dyna.wikimedia.org'], ns: [] },
      details: expect.arrayContaining([
        { type: 'A', name: 'dyna.wikimedia.org', ttl: 300, value: '198.51.100.80' },
        { type: 'CNAME', name: 'www.wikipedia.org', ttl: 86_400, value: 'dyna.wikimedia.org' },
      ]),
    });
  });

  it('takes international names and names with underscores', async () => {
    expect(await lookUp('münchen.de')).toMatchObject({
      domain: 'xn--mnchen-3ya.de',
      unicodeDomain: 'münchen.de',
      records: { a: ['203.0.113.89'] },
    });
    expect(await lookUp('_dmarc.example.com')).toMatchObject({
      records: { a: [], txt: ['v=DMARC1; p=reject; rua=mailto:dmarc@example.com'] },
    });
  });

  it('explains a null MX', async () => {
    expect(await lookUp('example.org')).toMatchObject({
      records: { mx: ['0 .'] },
      details: expect.arrayContaining([
        expect.objectContaining({ value: '0 .', note: 'A null MX: this domain accepts no mail.' }),
      ]),
    });
  });

  it('says that a domain does not exist, as people read its name', async () => {
    await expect(lookUp('nirgends.münchen.de')).rejects.toMatchObject({
      code: 'not-found',
      field: 'domain',
      message:
        'There is no domain nirgends.münchen.de in the DNS. Check the spelling. A new name can take a while to appear.',
    });
  });

  it('tells a name without records from one that does not exist', async () => {
    expect(await lookUp('sub.example.net', { zone: { 'a.sub.example.net': { A: ['192.0.2.1'] } } })).toMatchObject({
      records: { a: [], mx: [], txt: [], ns: [], aaaa: [], cname: [], soa: [], caa: [], https: [], svcb: [] },
      details: [],
      unanswered: [],
    });
  });

  it('shows what was answered and names the types that could not be asked', async () => {
    const result = await lookUp('example.com', {
      failures: { 'example.com MX': 'timed-out', 'example.com CAA': 'upstream-failed' },
    });
    expect(result).toMatchObject({
      records: { a: ['192.0.2.10', '192.0.2.11'], mx: [], caa: [] },
      unanswered: [
        { type: 'MX', reason: 'The DNS servers did not give the MX records of example.com.' },
        { type: 'CAA', reason: 'The DNS servers did not give the CAA records of example.com.' },
      ],
    });
  });

  it.each(['timed-out', 'upstream-failed'] as const)('fails with %s when nothing could be asked', async (code) => {
    await expect(lookUp('example.com', { failures: { '*': code } })).rejects.toMatchObject({ code });
  });

  it('says "no such domain" also when some types could not be asked', async () => {
    const asked = lookUp('nowhere.example.com', { failures: { 'nowhere.example.com CAA': 'timed-out' } });
    await expect(asked).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    [undefined, 'Please enter a domain name'],
    ['', 'Please enter a domain name'],
    [' \n', 'Please enter a domain name'],
    [{ toString: 'example.com' }, 'Please enter a domain name'],
    ['http://127.0.0.1/', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['example.com; rm -rf /', 'A domain name cannot have spaces in it; enter one name at a time.'],
    ['`id`.example.com', 'A domain name cannot contain the character `.'],
    [`${'a'.repeat(64)}.com`, 'No part of a domain name can be longer than 63 characters.'],
    ['a.'.repeat(500_000), 'This text is far too long to be a domain name.'],
  ])('refuses input case %#', async (domain, message) => {
    await expect(lookUp(domain)).rejects.toMatchObject({ code: 'invalid-input', field: 'domain', message });
  });
});

describe('dns-records against a name server', () => {
  const zone: Zone = {
    'example.com': { A: ['192.0.2.1'], MX: ['20 b.example.com', '10 a.example.com'], TXT: ['y'.repeat(3000)] },
    'loop.example.com': { CNAME: ['loop.example.com'] },
    'quirky.example.com': { A: ['192.0.2.9'] },
  };
  let server: RunningDnsServer | undefined;

  afterEach(() => server?.close());

  interface Question {
    domain?: string;
    timeout?: number;
    tries?: number;
  }

  async function lookUpAt(
    options: Omit<DnsServerOptions, 'zone'>,
    { domain = 'example.com', ...limits }: Question = {},
  ) {
    server = await startDnsServer({ zone, ...options });
    const dns = resolverAt(server, limits);
    return execute(entry, { domain }, { ports: { dns, clock, http } });
  }

  it('asks for all types, long texts over TCP', async () => {
    expect(await lookUpAt({})).toMatchObject({
      records: { a: ['192.0.2.1'], mx: ['10 a.example.com', '20 b.example.com'], txt: ['y'.repeat(3000)], ns: [] },
      unanswered: [],
    });
    expect(server?.queries.filter(({ transport }) => transport === 'udp')).toHaveLength(10);
    expect(server?.queries.filter(({ transport }) => transport === 'tcp')).toMatchObject([{ type: 'TXT' }]);
  });

  it('keeps the answers when one type stays silent', async () => {
    expect(await lookUpAt({ faults: { 'example.com TXT': { drop: true } } }, { timeout: 60, tries: 4 })).toMatchObject({
      records: { a: ['192.0.2.1'], txt: [] },
      unanswered: [{ type: 'TXT', reason: 'The DNS servers did not give the TXT records of example.com in time.' }],
    });
  });

  it('does not take a server that denies the name for one type only at its word', async () => {
    const faults = { 'quirky.example.com AAAA': { rcode: 'NXDOMAIN' } } as const;
    const result = await lookUpAt({ faults }, { domain: 'quirky.example.com' });
    expect(result).toMatchObject({ records: { a: ['192.0.2.9'], aaaa: [] }, unanswered: [] });
  });

  it('shows an alias that leads to itself, and what that hides', async () => {
    const result = await lookUpAt({}, { domain: 'loop.example.com' });
    expect(result).toMatchObject({ records: { cname: ['loop.example.com'] } });
    expect(result.unanswered).toHaveLength(9);
  });

  it.each([
    [{ rcode: 'SERVFAIL' }, 'upstream-failed'],
    [{ drop: true }, 'timed-out'],
    [{ garbage: 'random' }, 'upstream-failed'],
  ] as const)('fails when the server answers with %j', async (fault, code) => {
    await expect(lookUpAt({ faults: { '*': fault } }, { timeout: 200, tries: 1 })).rejects.toMatchObject({ code });
  });

  it('passes text on as it is, escaping what steers a terminal', async () => {
    const data = [Buffer.from('<script>alert(1)</script>\u001b[2J')];
    const raw = { 'example.com TXT': [{ type: 'TXT', name: 'example.com', class: 'IN', ttl: 1, data }] } as const;
    expect(await lookUpAt({ raw })).toMatchObject({ records: { txt: ['<script>alert(1)</script>\\027[2J'] } });
  });
});

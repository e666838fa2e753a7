import { afterEach, describe, expect, it } from 'vitest';
import { type DnsServerOptions, type RunningDnsServer, startDnsServer } from '../../../tests/servers/dns-server.ts';
import { dnsContract } from './contract.ts';
import { createDns } from './dns-packet.ts';
import type { Zone } from './fake.ts';

dnsContract('the resolver over the network', async (zone, signed) => {
  const server = await startDnsServer({ zone, ...signed });
  const silent = await startDnsServer({ zone, faults: { '*': { drop: true } } });
  return {
    answering: createDns({
      servers: [server.address],
      publicResolvers: [{ server: server.address, operator: 'Somebody' }],
    }),
    silent: createDns({ servers: [silent.address], timeout: 20 }),
    close: async () => {
      await server.close();
      await silent.close();
    },
  };
});

dnsContract('the resolver behind a server that leaves aliases to the client', async (zone, signed) => {
  const server = await startDnsServer({ zone, chase: false, ...signed });
  const silent = await startDnsServer({ zone, faults: { '*': { drop: true } } });
  return {
    answering: createDns({
      servers: [server.address],
      publicResolvers: [{ server: server.address, operator: 'Somebody' }],
    }),
    silent: createDns({ servers: [silent.address], timeout: 20 }),
    close: async () => {
      await server.close();
      await silent.close();
    },
  };
});

const zone: Zone = { 'example.com': { A: ['192.0.2.1'] } };
const found = { status: 'found', records: [{ type: 'A', name: 'example.com', ttl: 300, value: '192.0.2.1' }] };
const running: RunningDnsServer[] = [];

async function start(options: Partial<DnsServerOptions> = {}): Promise<RunningDnsServer> {
  const server = await startDnsServer({ zone, ...options });
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

it('says that there is no connection where a name is missing that always exists', async () => {
  const server = await start({ zone: { 'other.test': { A: ['192.0.2.1'] } } });
  const dns = createDns({ servers: [server.address] });
  await expect(dns.query('example.com', 'A')).rejects.toMatchObject({
    code: 'upstream-failed',
    message:
      'example.com always exists, but could not be found from here: this server seems to have no connection to the internet.',
  });
  expect(await dns.query('else.test', 'A')).toMatchObject({ status: 'no-such-domain' });
});

// Many tries where an answer is expected: on a busy machine a missed time-out costs another round, not the test.
describe('several servers', () => {
  it.each([
    ['is silent', { drop: true }],
    ['fails', { rcode: 'SERVFAIL' }],
    ['refuses', { rcode: 'REFUSED' }],
    ['knows nothing of such questions', { rcode: 'NOTIMP' }],
    ['sends what cannot be read', { garbage: 'random' }],
    ['sends half a message', { garbage: 'cut' }],
    ['only names other servers', { referral: true }],
  ] as const)('are asked in turn when the first %s', async (_, fault) => {
    const first = await start({ faults: { '*': fault } });
    const second = await start();
    const dns = createDns({ servers: [first.address, second.address], timeout: 60, tries: 20 });
    expect(await dns.query('example.com', 'A')).toMatchObject({ ...found, server: second.address });
    expect(first.queries.length).toBeGreaterThan(0);
  });

  it('are asked in turn when the first is not there', async () => {
    const gone = await start();
    await gone.close();
    running.pop();
    const second = await start();
    const dns = createDns({ servers: [gone.address, second.address], timeout: 60, tries: 20 });
    expect(await dns.query('example.com', 'A')).toMatchObject({ ...found, server: second.address });
  });

  it('are not asked when the first has answered, even with "no such domain"', async () => {
    const first = await start();
    const second = await start();
    const dns = createDns({ servers: [first.address, second.address] });
    expect(await dns.query('other.example', 'A')).toEqual({ status: 'no-such-domain', server: first.address });
    expect(second.queries).toEqual([]);
  });

  it('are asked once more, which a lost packet needs', async () => {
    const server = await start({ faults: { '*': { drop: true, times: 1 } } });
    const dns = createDns({ servers: [server.address], timeout: 60, tries: 20 });
    expect(await dns.query('example.com', 'A')).toMatchObject(found);
    expect(server.queries.length).toBeGreaterThan(1);
  });
});

describe('a packet that is lost', () => {
  it('is sent once more long before the server counts as silent', async () => {
    const server = await start({ faults: { '*': { drop: true, times: 1 } } });
    const dns = createDns({ servers: [server.address], timeout: 30_000, limit: 30_000, resend: 20, tries: 1 });
    expect(await dns.query('example.com', 'A')).toMatchObject(found);
    expect(server.queries.length).toBe(2);
    expect(new Set(server.queries.map(({ id, port }) => `${id} ${port}`)).size).toBe(1);
  });
});

describe('when no server answers usefully', () => {
  it.each([
    [{ rcode: 'SERVFAIL' }, 'upstream-failed', 'they answered with the error SERVFAIL.'],
    [{ rcode: 'REFUSED' }, 'upstream-failed', 'they answered with the error REFUSED.'],
    [{ garbage: 'random' }, 'upstream-failed', 'they gave no readable answer to this question.'],
    [{ spoof: 'id', drop: true }, 'timed-out', 'did not give the A records of example.com in time.'],
    [{ referral: true }, 'upstream-failed', 'they do not look up names for others.'],
    [{ truncate: true, breakOff: true }, 'upstream-failed', 'they broke off their answer.'],
  ] as const)('%j says so', async (fault, code, ending) => {
    const server = await start({ faults: { '*': fault } });
    const dns = createDns({ servers: [server.address], timeout: 200, tries: 1 });
    await expect(dns.query('example.com', 'A')).rejects.toMatchObject({
      name: 'ToolError',
      code,
      message: expect.stringMatching(new RegExp(`${ending}$`)),
    });
  });

  it('says that a server could not be reached', async () => {
    const gone = await startDnsServer({ zone });
    await gone.close();
    const dns = createDns({ servers: [gone.address], timeout: 500 });
    await expect(dns.query('example.com', 'MX')).rejects.toThrow(
      'The DNS servers could not give the MX records of example.com: they could not be reached.',
    );
  });

  it('ends at the overall limit, however many servers there are to try', async () => {
    const server = await start({ faults: { '*': { drop: true } } });
    const dns = createDns({ servers: Array(20).fill(server.address), timeout: 50, limit: 120 });
    await expect(dns.query('example.com', 'A')).rejects.toMatchObject({ code: 'timed-out' });
    expect(server.queries.length).toBeLessThan(5);
  });

  it('stops in the middle when told to', async () => {
    const server = await start({ faults: { '*': { drop: true } } });
    const controller = new AbortController();
    const asked = createDns({ servers: [server.address] }).query('example.com', 'A', controller.signal);
    setTimeout(() => controller.abort(), 20);
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('forged and cut answers', () => {
  it.each(['id', 'question', 'query'] as const)('are passed over when the %s is wrong', async (spoof) => {
    const server = await start({ faults: { '*': { spoof } } });
    expect(await createDns({ servers: [server.address] }).query('example.com', 'A')).toMatchObject(found);
  });

  it('draws id and source port anew for each question', async () => {
    const server = await start();
    const dns = createDns({ servers: [server.address] });
    await Promise.all(Array.from({ length: 12 }, () => dns.query('example.com', 'A')));
    expect(new Set(server.queries.map(({ id }) => id)).size).toBeGreaterThan(8);
    expect(new Set(server.queries.map(({ port }) => port)).size).toBeGreaterThan(8);
  });

  it('comes back over TCP when the answer was cut short', async () => {
    const server = await start({ faults: { '*': { truncate: true } } });
    expect(await createDns({ servers: [server.address] }).query('example.com', 'A')).toMatchObject(found);
    expect(server.queries.map(({ transport }) => transport)).toEqual(['udp', 'tcp']);
  });

  it('gets an answer over TCP that is too large for UDP', async () => {
    const long = 'x'.repeat(5000);
    const server = await start({ zone: { 'example.com': { TXT: [long] } } });
    expect(await createDns({ servers: [server.address] }).query('example.com', 'TXT')).toMatchObject({
      records: [{ value: long }],
    });
    expect(server.queries.map(({ transport, edns }) => [transport, edns])).toEqual([
      ['udp', 1232],
      ['tcp', 1232],
    ]);
  });

  it('asks once more without EDNS0 where that is not understood', async () => {
    const server = await start({ faults: { '*': { refuseEdns: true } } });
    expect(await createDns({ servers: [server.address] }).query('example.com', 'A')).toMatchObject(found);
    expect(server.queries.map(({ edns }) => edns)).toEqual([1232, undefined]);
  });
});

describe('records of hostile zones', () => {
  const owner = { name: 'example.com', class: 'IN', ttl: 60 } as const;
  const ask = async (
    type: 'TXT' | 'A' | 'MX' | 'NS' | 'CAA',
    answers: NonNullable<DnsServerOptions['raw']>[string],
  ) => {
    const server = await start({ raw: { [`example.com ${type}`]: answers } });
    return createDns({ servers: [server.address] }).query('example.com', type);
  };
  const text = async (...chunks: (string | number[])[]) => {
    const data = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk)));
    const answer = await ask('TXT', [{ ...owner, type: 'TXT', data }]);
    return answer.status === 'found' ? answer.records[0]?.value : answer.status;
  };

  it('joins the strings of a TXT, also in the middle of a character', async () => {
    expect(await text('v=spf1 include:', 'example.net -all')).toBe('v=spf1 include:example.net -all');
    expect(await text([0xc3], [0xbc])).toBe('ü');
    expect(await text('')).toBe('');
  });

  it('escapes what cannot be shown', async () => {
    expect(await text([0xff, 0x41, 0x00])).toBe('\\255A\\000');
    expect(await text('\u001b[31mred')).toBe('\\027[31mred');
    expect(await text('moc.\u202eelpmaxe')).toBe('moc.\\226\\128\\174elpmaxe');
    expect(await text('back\\slash "quoted" <b>')).toBe('back\\\\slash "quoted" <b>');
  });

  it('escapes control characters in names', async () => {
    const answer = await ask('NS', [{ ...owner, type: 'NS', data: 'ns1\u0007 x.example.com' }]);
    expect(answer).toMatchObject({ records: [{ value: 'ns1\\007\\032x.example.com' }] });
  });

  it('escapes quotation marks in a CAA', async () => {
    const answer = await ask('CAA', [{ ...owner, type: 'CAA', data: { flags: 128, tag: 'issue', value: 'a"b' } }]);
    expect(answer).toMatchObject({ records: [{ value: '128 issue "a\\"b"' }] });
  });

  it('does not take records of other names, types or classes for the answer', async () => {
    const answer = await ask('A', [
      { type: 'A', name: 'other.example.com', class: 'IN', ttl: 60, data: '192.0.2.66' },
      { ...owner, class: 'CH', type: 'A', data: '192.0.2.67' },
      { ...owner, type: 'NS', data: 'ns1.example.com' },
    ]);
    expect(answer).toMatchObject({ status: 'no-records' });
  });

  it('reads a time to live with the highest bit as zero', async () => {
    const answer = await ask('A', [{ ...owner, ttl: 0x8000_0001, type: 'A', data: '192.0.2.1' }]);
    expect(answer).toMatchObject({ records: [{ ttl: 0 }] });
  });

  it('ends a chain of aliases without end', async () => {
    const chain = Array.from({ length: 30 }, (_, i) => [`a${i}.example.com`, { CNAME: [`a${i + 1}.example.com`] }]);
    const server = await start({ zone: Object.fromEntries(chain), chase: false });
    await expect(createDns({ servers: [server.address] }).query('a0.example.com', 'A')).rejects.toMatchObject({
      code: 'upstream-failed',
      message: 'a0.example.com leads through more than 10 aliases in a row.',
    });
    expect(server.queries.length).toBeLessThan(15);
  });

  it('does not ask for a name that no label can hold', async () => {
    const server = await start();
    const dns = createDns({ servers: [server.address] });
    await expect(dns.query(`${'a'.repeat(64)}.com`, 'A')).rejects.toMatchObject({ code: 'upstream-failed' });
    await expect(dns.query('a..com', 'A')).rejects.toMatchObject({ code: 'upstream-failed' });
    expect(server.queries).toEqual([]);
  });
});

describe('the list of servers', () => {
  it('is checked when the resolver is made', () => {
    expect(() => createDns({ servers: ['1.1.1.1', 'one.one:port'] })).toThrow('"one.one:port" is not a DNS server');
  });

  it('takes host names, found by the system', async () => {
    const server = await start();
    const dns = createDns({ servers: [server.address.replace('127.0.0.1', 'localhost')], timeout: 1000 });
    expect(await dns.query('example.com', 'A')).toMatchObject({ status: 'found' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Zone } from './fake.ts';
import type { Dns, DnsAnswer, RecordType } from './port.ts';

const zone: Zone = {
  'example.com': {
    A: [{ value: '192.0.2.1', ttl: 60 }, '192.0.2.2'],
    AAAA: ['2001:db8::1'],
    MX: ['20 backup.example.com', '5 mail.example.com'],
    NS: ['ns1.example.com'],
    TXT: ['v=spf1 -all'],
    SOA: ['ns1.example.com hostmaster.example.com 2026010101 7200 3600 1209600 3600'],
    CAA: ['0 issue "ca.example.net"'],
    DS: ['60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118'],
    HTTPS: ['1 . alpn=h2,h3'],
    SVCB: ['2 . alpn=dot'],
    DNSKEY: ['257 3 13 mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ=='],
  },
  '1.2.0.192.in-addr.arpa': { PTR: ['host.example.com'] },
  'nomail.example.com': { MX: ['0 .'] },
  'www.example.com': { CNAME: [{ value: 'host.example.com', ttl: 30 }] },
  'host.example.com': { CNAME: ['example.com'] },
  'dangling.example.com': { CNAME: ['nowhere.example.net'] },
  'loop.example.com': { CNAME: ['loop2.example.com'] },
  'loop2.example.com': { CNAME: ['loop.example.com'] },
  'a.b.example.com': { A: ['192.0.2.3'] },
  'signed.example.com': { A: ['192.0.2.4'] },
  'bogus.example.com': { A: ['192.0.2.5'] },
};

/** A zone whose answers are verified, and one whose signatures are wrong. */
const signed = { authentic: ['signed.example.com'], bogus: ['bogus.example.com'] };

/**
 * A resolver that answers from the given zone, with one public resolver named "Somebody" that answers alike; and one
 * whose servers never answer.
 */
interface DnsUnderTest {
  answering: Dns;
  silent: Dns;
  close(): Promise<void>;
}

/** What every implementation of the port does. */
export function dnsContract(
  name: string,
  start: (zone: Zone, signed: { authentic: string[]; bogus: string[] }) => Promise<DnsUnderTest>,
): void {
  describe(`${name} as a DNS port`, () => {
    let subject: DnsUnderTest;
    beforeAll(async () => {
      subject = await start(zone, signed);
    });
    afterAll(() => subject.close());

    const values = async (owner: string, type: RecordType) => valuesOf(await subject.answering.query(owner, type));

    it.each([
      ['AAAA', ['2001:db8::1']],
      ['NS', ['ns1.example.com']],
      ['TXT', ['v=spf1 -all']],
      ['SOA', ['ns1.example.com hostmaster.example.com 2026010101 7200 3600 1209600 3600']],
      ['CAA', ['0 issue "ca.example.net"']],
      ['DS', ['60485 5 1 2BB183AF5F22588179A53B0A98631FAD1A292118']],
      ['HTTPS', ['1 . alpn=h2,h3']],
      ['SVCB', ['2 . alpn=dot']],
      ['DNSKEY', ['257 3 13 mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ==']],
    ] as const)('finds %s records in presentation form', async (type, expected) => {
      expect(await values('example.com', type)).toEqual(expected);
    });

    it('finds the name of an address', async () => {
      expect(await values('1.2.0.192.in-addr.arpa', 'PTR')).toEqual(['host.example.com']);
    });

    it('tells type, owner and time to live of each record', async () => {
      expect(await subject.answering.query('example.com', 'A')).toEqual({
        status: 'found',
        server: expect.stringMatching(/./),
        records: [
          { type: 'A', name: 'example.com', ttl: 60, value: '192.0.2.1' },
          { type: 'A', name: 'example.com', ttl: 300, value: '192.0.2.2' },
        ],
      });
    });

    it('puts MX records in order of preference', async () => {
      expect(await subject.answering.query('example.com', 'MX')).toMatchObject({
        records: [
          { value: '5 mail.example.com', priority: 5 },
          { value: '20 backup.example.com', priority: 20 },
        ],
      });
    });

    it('shows a null MX as it is', async () => {
      expect(await values('nomail.example.com', 'MX')).toEqual(['0 .']);
    });

    it('finds records whatever the case of the name', async () => {
      expect(await values('EXAMPLE.com', 'NS')).toEqual(['ns1.example.com']);
    });

    it('follows aliases and names the owner at their end', async () => {
      expect(await subject.answering.query('www.example.com', 'TXT')).toMatchObject({
        records: [{ name: 'example.com', value: 'v=spf1 -all' }],
      });
    });

    it('shows the alias itself when asked for it', async () => {
      expect(await subject.answering.query('www.example.com', 'CNAME')).toMatchObject({
        records: [{ name: 'www.example.com', value: 'host.example.com', ttl: 30 }],
      });
    });

    it.each([
      ['a name without records of the type', 'nomail.example.com', 'A'],
      ['a name that only has names beneath it', 'b.example.com', 'A'],
      ['an alias of a name that does not exist', 'dangling.example.com', 'A'],
      ['a name that is no alias', 'example.com', 'CNAME'],
    ] as const)('has no records for %s', async (_, owner, type) => {
      expect(await subject.answering.query(owner, type)).toMatchObject({ status: 'no-records' });
    });

    it('knows that a name does not exist', async () => {
      expect(await subject.answering.query('nowhere.example.com', 'A')).toMatchObject({ status: 'no-such-domain' });
    });

    it('gives up on aliases that go round', async () => {
      await expect(subject.answering.query('loop.example.com', 'A')).rejects.toMatchObject({
        name: 'ToolError',
        code: 'upstream-failed',
        message: 'loop.example.com is an alias that leads back to itself, so it has no records.',
      });
    });

    it('says that it could not ask, not that there is nothing', async () => {
      await expect(subject.silent.query('example.com', 'A')).rejects.toMatchObject({
        name: 'ToolError',
        code: 'timed-out',
      });
    });

    it('tells what was verified, and nothing of the kind about the rest', async () => {
      expect(await subject.answering.query('signed.example.com', 'A')).toMatchObject({ authentic: true });
      expect(await subject.answering.query('signed.example.com', 'MX')).toMatchObject({ authentic: true });
      expect(await subject.answering.query('example.com', 'A')).not.toHaveProperty('authentic');
    });

    it('has no answer whose signatures are wrong, unless asked for it unchecked', async () => {
      const asked = subject.answering.query('bogus.example.com', 'A');
      await expect(asked).rejects.toMatchObject({ code: 'upstream-failed' });
      const unchecked = await subject.answering.query('bogus.example.com', 'A', undefined, { unchecked: true });
      expect(valuesOf(unchecked)).toEqual(['192.0.2.5']);
      expect(unchecked).not.toHaveProperty('authentic');
    });

    it('asks a public resolver of the list, and no other server', async () => {
      const { publicResolvers, queryAt } = subject.answering;
      const [resolver, ...others] = await publicResolvers();
      expect(resolver).toMatchObject({ operator: 'Somebody' });
      expect(others).toEqual([]);
      const server = resolver?.server ?? '';
      expect(await queryAt(server, 'example.com', 'NS')).toMatchObject({
        server,
        records: [{ value: 'ns1.example.com' }],
      });
      expect(await queryAt(server, 'signed.example.com', 'A')).toMatchObject({ server, authentic: true });
      await expect(queryAt(server, 'bogus.example.com', 'A')).rejects.toMatchObject({ code: 'upstream-failed' });
      await expect(queryAt('192.0.2.1', 'example.com', 'A')).rejects.toThrow('not one of the public resolvers');
    });

    it('stops when it is told to', async () => {
      const asked = subject.answering.query('example.com', 'A', AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'ToolError', code: 'cancelled' });
    });
  });
}

function valuesOf(answer: DnsAnswer): string[] {
  return answer.status === 'found' ? answer.records.map(({ value }) => value) : [answer.status];
}

import { describe, expect, it } from 'vitest';
import { dnsContract } from './contract.ts';
import { createFakeDns } from './fake.ts';

dnsContract('the fake', async (zone, signed) => ({
  answering: createFakeDns({ zone, ...signed, publicResolvers: [{ server: '192.0.2.9', operator: 'Somebody' }] }),
  silent: createFakeDns({ zone, failures: { '*': 'timed-out' } }),
  close: async () => {},
}));

describe('createFakeDns', () => {
  it('knows the names of the examples', async () => {
    expect(await createFakeDns().query('example.com', 'A')).toMatchObject({ status: 'found' });
  });

  it('fails for one type only when told so', async () => {
    const dns = createFakeDns({ failures: { 'example.com MX': 'upstream-failed' } });
    await expect(dns.query('example.com', 'MX')).rejects.toMatchObject({ code: 'upstream-failed' });
    expect(await dns.query('example.com', 'A')).toMatchObject({ status: 'found' });
  });
});

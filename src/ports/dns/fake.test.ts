import { describe, expect, it } from 'vitest';
import { dnsContract } from './contract.ts';
import { createFakeDns } from './fake.ts';

dnsContract('the fake', async (zone) => ({
  answering: createFakeDns({ zone }),
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

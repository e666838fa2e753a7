import { describe, expect, it } from 'vitest';
import { DEFAULT_RESOLVERS, parsePublicResolver } from './public-resolvers.ts';

describe('parsePublicResolver', () => {
  it.each([
    ['Cloudflare (United States)=1.1.1.1', { server: '1.1.1.1', operator: 'Cloudflare', country: 'United States' }],
    [' My Own = 127.0.0.1:5353 ', { server: '127.0.0.1:5353', operator: 'My Own' }],
    ['[2606:4700::1111]:53', { server: '2606:4700::1111', operator: '2606:4700::1111' }],
    ['dns.example.net', { server: 'dns.example.net', operator: 'dns.example.net' }],
  ])('reads %j', (entry, expected) => {
    expect(parsePublicResolver(entry)).toEqual(expected);
  });

  it.each(['', '=1.1.1.1', ' (Nowhere)=1.1.1.1', 'Name=', 'Name=1.1.1', 'Name (A) (B)=1.1.1.1'])(
    'refuses %j',
    (entry) => {
      expect(() => parsePublicResolver(entry)).toThrow(/^"/);
    },
  );

  it('reads the defaults, each with operator and country, no server twice', () => {
    const resolvers = DEFAULT_RESOLVERS.split(',').map(parsePublicResolver);
    expect(resolvers).toHaveLength(10);
    expect(resolvers.every(({ operator, country }) => /^[\w.]+$/.test(operator) && country)).toBe(true);
    expect(new Set(resolvers.map(({ server }) => server)).size).toBe(10);
  });
});

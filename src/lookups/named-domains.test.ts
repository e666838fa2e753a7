import { expect, it } from 'vitest';
import { namedDomains } from './named-domains.ts';

it('finds the registered names, each once, and says what is none', () => {
  expect(namedDomains(['https://www.Site.test/x, site.test', 'münchen.de\tco.uk', 'a..b'], 10)).toEqual([
    { entered: 'site.test', domain: 'site.test' },
    { entered: 'münchen.de', domain: 'xn--mnchen-3ya.de' },
    { entered: 'co.uk', fault: expect.stringContaining('public suffix') },
    { entered: 'a..b', fault: expect.any(String) },
  ]);
});

it('refuses none and too many', () => {
  expect(() => namedDomains([' , ; '], 10)).toThrow('Please enter a domain name');
  expect(() => namedDomains(['a.test b.test c.test'], 2)).toThrow('Please enter at most 2 domains');
});

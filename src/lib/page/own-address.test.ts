import { expect, it } from 'vitest';
import { ownAddress, visitParameters } from './own-address.ts';

it.each([
  ['https://example.com/page?utm_source=x&page=2&PHPSESSID=1#top', 'https://example.com/page?page=2'],
  ['https://example.com/page;jsessionid=0A1B?gclid=2', 'https://example.com/page'],
  ['https://example.com/a?q=tea%20leaf', 'https://example.com/a?q=tea%20leaf'],
  ['https://example.com/', 'https://example.com/'],
])('%s calls itself %s', (address, own) => {
  expect(ownAddress(address)).toBe(own);
  expect(visitParameters(own)).toEqual([]);
});

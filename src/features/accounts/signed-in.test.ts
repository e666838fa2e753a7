import { expect, it } from 'vitest';
import { nextPage } from './signed-in.tsx';

const ORIGIN = 'https://tools.example.com';
const pageFor = (next: string) => nextPage(`?${new URLSearchParams({ next })}`, ORIGIN);

it.each(['/admin', '/tools/keyword-density?min=4', '/account'])('leads on to %s after logging in', (next) => {
  expect(pageFor(next)).toBe(next);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/admin',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '//tools.example.com@evil.example/',
  'evil.example',
  '',
])('leads nobody to %j', (next) => {
  expect(pageFor(next)).toBe('/account');
});

it('leads to the account where no page is named', () => {
  expect(nextPage('', ORIGIN)).toBe('/account');
});

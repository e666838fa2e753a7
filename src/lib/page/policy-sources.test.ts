import { describe, expect, it } from 'vitest';
import { allowsAddress } from './policy-sources.ts';

const page = new URL('https://example.com/tea');

describe('allowsAddress', () => {
  it.each([
    ["'self'", 'https://example.com/a.js', true],
    ["'self'", 'https://www.example.com/a.js', false],
    ["'none'", 'https://example.com/a.js', false],
    ['*', 'https://cdn.example/a.js', true],
    ["'none'", 'about:blank', true],
    ['https:', 'https://cdn.example/a.js', true],
    ['https:', 'http://cdn.example/a.js', false],
    ['http:', 'https://cdn.example/a.js', true],
    ['cdn.example', 'https://cdn.example/a.js', true],
    ['cdn.example', 'http://cdn.example/a.js', false],
    ['http://cdn.example', 'https://cdn.example/a.js', true],
    ['*.cdn.example', 'https://a.b.cdn.example/a.js', true],
    ['*.cdn.example', 'https://cdn.example/a.js', false],
    ['cdn.example:8443', 'https://cdn.example/a.js', false],
    ['cdn.example:*', 'https://cdn.example:8443/a.js', true],
    ['cdn.example', 'https://cdn.example:8443/a.js', false],
    ['cdn.example/js/', 'https://cdn.example/js/a.js', true],
    ['cdn.example/js', 'https://cdn.example/js/a.js', false],
    ['cdn.example/js/a.js', 'https://cdn.example/js/a.js', true],
    ['data:', 'data:', true],
    ['*', 'data:', false],
  ])('%s: %s %s', (source, address, isAllowed) => {
    expect(allowsAddress([source], address, page)).toBe(isAllowed);
  });
});

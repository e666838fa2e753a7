import { describe, expect, it } from 'vitest';
import { layersOf, percentDecode, percentEncode } from './percent-encoding.ts';
import { changeQuery, joinAddress, readQuery, splitAddress, writeQuery } from './query.ts';

describe('percentEncode', () => {
  it.each([
    // RFC 3986, section 2.5: the letter A with grave, and katakana A.
    ['À', '%C3%80'],
    ['ア', '%E3%82%A2'],
    ["a b&c=d/e?f#g!'()*~", 'a%20b%26c%3Dd%2Fe%3Ff%23g%21%27%28%29%2A~'],
    ['\ud83d', '%EF%BF%BD'],
  ])('encodes the part %j', (text, encoded) => {
    expect(percentEncode(text, 'component')).toBe(encoded);
  });

  it('encodes a form as browsers do', () => {
    const text = "a b+c~d*e'(é)\u0000-_.";
    expect(`x=${percentEncode(text, 'form')}`).toBe(new URLSearchParams({ x: text }).toString());
  });

  it.each([
    ['https://example.com/a b?q=é#ü', 'https://example.com/a%20b?q=%C3%A9#%C3%BC'],
    ['https://example.com/a%20b?x=100%', 'https://example.com/a%20b?x=100%25'],
    ['https://Müller.de:8080/straße', 'https://xn--mller-kva.de:8080/stra%C3%9Fe'],
    ['http://[::1]/?a[]=1', 'http://[::1]/?a[]=1'],
    ['https://a.example/a\nb', 'https://a.example/a%0Ab'],
    ['/only a path', '/only%20a%20path'],
  ])('encodes the address %s', (address, encoded) => {
    expect(percentEncode(address, 'address')).toBe(encoded);
  });
});

describe('percentDecode', () => {
  it.each([
    ['%E2%82%AC+1%2b1', 'component', '€+1+1'],
    ['%E2%82%AC+1%2b1', 'form', '€ 1+1'],
    ['https://a.example/%2Fb%20c?x=%26y%C3%A9', 'address', 'https://a.example/%2Fb c?x=%26yé'],
  ] as const)('decodes %s as %s', (text, scope, decoded) => {
    expect(percentDecode(text, scope)).toEqual({ text: decoded, faults: [] });
  });

  it('keeps what it cannot read, and says where', () => {
    const { text, faults } = percentDecode('100% of %E9t%C3%A9, %zz', 'component');
    expect(text).toBe('100% of %E9té, %zz');
    expect(faults.map(({ at, length }) => [at, length])).toEqual([
      [3, 1],
      [8, 3],
      [20, 1],
    ]);
  });

  it('gives back what was encoded', () => {
    const text = 'Ünïcödé 🙂 100% a+b&c=d';
    expect(percentDecode(percentEncode(text, 'component'), 'component').text).toBe(text);
    expect(percentDecode(percentEncode(text, 'form'), 'form').text).toBe(text);
  });

  it.each([
    ['a b', 0],
    ['a%20b', 1],
    ['a%2520b', 2],
    ['a%252520b', 3],
    ['100%25', 1],
  ])('counts the layers of %s', (text, layers) => {
    expect(layersOf(text)).toBe(layers);
  });
});

describe('queries', () => {
  it.each(['https://a.example', 'https://a.example?', 'a?b#c?d', 'a#', '?x', ''])('takes %j apart', (address) => {
    expect(joinAddress(splitAddress(address))).toBe(address.replace(/\?$/, ''));
  });

  it('changes one parameter and leaves the others as they are written', () => {
    const query = 'a=1+2&b=%7e&&c';
    expect(readQuery(query)).toEqual([
      { name: 'a', value: '1 2' },
      { name: 'b', value: '~' },
      { name: 'c', value: '' },
    ]);
    expect(changeQuery(query, 2, { name: 'c', value: 'x&y' })).toBe('a=1+2&b=%7e&c=x%26y');
    expect(changeQuery(query, 0, undefined)).toBe('b=%7e&c');
    expect(writeQuery([{ name: 'é', value: ' ' }])).toBe('%C3%A9=%20');
  });
});

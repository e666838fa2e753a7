import { describe, expect, it } from 'vitest';
import { ownTime } from '../../tests/own-time.ts';
import { parseDomainName, unicodeDomain } from './domain-name.ts';

function ascii(input: string): string {
  const parsed = parseDomainName(input);
  return parsed.ok ? parsed.ascii : `refused: ${parsed.reason}`;
}

function reason(input: string): string {
  const parsed = parseDomainName(input);
  return parsed.ok ? `taken: ${parsed.ascii}` : parsed.reason;
}

describe('parseDomainName', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  EXAMPLE.Com \n', 'example.com'],
    ['example.com.', 'example.com'],
    ['http://example.com', 'example.com'],
    ['https://user:p%40ss@example.com:8443/a b/@c?q=x.y#z', 'example.com'],
    ['//example.com/path', 'example.com'],
    ['ftp://example.com', 'example.com'],
    ['example.com/path?q=1', 'example.com'],
    ['example.com:443', 'example.com'],
    ['https:\\\\example.com\\path', 'example.com'],
    ['someone@example.com', 'example.com'],
    ['mailto:someone@example.com?subject=Hello there', 'example.com'],
    ['_dmarc.example.com', '_dmarc.example.com'],
    ['r3---sn-abc.example.com', 'r3---sn-abc.example.com'],
    ['3com.com', '3com.com'],
    ['example.co.uk', 'example.co.uk'],
    ['_dmarc.münchen.de', '_dmarc.xn--mnchen-3ya.de'],
    ['http://MÜNCHEN.de/', 'xn--mnchen-3ya.de'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
    ['ｅｘａｍｐｌｅ.com', 'example.com'],
    ['straße.de', 'xn--strae-oqa.de'],
  ])('finds the name in %j', (input, expected) => {
    expect(ascii(input)).toBe(expected);
  });

  it('keeps www, as it owns records of its own', () => {
    expect(ascii('https://www.example.com/')).toBe('www.example.com');
  });

  it('gives the name as people read it', () => {
    expect(parseDomainName('xn--mnchen-3ya.de')).toEqual({
      ok: true,
      ascii: 'xn--mnchen-3ya.de',
      unicode: 'münchen.de',
    });
  });

  it.each([
    ['', 'Please enter a domain name'],
    ['   ', 'Please enter a domain name'],
    ['https://', 'There is no domain name in this; enter one such as example.com.'],
    ['someone@', 'There is no domain name in this; enter one such as example.com.'],
    ['localhost', 'A domain name has at least two parts with a dot between them, such as example.com.'],
    ['com.', 'A domain name has at least two parts with a dot between them, such as example.com.'],
    ['not a domain.com', 'A domain name cannot have spaces in it; enter one name at a time.'],
    ['a.com\nb.com', 'A domain name cannot have spaces in it; enter one name at a time.'],
    ['192.0.2.1', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['http://0x7f.1/', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['2130706433', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['１２７.０.０.１', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['::1', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['http://[2001:db8::1]:8080/x', 'This is an IP address, not a domain name; enter a name such as example.com.'],
    ['example.123', 'The last part of a domain name cannot be a number.'],
    ['a..com', 'A domain name cannot start with a dot or have two dots in a row.'],
    ['.example.com', 'A domain name cannot start with a dot or have two dots in a row.'],
    ['example.com..', 'A domain name cannot start with a dot or have two dots in a row.'],
    ['...', 'A domain name cannot start with a dot or have two dots in a row.'],
    [`${'a'.repeat(64)}.com`, 'No part of a domain name can be longer than 63 characters.'],
    [`${'a.'.repeat(126)}com`, 'A domain name cannot be longer than 253 characters.'],
    ['*.example.com', 'A domain name cannot contain the character *.'],
    ['＊.example.com', 'A domain name cannot contain the character *.'],
    ['exam!ple.com', 'A domain name cannot contain the character !.'],
    ['exa%6Dple.com', 'A domain name cannot contain the character %.'],
    ['exam\u0000ple.com', 'A domain name cannot contain the character U+0000.'],
    ['javascript:alert(1).com', 'A domain name cannot contain the character :.'],
    ['<script>.com', 'A domain name cannot contain the character <.'],
    ["'; drop table domains.com", 'A domain name cannot have spaces in it; enter one name at a time.'],
    ['-example.com', 'No part of a domain name can start or end with a hyphen.'],
    ['example-.com', 'No part of a domain name can start or end with a hyphen.'],
    ['xn--a.com', 'This holds characters, or an international spelling, that no domain name can have.'],
    ['xn--99999999.com', 'This holds characters, or an international spelling, that no domain name can have.'],
    ['a\u202eb.com', 'This holds characters, or an international spelling, that no domain name can have.'],
    ['x'.repeat(9000), 'This text is far too long to be a domain name.'],
  ])('refuses %j', (input, expected) => {
    expect(reason(input)).toBe(expected);
  });

  it('takes names of exactly the longest label and the longest name', () => {
    const longest = `${`${'a'.repeat(63)}.`.repeat(3)}${'b'.repeat(57)}.com`;
    expect(longest).toHaveLength(253);
    expect(ascii(longest)).toBe(longest);
    expect(reason(`b${longest}`)).toBe('No part of a domain name can be longer than 63 characters.');
    expect(reason(longest.replace('.com', '.info'))).toBe('A domain name cannot be longer than 253 characters.');
  });

  it('answers quickly to text made to be slow', async () => {
    for (const text of [':'.repeat(8000), `${'a:'.repeat(4000)}x`, '.'.repeat(8000), '0.'.repeat(4000)]) {
      expect(await ownTime(() => parseDomainName(text))).toBeLessThan(500);
    }
  });
});

describe('unicodeDomain', () => {
  it('spells out each label and leaves what is no Punycode', () => {
    expect(unicodeDomain('xn--r8jz45g.xn--zckzah')).toBe('例え.テスト');
    for (const label of ['xn--9', 'xn--99999999', `xn--${'9'.repeat(60)}`, 'xn--ü']) {
      expect(unicodeDomain(`${label}.example`)).toBe(`${label}.example`);
    }
  });

  it('does not spell out a label that hides what no name can hold', () => {
    // "abc", then with a right-to-left override, an upper-case umlaut and a slash.
    for (const label of ['xn--abc-', 'xn--ab-g4t', 'xn--mnchen-psa', 'xn--a/b-joa']) {
      expect(unicodeDomain(`${label}.de`)).toBe(`${label}.de`);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { completeAddress } from './page-address.ts';

describe('completeAddress', () => {
  it.each([
    ['example.com', 'https://example.com/'],
    ['  www.example.com/a b'.replace(' b', '?q=1#x'), 'https://www.example.com/a?q=1#x'],
    ['//example.com/page', 'https://example.com/page'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://EXAMPLE.COM/Path', 'https://example.com/Path'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['localhost:3000', 'https://localhost:3000/'],
    ['127.0.0.1/x', 'https://127.0.0.1/x'],
    ['<https://example.com/>', 'https://example.com/'],
    ['"https://example.com/"', 'https://example.com/'],
    ['münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
    ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['http://intranet/', 'http://intranet/'],
    // Which schemes are followed is for the guarded client to say.
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['ftp://example.com/', 'ftp://example.com/'],
  ])('reads %j as %s', (entered, href) => {
    expect(completeAddress(entered)).toEqual({ href });
  });

  it.each([
    ['hello', 'This is not a web address, such as https://example.com/page.'],
    ['https://', 'This is not a web address, such as https://example.com/page.'],
    ['two words', 'A web address has no spaces in it; enter one, such as https://example.com/page.'],
    [`example.com/${'a'.repeat(9000)}`, 'The address is longer than 8,192 characters.'],
  ])('refuses case %#', (entered, reason) => {
    expect(completeAddress(entered)).toEqual({ reason });
  });
});

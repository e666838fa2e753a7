import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { judge } from './judge.ts';
import run from './run.ts';
import tool from './tool.ts';

const convert = async (text: string, to = 'auto') =>
  tool.output.parse(await execute(toolEntry('punycode-converter', tool, run), { text, to }));

// RFC 3492, section 7.1, in small letters, as far as they are domain names of today.
it.each([
  ['xn--ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['xn--4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
  ['xn--i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd', 'यहलोगहिन्दीक्योंनहींबोलसकतेहैं'],
  ['xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
  ['xn--b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
])('converts %s and %s', async (punycode, letters) => {
  expect((await convert(letters)).text).toBe(punycode);
  expect((await convert(punycode)).text).toBe(letters);
});

// Rows of IdnaTestV2.txt of UTS 46, version 16, as far as they are about signs with a stroke; ASCII signs alone stay refused.
it.each([
  ['≠', 'xn--1ch'],
  ['=\u0338', 'xn--1ch'],
  ['≮', 'xn--gdh'],
  ['<\u0338', 'xn--gdh'],
  ['≯', 'xn--hdh'],
  ['>\u0338', 'xn--hdh'],
  ['a≠b', 'xn--ab-miv'],
])('lets %s pass as %s', async (letters, punycode) => {
  expect((await convert(`${letters}.example`, 'punycode')).text).toBe(`${punycode}.example`);
  expect((await convert(`${punycode}.example`, 'letters')).text).toBe(`${letters.normalize('NFC')}.example`);
});

it.each(['a=b.example', 'a<b.example', '\uff1d.example', '\ufe64a.example'])('refuses %s', async (name) => {
  expect((await convert(name)).refused).toBe(1);
});

describe('converts', () => {
  it.each([
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['faß.de', 'xn--fa-hia.de'],
    ['user@пример.испытание', 'xn--e1afmkfd.xn--80akhbyknj4f'],
    ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ])('%s to %s', async (name, ascii) => expect((await convert(name, 'punycode')).text).toBe(ascii));

  it('says why something is no name, and goes on', async () => {
    const { text, refused, rows } = await convert('xn--0.com\nmünchen.de');
    expect(text).toBe('xn--0.com\nxn--mnchen-3ya.de');
    expect([refused, rows[0]?.risk]).toEqual([1, 'refused']);
  });
});

describe('judge', () => {
  it.each([
    ['münchen.de', 'none', 'letters'],
    ['почта.рф', 'none', 'letters'],
    ['日本語tokyo.jp', 'none', 'letters'],
    ['한국어.kr', 'none', 'letters'],
    ['аррӏе.com', 'high', 'punycode'],
    ['сос.ru', 'low', 'letters'],
    ['googlé.com', 'high', 'punycode'],
    ['google.com', 'none', 'letters'],
    ['rnicrosoft.com', 'high', 'letters'],
    ['paypaⅼ.com', 'high', 'punycode'],
    ['☃.net', 'low', 'punycode'],
    ['a١2٢.com', 'high', 'punycode'],
    ['straße.de', 'low', 'letters'],
    ['paral·lel.cat', 'none', 'letters'],
    ['ka·ka.cat', 'low', 'punycode'],
  ])('of %s: %s, %s', (name, risk, shown) => expect(judge(name)).toMatchObject({ risk, shown }));
});

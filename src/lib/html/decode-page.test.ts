import { describe, expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean) =>
  [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return isBig ? [code >> 8, code & 0xff] : [code & 0xff, code >> 8];
  });

/** Each word in the bytes of an encoding, by its public table. */
const words: [label: string, charset: string, bytes: number[], word: string][] = [
  ['windows-1251', 'windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], 'Привет'],
  ['koi8-r', 'koi8-r', [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], 'Привет'],
  ['Shift_JIS', 'shift_jis', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea], '日本語'],
  ['EUC-JP', 'euc-jp', [0xc6, 0xfc, 0xcb, 0xdc, 0xb8, 0xec], '日本語'],
  ['GBK', 'gbk', [0xd6, 0xd0, 0xce, 0xc4], '中文'],
  ['gb2312', 'gbk', [0xd6, 0xd0, 0xce, 0xc4], '中文'],
  ['Big5', 'big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  ['euc-kr', 'euc-kr', [0xc7, 0xd1, 0xb1, 0xb9], '한국'],
  ['ISO-8859-1', 'windows-1252', [0x63, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x80, 0x94], 'café “€”'],
  ['iso-8859-7', 'iso-8859-7', [0xea, 0xe1, 0xeb, 0xe7], 'καλη'],
  ['windows-1255', 'windows-1255', [0xf9, 0xec, 0xe5, 0xed], 'שלום'],
  ['windows-1256', 'windows-1256', [0xe3, 0xd1, 0xcd, 0xc8, 0xc7], 'مرحبا'],
  ['tis-620', 'windows-874', [0xe4, 0xb7, 0xc2], 'ไทย'],
];

describe('decodePage', () => {
  it.each(words)('reads %s by its header', (label, charset, encoded, word) => {
    const page = decodePage(bytes('<p>', encoded), `text/html; charset="${label}"`);
    expect(page).toEqual({ text: `<p>${word}`, charset, source: 'header', isDamaged: false });
  });

  it.each(words)('reads %s by the declaration in the page', (label, charset, encoded, word) => {
    const page = decodePage(bytes(`<meta charset=${label}><p>`, encoded), 'text/html');
    expect(page).toMatchObject({ charset, source: 'meta' });
    expect(page.text.endsWith(`<p>${word}`)).toBe(true);
  });

  it('reads the older form of the declaration', () => {
    const meta = '<META content="text/html; charset=windows-1251" http-equiv=Content-Type>';
    expect(decodePage(bytes(meta, [0xcf]))).toMatchObject({ charset: 'windows-1251', text: `${meta}П` });
  });

  it.each([
    ['a comment', '<!-- <meta charset=koi8-r> -->'],
    ['a description', '<meta name="description" content="charset=koi8-r">'],
    ['an encoding nobody knows', '<meta charset="klingon">'],
  ])('takes no declaration from %s', (_, html) => {
    expect(decodePage(utf8(`${html}é`))).toMatchObject({ charset: 'utf-8', source: 'guess' });
  });

  it.each([
    ['little', [0xff, 0xfe], 'utf-16le', false],
    ['big', [0xfe, 0xff], 'utf-16be', true],
  ] as const)('reads UTF-16 of the %s end by its mark, whatever else is said', (_, mark, charset, isBig) => {
    const page = decodePage(bytes([...mark], utf16('<p>日本 é', isBig)), 'text/html; charset=koi8-r');
    expect(page).toEqual({ text: '<p>日本 é', charset, source: 'bom', isDamaged: false });
  });

  it('drops the mark of UTF-8', () => {
    expect(decodePage(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61])).text).toBe('a');
  });

  it('prefers the header to the page', () => {
    const page = decodePage(bytes('<meta charset=koi8-r>', [0xcf]), 'text/html;charset=windows-1251');
    expect(page).toMatchObject({ charset: 'windows-1251', source: 'header' });
  });

  it('takes UTF-16 in a declaration that can be read for UTF-8', () => {
    expect(decodePage(utf8('<meta charset=utf-16>é'))).toMatchObject({ charset: 'utf-8', source: 'meta' });
  });

  it('says when the declaration comes too late', () => {
    const page = decodePage(bytes(`<!--${'x'.repeat(1100)}--><meta charset=windows-1251>`, [0xcf]));
    expect(page).toMatchObject({ charset: 'windows-1251', source: 'late-meta' });
  });

  it('guesses UTF-8 where the bytes are valid, else windows-1252', () => {
    expect(decodePage(utf8('Привет'))).toMatchObject({ text: 'Привет', charset: 'utf-8', source: 'guess' });
    expect(decodePage(Uint8Array.from([0xe9, 0x80]))).toMatchObject({ text: 'é€', charset: 'windows-1252' });
  });

  it('says when bytes are lost', () => {
    const page = decodePage(Uint8Array.from([0x61, 0xff]), 'text/html; charset=utf-8');
    expect(page).toMatchObject({ text: 'a\ufffd', isDamaged: true });
  });
});

import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('link-extractor', tool, run);
const lines = async (text: string, options: object = {}) => {
  const { text: found } = await execute(entry, { text, ...options });
  return String(found) === '' ? [] : String(found).split('\n');
};

describe('links', () => {
  it.each([
    ['(see https://en.wikipedia.org/wiki/Mercury_(planet)).', 'https://en.wikipedia.org/wiki/Mercury_(planet)'],
    ['[text](https://example.com/a_b)', 'https://example.com/a_b'],
    ['<https://example.com/a>', 'https://example.com/a'],
    ['“https://example.com/a”', 'https://example.com/a'],
    ['HTTPS://EXAMPLE.COM/A!', 'HTTPS://EXAMPLE.COM/A'],
    ['見て：https://例え.テスト/道。次', 'https://例え.テスト/道'],
    ['http://localhost:3000/x, then', 'http://localhost:3000/x'],
    ['http://user:pw@example.com:8080/?a=1&b=2#c', 'http://user:pw@example.com:8080/?a=1&b=2#c'],
    ['Visit example.co.uk/page.', 'example.co.uk/page'],
    ['**www.example.com**', 'www.example.com'],
    ['пример.рф и müller.de', 'пример.рф', 'müller.de'],
    ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ])('are found in %j', async (text, ...found) => {
    expect(await lines(text)).toEqual(found);
  });

  it.each([
    'readme.md and node.js',
    'The end.Next one',
    'e.g. this, i.e. that, 3.14 and 1.2.3.4',
    'https:// and http://?',
    'a.b.c.d',
    'co.uk',
    'file.notatld',
  ])('are not seen in %j', async (text) => {
    expect(await lines(text)).toEqual([]);
  });

  it('come once, in any order', async () => {
    const text = 'https://b.example.com/ https://a.org/2 https://a.org/10 HTTPS://B.example.com';
    expect(await lines(text)).toEqual(['https://b.example.com/', 'https://a.org/2', 'https://a.org/10']);
    expect(await lines(text, { unique: false })).toHaveLength(4);
    expect(await lines(text, { sort: 'domain' })).toEqual([
      'https://a.org/2',
      'https://a.org/10',
      'https://b.example.com/',
    ]);
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['<ann.b+news@mail.example.com>,', 'ann.b+news@mail.example.com'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['用户@例子.公司 ', '用户@例子.公司'],
    ['jörg@müller.de.', 'jörg@müller.de'],
    ['"ann@example.com"', 'ann@example.com'],
  ])('are found in %j', async (text, found) => {
    expect(await lines(text)).toEqual([found]);
  });

  it.each(['@ann', 'a@b', 'a@b.notatld', 'a..b@example.com', '@@@', 'x@example..com'])(
    'are not seen in %j',
    async (text) => {
      expect(await lines(text, { bare: false })).toEqual([]);
    },
  );
});

describe('phone numbers', () => {
  const phones = (text: string) => lines(text, { phones: true, links: false, emails: false });
  it.each([
    ['+1 (555) 010-9999', '+1 (555) 010-9999'],
    ['tel 030/123 45 67, fax', '030/123 45 67'],
    ['(555) 010-9999', '(555) 010-9999'],
    ['555-010-9999', '555-010-9999'],
    ['00 44 20 7946 0958.', '00 44 20 7946 0958'],
    ['+4930123456', '+4930123456'],
  ])('are found in %j', async (text, found) => {
    expect(await phones(text)).toEqual([found]);
  });

  it.each([
    '2026-11-23',
    '23.11.2026',
    '192.168.100.200',
    '1 234 567',
    '1.234.567,89',
    '2019-2026',
    '1234567890',
    'ISBN978-3-16',
    '12:30:45',
  ])('are not seen in %j', async (text) => {
    expect(await phones(text)).toEqual([]);
  });
});

describe('HTML', () => {
  it('gives links with what is read in them', async () => {
    const text = `<base href="https://example.com/a/"><p><a href='b?x=1&amp;y=2'><img alt="A picture" src="p.png"> of it</a>
      <a href="#top">up</a><a href="javascript:void(0)">no</a><a href="tel:+49-30-1">call</a> ann@example.org
      <script>"https://hidden.example.com"</script>`;
    const { found } = await execute(entry, { text, phones: true });
    expect(found).toMatchObject([
      { value: 'https://example.com/a/b?x=1&y=2', anchor: 'A picture of it' },
      { kind: 'phone', value: '+49-30-1', anchor: 'call' },
      { kind: 'email', value: 'ann@example.org' },
    ]);
    expect(await lines(text, { files: true, emails: false })).toContain('https://example.com/a/p.png');
  });

  it('leaves relative links as they are when nobody says where they lead', async () => {
    expect(await lines('<a href="/about">x</a>')).toEqual(['/about']);
    await expect(lines('<a href="/about">x</a>', { base: 'no address' })).rejects.toMatchObject({ field: 'base' });
  });
});

describe('hostile texts', () => {
  it.each([
    ...[
      'a',
      '@',
      'a@',
      'a.',
      '.',
      '1 ',
      '1',
      '(',
      'http://',
      'https://a',
      '<a href="',
      '<a>',
      '+1',
      'at',
      '(at)',
      '[ at ',
      '日',
      'a@b.com ',
    ],
    ...['www.a.com ', ')', 'a-', '%40', '&amp;', "'"],
  ])('of %j take no longer than others', async (piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    const options = { phones: true, hidden: true, files: true };
    expect(await ownTime(() => execute(entry, { text, ...options }))).toBeLessThan(4_000);
  });
});

describe('a long page address', () => {
  it('is not put before thousands of links', async () => {
    const base = `<base href="https://example.com/${'a'.repeat(20_000)}/">`;
    const links = (count: number) => Array.from({ length: count }, (_, at) => `<a href="${at}">a</a>`).join('');
    expect(await lines(base + links(100))).toHaveLength(100);
    await expect(lines(base + links(5_000))).rejects.toMatchObject({
      code: 'too-large',
      message: 'The links would be longer than 10 million characters.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { type ZoneLine, zoneFileOf } from './zone-file.ts';

interface Word {
  /** Bytes, escapes undone. */
  bytes: number[];
  isQuoted: boolean;
}

/** A reader of zone files, by RFC 1035, section 5.1: words, quotation marks, escapes, comments, `$ORIGIN` and `@`. */
function readZone(text: string) {
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const [, origin = ''] = /^\$ORIGIN (\S+)\.$/.exec(first) ?? [];
  const full = ({ bytes }: Word) => {
    const name = Buffer.from(bytes).toString();
    if (name === '@') return origin;
    return name.endsWith('.') ? name.slice(0, -1) || '.' : `${name}.${origin}`;
  };
  return lines.map((line) => {
    const [owner, ttl, zoneClass, type, ...data] = wordsOf(line);
    if (!owner || !ttl || !type) throw new Error(`not a record: ${line}`);
    const plain = (word: Word | undefined) => Buffer.from(word?.bytes ?? []).toString();
    expect(plain(zoneClass)).toBe('IN');
    return { name: full(owner), ttl: Number(plain(ttl)), type: plain(type), data, full, plain };
  });
}

function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < line.length) {
    if (line[at] === ' ') {
      at += 1;
      continue;
    }
    if (line[at] === ';') break;
    const isQuoted = line[at] === '"';
    const bytes: number[] = [];
    if (isQuoted) at += 1;
    while (at < line.length && (isQuoted ? line[at] !== '"' : !/[ ;"]/.test(line[at] ?? ''))) {
      const [sequence = '', digits] = /^\\(?:(\d{3})|[\s\S])/.exec(line.slice(at, at + 4)) ?? [];
      bytes.push(digits === undefined ? line.charCodeAt(sequence ? at + 1 : at) : Number(digits));
      at += sequence.length || 1;
    }
    if (isQuoted) {
      expect(line[at]).toBe('"');
      at += 1;
    }
    words.push({ bytes, isQuoted });
  }
  return words;
}

const record = (type: string, value: string, more: Partial<ZoneLine> = {}): ZoneLine => ({
  name: 'example.com',
  ttl: 300,
  type,
  value,
  ...more,
});

describe('zoneFileOf', () => {
  it('writes every type as BIND reads it', () => {
    const records = [
      record('A', '192.0.2.1'),
      record('AAAA', '2001:db8::1'),
      record('MX', '10 mail.example.com', { ttl: 3600 }),
      record('MX', '0 .'),
      record('NS', 'ns1.example.net'),
      record('TXT', 'v=spf1 -all'),
      record('CAA', '0 issue "ca.example; policy=ev"'),
      record('CNAME', 'host.example.net', { name: 'www.example.com' }),
      record('SOA', 'ns1.example.com hostmaster.example.com 2026010101 7200 3600 1209600 3600'),
      record('A', '192.0.2.9', { name: 'elsewhere.example.net' }),
      record('A', '192.0.2.1'),
    ];
    expect(zoneFileOf('example.com', records).split('\n')).toEqual([
      '$ORIGIN example.com.',
      '@   300  IN SOA   ns1.example.com. hostmaster.example.com. 2026010101 7200 3600 1209600 3600',
      '@   300  IN A     192.0.2.1',
      '@   300  IN AAAA  2001:db8::1',
      '@   3600 IN MX    10 mail.example.com.',
      '@   300  IN MX    0 .',
      '@   300  IN NS    ns1.example.net.',
      '@   300  IN TXT   "v=spf1 -all"',
      '@   300  IN CAA   0 issue "ca.example; policy=ev"',
      'www 300  IN CNAME host.example.net.',
      '',
    ]);
  });

  it('is read back as it was', () => {
    const text = zoneFileOf('example.com', [
      record('MX', '10 mail.example.com', { ttl: 60 }),
      record('CNAME', 'a.example.net', { name: 'x.example.com' }),
    ]);
    const [mx, alias] = readZone(text);
    expect([mx?.name, mx?.ttl, mx?.type, mx?.data.map(mx.plain)]).toEqual([
      'example.com',
      60,
      'MX',
      ['10', 'mail.example.com.'],
    ]);
    expect(alias && [alias.name, alias.data.map(alias.full)]).toEqual(['x.example.com', ['a.example.net']]);
  });

  it.each([
    ['', ''],
    ['plain; "quoted" (and) $ @', 'plain; "quoted" (and) $ @'],
    ['back\\\\slash', 'back\\slash'],
    ['zero\\000 and \\255', Buffer.from([...Buffer.from('zero\0 and '), 255])],
    ['\\\\255', '\\255'],
    ['grüße 👋', 'grüße 👋'],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['x'.repeat(256), 'x'.repeat(256)],
    ['ü'.repeat(2_000), 'ü'.repeat(2_000)],
    [`${'a'.repeat(254)}"b`, `${'a'.repeat(254)}"b`],
  ])('keeps a text whole: %#', (value, expected) => {
    const [txt] = readZone(zoneFileOf('example.com', [record('TXT', value)]));
    expect(txt?.data.every(({ bytes, isQuoted }) => isQuoted && bytes.length <= 255)).toBe(true);
    expect(Buffer.from(txt?.data.flatMap(({ bytes }) => bytes) ?? [])).toEqual(Buffer.from(expected));
  });

  it('keeps names that would mean something else', () => {
    const [odd] = readZone(zoneFileOf('example.com', [record('A', '192.0.2.1', { name: 'a;b@"$(x).example.com' })]));
    expect(odd?.name).toBe('a;b@"$(x).example.com');
  });
});

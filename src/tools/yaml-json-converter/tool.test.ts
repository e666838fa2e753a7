import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'yaml-json-converter', tool, loadRun: async () => run };
const convert = (text: string, options: object = {}) => execute(entry, { text, ...options });

describe('yaml to json', () => {
  it.each([
    // From the specification of YAML 1.2.2, chapter 2 and 10.3.
    ['- Mark McGwire\n- Sammy Sosa\n- Ken Griffey\n', ['Mark McGwire', 'Sammy Sosa', 'Ken Griffey']],
    [
      'american:\n- Boston Red Sox\n- Detroit Tigers\nnational:\n- New York Mets\n',
      { american: ['Boston Red Sox', 'Detroit Tigers'], national: ['New York Mets'] },
    ],
    [
      '- [name        , hr, avg  ]\n- [Mark McGwire, 65, 0.278]\n',
      [
        ['name', 'hr', 'avg'],
        ['Mark McGwire', 65, 0.278],
      ],
    ],
    [
      'hr:\n- Mark McGwire\n# Following node labeled SS\n- &SS Sammy Sosa\nrbi:\n- *SS # Subsequent occurrence\n- Ken Griffey\n',
      { hr: ['Mark McGwire', 'Sammy Sosa'], rbi: ['Sammy Sosa', 'Ken Griffey'] },
    ],
    ['? - Detroit Tigers\n  - Chicago cubs\n: - 2001-07-23\n', { '["Detroit Tigers","Chicago cubs"]': ['2001-07-23'] }],
    [
      "--- >\n  Mark McGwire's\n  year was crippled\n  by a knee injury.\n",
      "Mark McGwire's year was crippled by a knee injury.\n",
    ],
    ['# ASCII Art\n--- |\n  \\//||\\/||\n  // ||  ||__\n', '\\//||\\/||\n// ||  ||__\n'],
    [
      'canonical: 12345\ndecimal: +12_345\noctal: 0o14\nhexadecimal: 0xC\n',
      { canonical: 12345, decimal: '+12_345', octal: 12, hexadecimal: 12 },
    ],
    [
      'A null: null\nBooleans: [ true, True, false, FALSE ]\nIntegers: [ 0, 0o7, 0x3A, -19 ]\nFloats: [ 0., -0.0, .5, +12e03, -2E+05 ]\n',
      {
        'A null': null,
        Booleans: [true, true, false, false],
        Integers: [0, 7, 58, -19],
        Floats: [0, -0, 0.5, 12000, -200000],
      },
    ],
    ['--- 1\n---\na: 2\n', [1, { a: 2 }]],
  ])('reads %j', async (text, expected) => {
    const { text: made } = await convert(text, { direction: 'yaml-to-json' });
    expect(JSON.parse(String(made))).toEqual(expected);
  });

  it.each([
    ['a: 1\n\tb: 2', 2],
    ['a: [1, 2\nb: 3', 2],
    ['a: *none', 1],
    ['&a [*a]', 1],
    ['server:\n  host: a\n   port: 80', 2],
  ])('says in which line %j is wrong', async (text, line) => {
    expect(await convert(text)).toMatchObject({ text: null, fault: { line } });
  });

  it('says what is lost', async () => {
    const { text, faults } = await convert('a: 1 # one\n# two\nb: "#"\na: .inf\nc: !x y\nd: &d e\nf: *d\n');
    expect(JSON.parse(String(text))).toEqual({ a: null, b: '#', c: 'y', d: 'e', f: 'e' });
    expect(faults).toMatchObject([
      { title: 'A duplicate key', where: ['Line 4: a'] },
      { title: 'Numbers that JSON does not support', where: ['Line 4: .inf'] },
      { title: 'Unknown tags' },
      { detail: '2 comments are left out, 1 alias is replaced by their values.' },
    ]);
  });

  it('reads yes and no as YAML 1.1 does, when told so', async () => {
    expect(await convert('[yes, No, 010]', { version: '1.1', direction: 'yaml-to-json' })).toMatchObject({
      text: '[\n  true,\n  false,\n  8\n]',
    });
  });

  it('merges maps: the first source wins, and the own names over all', async () => {
    const { text } = await convert('a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc:\n  <<: [*a, *b]\n  z: 3\n');
    expect(JSON.parse(String(text)).c).toEqual({ x: 1, y: 1, z: 3 });
  });

  it.each([
    [
      'aliases of aliases',
      Array.from({ length: 30 }, (_, at) => `a${at}: &a${at} [${at === 0 ? 'x' : Array(9).fill(`*a${at - 1}`)}]`).join(
        '\n',
      ),
    ],
    [
      'merges of merges',
      Array.from(
        { length: 2_000 },
        (_, at) => `a${at}: &a${at}\n  k${at}: 1\n${at === 0 ? '' : `  <<: *a${at - 1}\n`}`,
      ).join(''),
    ],
  ])('refuses %s', async (_, text) => {
    await expect(convert(text)).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each(['[', '{a: ', '- ', '? '])('does not break at 100,000 of %j', async (open) => {
    const answer = await convert(open.repeat(100_000)).catch((error: unknown) => error);
    expect(answer).toSatisfy(
      (said: { code?: string; fault?: object }) => said.code === 'too-large' || said.fault !== null,
    );
  });
});

describe('what JSON has no word for', () => {
  const read = async (text: string, options: object = {}) => {
    const { text: made, faults } = await convert(text, { direction: 'yaml-to-json', ...options });
    return { value: made === null ? null : JSON.parse(String(made)), said: JSON.stringify(faults) };
  };

  it.each(['1.2', '1.1'])('is read as it is written, in YAML %s', async (version) => {
    expect((await read('!!omap [b: 1, a: 2]', { version })).value).toEqual([{ b: 1 }, { a: 2 }]);
    expect((await read('!!pairs\n- a: 1\n- a: 2\n', { version })).value).toEqual([{ a: 1 }, { a: 2 }]);
    expect((await read('!!set {a, b}', { version })).value).toEqual({ a: null, b: null });
    expect((await read('a: !!float 1\nb: !!timestamp 2001-12-14t21:59:43.10-05:00', { version })).value).toEqual({
      a: 1,
      b: '2001-12-14t21:59:43.10-05:00',
    });
    const { value, said } = await read('a: !!binary |\n  /wD+\n  AQ==\n', { version });
    expect(value).toEqual({ a: '/wD+AQ==' });
    expect(said).toContain('Base64');
  });

  it('keeps the text of an alias that is a key', async () => {
    expect((await read('a: &x foo\nb: &y "0x1"\nc: &z 0x1\n*x : 1\n*y : 2\n*z : 3\n')).value).toEqual({
      ...{ a: 'foo', b: '0x1', c: 1, foo: 1 },
      '0x1': 3,
    });
  });

  it.each(['!!binary "no*base64"', '!!binary Zg=', '!!binary Z'])('refuses %s by name', async (text) => {
    expect(await convert(text)).toMatchObject({ text: null, fault: { message: expect.stringContaining('!!binary') } });
  });
});

describe('json to yaml', () => {
  it.each([
    [
      {
        a: 'no',
        b: 'null',
        c: '~',
        d: '1',
        e: '- x',
        f: 'a: b',
        g: ' a ',
        h: '#',
        i: '',
        j: "it's",
        k: '2026-01-01',
        l: '0x1',
        m: '<<',
      },
    ],
    [
      [
        'a\nb',
        'a\n\n',
        ' a\n b\n',
        '\t',
        'a\r\nb',
        '\u2028',
        '"\\',
        '日本',
        '😀',
        '%a',
        '@a',
        '`a',
        '!a',
        '&a',
        '*a',
        '? a',
        '---',
        '...',
      ],
    ],
    [{ a: [], b: {}, c: [[], [{}], [[1]]], d: null, e: [null, true, -0.5, 1e21] }],
  ])('%j stays what it was', async (value) => {
    const { text } = await convert(JSON.stringify(value), { direction: 'json-to-yaml' });
    for (const version of ['1.2', '1.1']) {
      const { text: back } = await convert(String(text), { direction: 'yaml-to-json', version });
      expect(JSON.parse(String(back))).toEqual(value);
    }
  });

  it('puts text with tabs into quotation marks, as some readers take none outside', async () => {
    const { text } = await convert('{"a\\tb": "c\\td"}', { direction: 'json-to-yaml' });
    expect(text).toBe('"a\\tb": "c\\td"\n');
  });

  it('keeps every digit', async () => {
    expect(await convert('[12345678901234567890, 1.50, 0.1000000000000000055511151231257827]')).toMatchObject({
      text: '- 12345678901234567890\n- 1.50\n- 0.1000000000000000055511151231257827\n',
    });
  });

  it('says where JSON is wrong', async () => {
    expect(await convert('{"a": 1,\n"b" 2}')).toMatchObject({ read: 'json', fault: { line: 2, column: 5 } });
  });
});

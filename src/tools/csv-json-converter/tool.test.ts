import csvSpectrum from 'csv-spectrum';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'csv-json-converter', tool, loadRun: async () => run };
const convert = async (text: string, options: object = {}) => {
  const output = await execute(entry, { text, ...options });
  return Object.assign(output, { value: JSON.parse(String(output.text)) });
};

const spectrum = await new Promise<{ name: string; csv: string; json: string }[]>((resolve, reject) => {
  csvSpectrum((error, cases) => {
    if (error) return reject(error);
    resolve(cases.map(({ name, csv, json }) => ({ name, csv: csv.toString(), json: json.toString() })));
  });
});

describe('csv-spectrum', () => {
  it('has its tables', () => expect(spectrum.length).toBeGreaterThan(10));

  it.each(spectrum)('$name is read as its authors read it', async ({ csv, json }) => {
    const { value } = await convert(csv, { isTyped: false, isNested: false, header: 'yes' });
    const expected: unknown = JSON.parse(json);
    // One table is of a single row, which its authors wrote without a list and with another telephone number.
    if (Array.isArray(expected)) expect(value).toEqual(expected);
    else expect(value).toMatchObject([{ Cities: 'Modesto', Counties: 'Stanislaus' }]);
  });
});

describe('rows of empty values', () => {
  it.each([
    [
      'a,b\n1,2\n,\n3,4\n',
      [
        { a: 1, b: 2 },
        { a: '', b: '' },
        { a: 3, b: 4 },
      ],
    ],
    [
      'a,b\n"",""\n,\n',
      [
        { a: '', b: '' },
        { a: '', b: '' },
      ],
    ],
    [
      'a\tb\r\n\t\r\n1\t2',
      [
        { a: '', b: '' },
        { a: 1, b: 2 },
      ],
    ],
    ['a\n1\n""\n\n2', [{ a: 1 }, { a: '' }, { a: 2 }]],
    [
      'a;b\n1;2\n;\n;\n',
      [
        { a: 1, b: 2 },
        { a: '', b: '' },
        { a: '', b: '' },
      ],
    ],
  ])('stay in %j', async (csv, expected) => {
    expect((await convert(csv, { header: 'yes' })).value).toEqual(expected);
  });

  it.each(['a;b\n1;2\n', 'a\tb\n1\t2\n\n', 'a|b\r\n1|2\r\n'])(
    'are not counted behind the last line of %j',
    async (csv) => {
      expect((await convert(csv)).value).toEqual([{ a: 1, b: 2 }]);
    },
  );

  it.each(['[{"a":""},{"a":"x"},{"a":""}]', '[{"a":"","b":""},{"a":"1x","b":""}]'])('come back of %s', async (json) => {
    const { text } = await execute(entry, { text: json });
    expect((await convert(String(text), { header: 'yes' })).value).toEqual(JSON.parse(json));
  });

  it('are left out above a table, with a word on it', async () => {
    const { value, faults } = await convert(',,\n,,\na,b,c\n1,2,3\n');
    expect(value).toEqual([{ a: 1, b: 2, c: 3 }]);
    expect(faults).toMatchObject([{ title: 'Empty rows at the top', detail: expect.stringContaining('2 rows') }]);
  });
});

describe('csv to json', () => {
  it.each([
    // The rules of RFC 4180, section 2, each with its own example.
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      'aaa,bbb,ccc\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","bbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'bbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    [
      '"aaa","b\r\nbb","ccc"\r\nzzz,yyy,xxx',
      [
        ['aaa', 'b\r\nbb', 'ccc'],
        ['zzz', 'yyy', 'xxx'],
      ],
    ],
    ['"aaa","b""bb","ccc"', [['aaa', 'b"bb', 'ccc']]],
    // From csv-spectrum by Max Ogden.
    [
      'first,last,address\nJohn,Doe,"120 any st., ""Anytown"", WW"',
      [
        ['first', 'last', 'address'],
        ['John', 'Doe', '120 any st., "Anytown", WW'],
      ],
    ],
    [
      'a,b\n1,""\n2,3',
      [
        ['a', 'b'],
        ['1', ''],
        ['2', '3'],
      ],
    ],
    [
      'a,b,c\n1,2,3\n4,5,ʤ',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['4', '5', 'ʤ'],
      ],
    ],
    [
      'a,b\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"',
      [
        ['a', 'b'],
        ['1', '{"type": "Point", "coordinates": [102.0, 0.5]}'],
      ],
    ],
  ])('reads %j', async (text, expected) => {
    expect((await convert(text, { shape: 'lists', header: 'no', isTyped: false })).value).toEqual(expected);
  });

  it.each([
    ['a;b\n1,5;2,5', 'CSV, separated by semicolons, names in the first row'],
    ['a\tb\n1\t2', 'CSV, separated by tabs, names in the first row'],
    ['sep=|\na|b\n1|2', 'CSV, separated by bars, names in the first row'],
    ['1,2\n3,4', 'CSV, separated by commas, no column names'],
    ["a,b\n'x, y','z'\n'c','d'", 'CSV, separated by commas, single quotation marks, names in the first row'],
  ])('finds out how %j is written', async (text, read) => {
    expect(await convert(text)).toMatchObject({ read });
  });

  it('keeps a whole column as texts where one number would change', async () => {
    const { value, faults } = await convert('zip,id,price\n01067,1,1.50\n80331,12345678901234567890,2');
    expect(value).toEqual([
      { zip: '01067', id: '1', price: 1.5 },
      { zip: '80331', id: '12345678901234567890', price: 2 },
    ]);
    expect(faults).toMatchObject([
      {
        title: 'Numbers kept as text',
        where: [expect.stringMatching(/^zip: 01067/), expect.stringMatching(/^id: 1234/)],
      },
    ]);
  });

  it('says the lines of rows that are too long or too short, counting those in quotation marks', async () => {
    const { faults } = await convert('a,b\n"x\ny",2\n3\n4,5,6');
    expect(faults).toMatchObject([{ where: ['Line 4: 1 instead of 2', 'Line 5: 3 instead of 2'] }]);
  });

  it('says where a quotation mark is not closed', async () => {
    expect(await execute(entry, { text: 'a,b\n1,"2\n3,4' })).toMatchObject({ fault: { line: 2, column: 1 } });
  });

  it('makes names of which none takes the place of another', async () => {
    const { value } = await convert('a,a,,__proto__,a.b\n1,2,3,4,5', { header: 'yes' });
    expect(JSON.stringify(value)).toBe('[{"a":1,"a 2":2,"column 3":3,"__proto__":4,"a.b":5}]');
  });
});

describe('json to csv and back', () => {
  it.each([
    [[{ a: { b: [1, { c: 'x' }], d: {} }, e: 'y' }]],
    [
      [
        { a: 'line\nbreak', b: 'quo"te', c: ' spaces ', d: 'a,b' },
        { a: '', b: '007', c: '1', d: 'true' },
      ],
    ],
    [[{ 'a..b': 1, c: [] }]],
  ])('%j stays what it was', async (value) => {
    const { text } = await execute(entry, { text: JSON.stringify(value) });
    expect((await convert(String(text), { header: 'yes', direction: 'csv-to-json' })).value).toEqual(value);
  });

  it('takes the rows from the only list in an object', async () => {
    expect(await execute(entry, { text: '{"count":2,"items":[{"a":1},{"a":2}]}' })).toMatchObject({
      text: 'a\r\n1\r\n2',
    });
  });

  it('refuses what makes too large a table', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `{"a${at}":1}`);
    await expect(execute(entry, { text: `[${rows}]` })).rejects.toMatchObject({ code: 'too-large' });
    const names = `${'a'.repeat(100_000)},b\n${'1,2\n'.repeat(1_000)}`;
    await expect(execute(entry, { text: names })).rejects.toMatchObject({ code: 'too-large' });
  });
});

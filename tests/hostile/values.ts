import { materials } from './materials.ts';

/** A value in JSON of about so many bytes that costs something to read, to look at or to hand on. */
export type Value = readonly [what: string, of: (length: number) => string];

export const values: readonly Value[] = keptFor([
  ['nested lists', (length) => nested(length, ['[', '1', ']'])],
  ['nested members', (length) => nested(length, ['{"text":', '1', '}'])],
  ['members', (length) => `{${membersOf(length).join(',')}}`],
  ['the same member', (length) => `{${'"text":"a",'.repeat(length / 12)}"text":"a"}`],
  [
    'few members, many in each',
    (length) => `{"a":{${membersOf(length / 2).join(',')}},"b":{${membersOf(length / 2)}}}`,
  ],
  ['items', (length) => `[${'0,'.repeat(length / 2 - 10)}0]`],
  ['texts', (length) => `[${'"a",'.repeat(Math.min(49_000, length / 4 - 10))}"a"]`],
  ['lists', (length) => `[${'[],'.repeat(length / 3 - 10)}0]`],
  ['prototypes', (length) => `[${'{"__proto__":0},'.repeat(length / 16 - 2)}0]`],
  ['a prototype', (length) => `{"__proto__":{"a":${quoted(length)}},"constructor":{"prototype":{"a":1}}}`],
  ['digits', (length) => '9'.repeat(length)],
  ['a long name', (length) => `{${quoted(length)}:1}`],
  ['a long text', (length) => quoted(length)],
  ['escapes', (length) => `"${'\\u0000'.repeat(length / 6)}"`],
  ['half characters', (length) => `"${'\\ud800'.repeat(length / 6)}"`],
  ['backslashes', (length) => `"${'\\\\'.repeat(length / 2)}"`],
  ['nothing', () => 'null'],
  ['a truth', () => 'true'],
  ['a figure', () => '-1e999'],
  ['an empty list', () => '[]'],
  ['an empty object', () => '{}'],
]);

/** Whole bodies that are no JSON, or hardly. */
export const noJson: readonly Value[] = [
  ['a text without its end', (length) => `{"text":"${'a'.repeat(length)}`],
  ['letters', (length) => 'a'.repeat(length)],
  ['white space', (length) => `${' \n\t'.repeat(length / 3)}{}`],
  ['openings', (length) => '[{"a":'.repeat(length / 6)],
  ['quotation marks', (length) => '"'.repeat(length)],
  ['bytes without a meaning', (length) => '\u0000\u001f'.repeat(length / 2)],
  ['a mark at the beginning', (length) => `\ufeff{"text":${quoted(length)}}`],
  ['a form', (length) => 'a=b&'.repeat(length / 4)],
  ['parts', (length) => `--a\r\n${'Content-Disposition: form-data; name="a"\r\n\r\n--a\r\n'.repeat(length / 50)}`],
  ['nothing at all', () => ''],
];

/** Each is sent to every door: what was made once is kept. */
function keptFor(made: readonly Value[]): readonly Value[] {
  return made.map(([what, of]) => {
    const kept = new Map<number, string>();
    return [
      what,
      (length) => {
        const value = kept.get(length) ?? of(length);
        kept.set(length, value);
        return value;
      },
    ];
  });
}

/** Every material as a text in JSON. */
export const texts: readonly Value[] = materials.map(({ name, of }) => [name, (length) => JSON.stringify(of(length))]);

function nested(length: number, [open, heart, close]: readonly [string, string, string]): string {
  const depth = Math.floor(length / (open.length + close.length));
  return `${open.repeat(depth)}${heart}${close.repeat(depth)}`;
}

function membersOf(length: number): string[] {
  return Array.from({ length: Math.min(49_000, length / 18) }, (_, index) => `"k${index}":"${index}"`);
}

function quoted(length: number): string {
  return `"${'a'.repeat(length)}"`;
}

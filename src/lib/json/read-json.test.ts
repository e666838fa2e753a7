import { describe, expect, it } from 'vitest';
import { losesDigits, shownValue } from './json-node.ts';
import { readJson } from './read-json.ts';
import { looksLikeJsonLines, readJsonLines } from './read-json-lines.ts';
import { JsonError } from './scan-json.ts';
import { TooLong, writeJson } from './write-json.ts';

/** From JSONTestSuite by Nicolas Seriot, https://github.com/nst/JSONTestSuite: what every parser accepts, and what none may. */
const accepted = [
  ...[
    '[[]   ]',
    '[""]',
    '[]',
    '["a"]',
    '[false]',
    '[null, 1, "1", {}]',
    '[null]',
    '[1\n]',
    ' [1]',
    '[1,null,null,null,2]',
  ],
  ...['[2] ', '[123e65]', '[0e+1]', '[0e1]', '[ 4]', '[-0.000000000000000000000000000000000000000000001]', '[20e1]'],
  ...['[-0]', '[-123]', '[-1]', '[1E22]', '[1E-2]', '[1E+2]', '[123e45]', '[123.456e78]', '[1e-2]', '[1e+2]', '[123]'],
  ...['{"asd":"sdf", "dfg":"fgh"}', '{"asd":"sdf"}', '{"a":"b","a":"c"}', '{"a":"b","a":"b"}', '{}', '{"":0}'],
  ...[
    '{"foo\\u0000bar": 42}',
    '{"min": -1.0e+28, "max": 1.0e+28}',
    '{"a":[]}',
    '{\n"a": "b"\n}',
    '"asd"',
    'false',
    '42',
  ],
  ...[
    '["\\u0060\\u012a\\u12AB"]',
    '["\\uD801\\udc37"]',
    '["\\"\\\\\\/\\b\\f\\n\\r\\t"]',
    '["\\\\u0000"]',
    '["a/*b*/c/*d//e"]',
  ],
  ...[
    '["\\uDBFF\\uDFFF"]',
    '["\u2028"]',
    '["\u2029"]',
    '["\u007f"]',
    '[true]',
    '""',
    ' [] ',
    '["\\uD800"]',
    '-0.1',
    'null',
  ],
];
const refused = [
  ...['[1 true]', '["": 1]', '[""],', '[,1]', '[1,,2]', '["x",,]', '["x"]]', '["",]', '["x"', '[x', '[3[4]]', '[1:2]'],
  ...['[,]', '[-]', '[   , ""]', '["a",\n4\n,1,', '[1,]', '[*]', '["', '[1,\n1\n,1', '[{}', '[fals]', '[nul]', '[tru]'],
  ...['[++1234]', '[+1]', '[+Inf]', '[-01]', '[-1.0.]', '[-2.]', '[-NaN]', '[.-1]', '[.2e-3]', '[0.1.2]', '[0.3e+]'],
  ...['[0.3e]', '[0.e1]', '[0E+]', '[0E]', '[0e+]', '[0e]', '[1.0e+]', '[1.0e-]', '[1.0e]', '[1 000.0]', '[1eE2]'],
  ...['[2.e+3]', '[2.e-3]', '[9.e+]', '[Inf]', '[NaN]', '[\uff11]', '[1+2]', '[0x1]', '[0x42]', '[Infinity]', '[-foo]'],
  ...['[- 1]', '[-012]', '[-.123]', '[1.2a-3]', '[1.8011670033376514H-308]', '[012]', '["x", truth]', '{[: "x"}\n'],
  ...['{"x", null}', '{"x"::"b"}', '{"a":"a" 123}', "{key: 'value'}", '{"a" b}', '{:"b"}', '{"a"', '{"a":', '{1:1}'],
  ...[
    '{"id":0,}',
    '{"a":"b"}/**/',
    '{"a":"b"}#',
    '{"a":"b",,"c":"d"}',
    "{'a':0}",
    '{"a":"b"',
    '{"a":1 "b":2}',
    '{a: "b"}',
  ],
  ...[' ', '["\\uD800\\"]', '["\\uD800\\u"]', '["\\uD800\\u1"]', '["\\a"]', '["\\x00"]', '["\\u00A"]', '["new\nline"]'],
  ...[
    '["\t"]',
    '["\\',
    '["\\"]',
    '["\\\\\\"]',
    '"',
    "['single quote']",
    'abc',
    '["\\u"]',
    '["a\u0000a"]',
    '<.>',
    '[<null>]',
  ],
  ...[
    '[1]x',
    '[1]]',
    '["asd]',
    'aå',
    '[True]',
    '1]',
    '{"x": true,',
    '[][]',
    ']',
    '{"":',
    '2@',
    '{}}',
    '{"a":/*comment*/"b"}',
  ],
  ...[
    '*',
    '{"a":"b"}#{}',
    '[\u000c]',
    '[\u2060]',
    '[1',
    '[ false, nul',
    '[ true, fals',
    '{"asd":"asd"',
    'å',
    '{',
    '[',
    '{]',
    '',
  ],
];

describe('readJson', () => {
  it.each(accepted)('reads %j and writes it again', (text) => {
    expect(JSON.parse(writeJson(readJson(text).root, { indent: '  ' }))).toEqual(JSON.parse(text));
  });

  it.each(refused)('refuses %j', (text) => {
    expect(() => readJson(text)).toThrow(JsonError);
  });

  it.each([
    ['{"a":1 "b":2}', 7, 'Expected a comma or "}", but found \'"\'.'],
    ['[1,]', 2, 'Expected a value after this comma, or no comma before "]".'],
    ['{"a":True}', 5, 'Expected a value, but found "True". JSON writes true, false and null in lowercase.'],
    ['{\n"a":[1,2', 10, 'Expected a comma or "]", but the text ends. The "[" of line 2 is not closed.'],
    ['[01]', 1, 'A number cannot start with 0. Expected digits, and after them a comma or a bracket.'],
    ['["a\\q"]', 3, '\\q means nothing in JSON. A backslash is written \\\\.'],
    ['{} {}', 3, 'Expected nothing more after the value, but found "{".'],
  ])('says what is wrong in %j', (text, at, message) => {
    expect(() => readJson(text)).toThrow(expect.objectContaining({ at, message }));
  });

  it('passes over comments and commas at the end where that is allowed', () => {
    const { root, comments, trailingCommas } = readJson('/* a */ {"a": [1, /* b */ 2,], // c\n}', { isLoose: true });
    expect(writeJson(root, { indent: '' })).toBe('{"a":[1,2]}');
    expect([comments, trailingCommas]).toEqual([3, 2]);
  });

  it('finds names that are there twice, also where they are written differently', () => {
    expect(readJson('{"a":1,"b":{"a":2},"\\u0061":3}').duplicates).toEqual([{ at: 19, name: 'a' }]);
  });

  it.each(['[', '{"a":'])('reads 100,000 levels of %s', (open) => {
    const text = `${open.repeat(100_000)}1${(open === '[' ? ']' : '}').repeat(100_000)}`;
    const { root, depth } = readJson(text);
    expect(depth).toBe(100_000);
    expect(writeJson(root, { indent: '' })).toBe(text);
    expect(JSON.stringify(shownValue(root)).length).toBeLessThan(1_000);
    expect(() => readJson(open.repeat(100_000))).toThrow(JsonError);
  });

  it('writes no more than it may', () => {
    expect(() => writeJson(readJson('[1,2,3]').root, { indent: '  ', longest: 10 })).toThrow(TooLong);
  });
});

describe('JSON Lines', () => {
  it('are read as a list, and told by their first line', () => {
    const text = '{"a":1}\r\n\n[2]\n';
    expect(looksLikeJsonLines(text)).toBe(true);
    expect(writeJson(readJsonLines(text).root, { indent: '' })).toBe('[{"a":1},[2]]');
    expect(looksLikeJsonLines('{\n"a":1}')).toBe(false);
  });

  it('have their faults where they are in the whole text', () => {
    expect(() => readJsonLines('{"a":1}\n{"a"}')).toThrow(expect.objectContaining({ at: 12 }));
  });
});

describe('losesDigits', () => {
  it.each([
    '12345678901234567890',
    '0.1000000000000000055511151231257827',
    '1.0000000000000000000000001',
    '1e400'.padEnd(16, '0'),
  ])('sees that %s would be changed', (number) => expect(losesDigits(number)).toBe(true));

  it.each(['9007199254740992', '1.500000000000000000', '100000000000000000000000', '0.00000000000000000001', '1e21'])(
    'sees that %s would not',
    (number) => expect(losesDigits(number)).toBe(false),
  );
});

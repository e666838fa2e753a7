import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import { readReplacement } from './replacement.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('find-and-replace', tool, run);
const replace = async (text: string, rule: object, options: object = {}) =>
  String((await execute(entry, { text, rules: [rule], ...options })).text);

describe('plain rules', () => {
  it('take signs of patterns as they are', async () => {
    expect(await replace('a.b*c $1 (x)', { find: '$1 (', replace: '$& [' })).toBe('a.b*c $& [x)');
  });

  it('read \\n and \\t where that is asked for', async () => {
    expect(await replace('a\nb', { find: '\\n', replace: '\\t' }, { escapes: true })).toBe('a\tb');
    expect(await replace('C:\\new', { find: '\\n', replace: '/n' })).toBe('C:/new');
  });

  it.each([
    ['Straße, straßen', 'straße', 'X, straßen'],
    ['हिन्दी हिन्दीभाषी', 'हिन्दी', 'X हिन्दीभाषी'],
    ['C++ and C+++', 'C++', 'X and X+'],
  ])('find whole words in %s', async (text, find, changed) => {
    expect(await replace(text, { find, replace: 'X', wholeWords: true, ignoreCase: true })).toBe(changed);
  });
});

describe('patterns', () => {
  it.each([
    ['👍👍', '.', 'x', 'xx'],
    ['a-b_c', '[\\w\\-]+', 'x', 'x'],
    ['one\ntwo', '^', '> ', '> one\n> two'],
    ['x1', '(?P<letter>x)', '<$<letter>>', '<x>1'],
    ['ab', '(a)(b)?(c)?', '$2$1$3', 'ba'],
    ['aaa', '', '-', '-a-a-a-'],
  ])('in %j, %s becomes %j', async (text, find, put, changed) => {
    expect(await replace(text, { find: find || '(?:)', replace: put, pattern: true })).toBe(changed);
  });

  it('that cannot be read are named by their rule', async () => {
    await expect(replace('a', { find: '(', pattern: true })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(/^Rule 1 is not a valid regular expression: \S.+\.$/),
    });
  });

  it('are refused where the text would grow beyond all bounds', async () => {
    const rule = { find: 'a', replace: 'b'.repeat(10_000) };
    await expect(replace('a'.repeat(3_000), rule)).rejects.toMatchObject({ code: 'too-large' });
  });
});

it('replaces in a megabyte in no time', async () => {
  const text = 'the colour of money \n'.repeat(50_000);
  expect(await ownTime(() => replace(text, { find: 'colour', replace: 'color' }))).toBeLessThan(500);
});

describe('readReplacement', () => {
  const put = (template: string) =>
    readReplacement(template, 2)({ groups: ['whole', 'one', 'two'], named: { n: 'named' } });
  it.each([
    ['$1-\\2-$&-$<n>-$$', 'one-two-whole-named-$'],
    ['$12 $3 $0', 'one2 $3 $0'],
    ['\\u$1 \\U$2\\E $2', 'One TWO two'],
    ['\\L\\uABC', 'Abc'],
    ['a\\nb\\\\n', 'a\nb\\n'],
  ])('reads %s', (template, text) => expect(put(template)).toBe(text));
});

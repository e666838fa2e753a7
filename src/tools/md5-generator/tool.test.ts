import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { ownTime } from '../../../tests/own-time.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('md5-generator', tool, run);

describe('md5-generator', () => {
  it.each(tool.examples)('hashes the example "$name" as UTF-8', async ({ input }) => {
    const hash = createHash('md5').update(input.text, 'utf8').digest('hex');
    expect(await execute(entry, input)).toEqual({ hash });
  });

  it('keeps spaces and line breaks: they change the hash', async () => {
    const hashes = await Promise.all(['a', ' a', 'a ', 'a\n', 'a\r\n'].map((text) => execute(entry, { text })));
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(5);
  });

  it('tells composed and decomposed letters apart, as the bytes differ', async () => {
    const composed = await execute(entry, { text: '\u00e9' });
    expect(await execute(entry, { text: 'e\u0301' })).not.toEqual(composed);
  });

  it('answers for half a surrogate pair', async () => {
    expect(await execute(entry, { text: '\ud83d' })).toEqual({
      hash: createHash('md5').update('\ufffd').digest('hex'),
    });
  });

  it.each([{}, { text: '' }, { text: ' \n\t' }, { text: 5 }, { text: null }])('refuses %j in words', async (input) => {
    await expect(execute(entry, input)).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please enter some text to hash',
      field: 'text',
    });
  });

  it('hashes 2 MB within half a second', async () => {
    const text = 'The quick brown fox. '.repeat(100_000);
    expect(await ownTime(() => execute(entry, { text }))).toBeLessThan(500);
  });
});

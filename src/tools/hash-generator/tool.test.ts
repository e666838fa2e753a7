import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { algorithmNames } from '#lib/hashing/algorithm-names';
import { ownTime } from '../../../tests/own-time.ts';
import { compareHashes } from './compare-hashes.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('hash-generator', tool, run);
const answer = async (input: object) => tool.output.parse(await execute(entry, input));

describe('hash-generator', () => {
  it('offers every algorithm, and gives all of them at once', async () => {
    expect(tool.input.shape.algorithm.unwrap().options).toEqual(['all', ...Object.keys(algorithmNames)]);
    const { hashes } = await answer({ text: 'abc' });
    expect(hashes?.map(({ algorithm }) => algorithm)).toEqual(Object.values(algorithmNames));
    expect(hashes).toContainEqual({ algorithm: 'SHA-1', hash: 'a9993e364706816aba3e25717850c26c9cd0d89d', bits: 160 });
  });

  it('leaves out what has no HMAC', async () => {
    const { hashes } = await answer({ text: 'abc', key: 'k' });
    expect(hashes?.length).toBe(12);
    expect(hashes?.every(({ algorithm }) => algorithm.startsWith('HMAC-'))).toBe(true);
    await expect(answer({ text: 'abc', key: 'k', algorithm: 'crc32' })).rejects.toMatchObject({ field: 'algorithm' });
  });

  it('takes bytes as digits, and a file', async () => {
    const abc = { text: 'a9993e364706816aba3e25717850c26c9cd0d89d' };
    expect(await answer({ text: '61 62 63', form: 'hex', algorithm: 'sha1' })).toMatchObject(abc);
    expect(await answer({ text: 'YWJj', form: 'base64', algorithm: 'sha1' })).toMatchObject(abc);
    expect(await answer({ file: 'YWJj', algorithm: 'sha1' })).toMatchObject(abc);
    expect(await answer({ text: 'abc', algorithm: 'sha1', encoding: 'base64' })).toMatchObject({
      text: 'qZk+NkcGgWq6PiVxeFDCbJzQ2J0=',
    });
    await expect(answer({ text: 'xyz', form: 'hex' })).rejects.toMatchObject({ field: 'text' });
    await expect(answer({ text: 'a', key: '*', keyForm: 'base64' })).rejects.toMatchObject({ field: 'key' });
  });

  it('hashes lines with SHA-256 when none is chosen', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').toUpperCase();
    const { text } = await answer({ text: 'one\r\ntwo\n', lines: true, upper: true });
    expect(text).toBe(`${sha256('one')}\n${sha256('two')}`);
    await expect(answer({ text: 'a\n'.repeat(20_001), lines: true })).rejects.toMatchObject({ field: 'text' });
  });

  it('hashes a megabyte with all of them within a few seconds', async () => {
    const text = 'Grüße, 世界. '.repeat(50_000);
    expect(await ownTime(() => answer({ text }))).toBeLessThan(5_000);
  });
});

describe('compareHashes', () => {
  const digest = createHash('sha256').update('abc').digest();
  const found = [{ name: 'sha256' as const, digest: new Uint8Array(digest) }];
  const hex = digest.toString('hex');
  it.each([
    hex,
    hex.toUpperCase(),
    `${hex} *archive.zip`,
    `SHA256 (archive.zip) = ${hex}`,
    `sha256:${hex}`,
    `00\n${hex}  b\n`,
    digest.toString('base64'),
    `sha256-${digest.toString('base64')}`,
  ])('finds it in %j', (expected) => {
    expect(compareHashes(found, expected)).toBe('It matches: SHA-256.');
  });

  it.each([
    [hex.replace('b', 'c'), 'It does not match: the content is different.'],
    ['d41d8cd98f00b204e9800998ecf8427e', 'It does not match: the content is different.'],
    ['words', 'This is not a hash.'],
  ])('tells %s', (expected, verdict) => {
    expect(compareHashes(found, expected)).toBe(verdict);
  });
});

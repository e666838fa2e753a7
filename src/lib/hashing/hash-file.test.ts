import { describe, expect, it } from 'vitest';
import { createMd5, md5 } from '#lib/md5';
import { type HashFileMessage, hashFile, type ReadableFile } from './hash-file.ts';

async function messages(file: ReadableFile, sliceSize?: number): Promise<HashFileMessage<string>[]> {
  return Array.fromAsync(hashFile(file, createMd5(), sliceSize ? { sliceSize } : {}));
}

const content = new TextEncoder().encode('Hello, 世界! '.repeat(100));

describe('hashFile', () => {
  it('tells its progress and ends with the hash of the whole', async () => {
    const file = new Blob([content]);
    const told = await messages(file, 1000);
    expect(told.slice(0, -1)).toEqual([
      { done: 1000, total: 1500 },
      { done: 1500, total: 1500 },
    ]);
    expect(told.at(-1)).toEqual({ hash: md5(content) });
  });

  it('hashes an empty file', async () => {
    expect(await messages(new Blob([]))).toEqual([{ hash: 'd41d8cd98f00b204e9800998ecf8427e' }]);
  });

  it('never asks for more than a slice of 4 MiB', async () => {
    const asked: number[] = [];
    const file: ReadableFile = {
      size: 9 * 1024 * 1024,
      slice: (start, end) => {
        asked.push(end - start);
        return { arrayBuffer: async () => new ArrayBuffer(end - start) };
      },
    };
    await messages(file);
    expect(asked).toEqual([4194304, 4194304, 1048576]);
  });

  it('says so when the file cannot be read', async () => {
    const file: ReadableFile = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    expect(await messages(file)).toEqual([{ error: expect.stringContaining('could not be read') }]);
  });

  it('gives no hash of a file that became shorter meanwhile', async () => {
    const file: ReadableFile = { size: 10, slice: () => ({ arrayBuffer: async () => new ArrayBuffer(4) }) };
    expect(await messages(file)).toEqual([{ error: expect.stringContaining('changed') }]);
  });
});

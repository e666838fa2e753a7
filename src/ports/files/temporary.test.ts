import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#ports/clock/system';
import { temporaryFilesContract } from './contract-temporary.ts';
import { createTemporaryFiles, type DiskTemporaryFiles } from './temporary.ts';

const HOUR = 60 * 60_000;
const root = await mkdtemp(join(tmpdir(), 'temporary-'));
const opened: DiskTemporaryFiles[] = [];
afterAll(async () => {
  for (const files of opened) files.close();
  await rm(root, { recursive: true, force: true });
});

async function open(directory = join(root, crypto.randomUUID()), clock = systemClock) {
  const files = await createTemporaryFiles({ directory, clock });
  opened.push(files);
  return { files, directory };
}

temporaryFilesContract(async () => (await open()).files);

describe('temporary files on disk', () => {
  it('leave nothing behind: neither those of a run that is over, nor those that could not be written', async () => {
    const { files, directory } = await open();
    const run = new AbortController();
    await files.write(new Uint8Array(10), run.signal);
    await files.write(new Uint8Array(10), run.signal);
    const broken = async function* () {
      yield new Uint8Array(10);
      throw new RangeError('It ended too early.');
    };
    await expect(files.write(broken(), run.signal)).rejects.toThrow();
    expect(await readdir(directory)).toHaveLength(2);
    run.abort();
    await expect.poll(() => readdir(directory)).toEqual([]);
  });

  it('are deleted after a crash when an hour has passed, and nothing else is', async () => {
    const { files, directory } = await open();
    await files.write(new Uint8Array(10));
    await writeFile(join(directory, 'notes.txt'), 'mine');
    await open(directory, { now: () => Date.now() + 0.9 * HOUR });
    expect(await readdir(directory)).toHaveLength(2);
    await open(directory, { now: () => Date.now() + 1.1 * HOUR });
    expect(await readdir(directory)).toEqual(['notes.txt']);
  });

  it('are found by their ids alone, which lead nowhere else', async () => {
    const { files, directory } = await open();
    const file = await files.write(new Uint8Array(10));
    expect(files.pathOf(file)).toBe(join(directory, file.id));
    expect(file.id).toMatch(/^[\w-]{22}$/);
    for (const id of ['', '..', '../secret', '/etc/passwd']) expect(() => files.pathOf({ id, bytes: 0 })).toThrow();
  });

  it('are what another process has written, if that is a file', async () => {
    const { files, directory } = await open();
    const [written, linked] = [files.reserve(), files.reserve()];
    await writeFile(written.path, 'twelve bytes');
    expect(await written.finish()).toMatchObject({ bytes: 12 });
    await symlink('/etc/passwd', linked.path);
    await expect(linked.finish()).rejects.toThrow('no file');
    await linked.discard();
    await linked.discard();
    expect(await readdir(directory)).toHaveLength(1);
  });
});

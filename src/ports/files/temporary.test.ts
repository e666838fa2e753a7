import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { oneVisitor } from '#calls/visitors';
import { systemClock } from '#ports/clock/system';
import { temporaryFilesContract } from './contract-temporary.ts';
import { createTemporaryFiles, type DiskTemporaryFiles } from './temporary.ts';

const HOUR = 60 * 60_000;
const MEGABYTE = 1 << 20;
const root = await mkdtemp(join(tmpdir(), 'temporary-'));
const opened: DiskTemporaryFiles[] = [];
afterAll(async () => {
  for (const files of opened) files.close();
  await rm(root, { recursive: true, force: true });
});

type Options = Parameters<typeof createTemporaryFiles>[0];

async function open(options: Partial<Options> = {}) {
  const directory = options.directory ?? join(root, crypto.randomUUID());
  const files = await createTemporaryFiles({ clock: systemClock, ...options, directory });
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
    await open({ directory, clock: { now: () => Date.now() + 0.9 * HOUR } });
    expect(await readdir(directory)).toHaveLength(2);
    await open({ directory, clock: { now: () => Date.now() + 1.1 * HOUR } });
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
    const written = await files.make((path) => writeFile(path, 'twelve bytes'));
    expect(written.made).toMatchObject({ bytes: 12 });
    await expect(files.make((path) => symlink('/etc/passwd', path))).rejects.toThrow('not a file');
    expect(await readdir(directory)).toHaveLength(1);
  });

  it('of one visitor take half of their room at most, as they come, and give it back at the end of the run', async () => {
    let visitor = 'one';
    const visitors = { ...oneVisitor, current: () => visitor };
    const { files, directory } = await open({ visitors, maxBytes: 6 * MEGABYTE });
    const run = new AbortController();
    let asked = 0;
    const many = async function* () {
      for (; asked < 100; asked += 1) yield new Uint8Array(MEGABYTE);
    };
    await files.write(new Uint8Array(MEGABYTE), run.signal);
    await expect(files.write(many(), run.signal)).rejects.toMatchObject({ code: 'busy' });
    expect(asked).toBeLessThan(4);
    expect(await readdir(directory)).toHaveLength(1);
    const { path } = await lent(files, 2 * MEGABYTE, run.signal);
    await expect(files.borrow(path, run.signal)).rejects.toMatchObject({ code: 'busy' });
    const making = files.make((to) => writeFile(to, new Uint8Array(1)), run.signal);
    await expect(making).rejects.toMatchObject({ code: 'busy' });
    visitor = 'other';
    await files.write(new Uint8Array(3 * MEGABYTE), run.signal);
    run.abort();
    await expect.poll(() => readdir(directory)).toEqual([]);
    visitor = 'one';
    await files.write(new Uint8Array(3 * MEGABYTE));
  });

  it('on a full disk are refused in words, none of them half written, until there is room again', async () => {
    const faults: unknown[] = [];
    const { files, directory } = await open({ onFault: (error) => faults.push(error) });
    const pieces = async function* () {
      for (let count = 0; count < 20; count += 1) yield new Uint8Array(100_000);
    };
    const { path } = await lent(files, 10);
    // A limit on the size of files stands in for a full disk: the second megabyte fits in part.
    spawnSync('prlimit', ['--pid', String(process.pid), '--fsize=1900000:']);
    try {
      const refused = { code: 'busy', message: expect.stringMatching(/^There is no room/), retryAfter: 60 };
      await expect(files.write(pieces())).rejects.toMatchObject(refused);
      await expect(files.make((to) => writeFile(to, new Uint8Array(2_000_000)))).rejects.toMatchObject(refused);
      expect(faults).toMatchObject([{ code: 'EFBIG' }, { code: 'EFBIG' }]);
      expect(await readdir(directory)).toHaveLength(1);
      expect(await files.isWritable()).toBe(false);
      // It takes no room.
      await expect(files.borrow(path)).resolves.toMatchObject({ bytes: 10 });
    } finally {
      spawnSync('prlimit', ['--pid', String(process.pid), '--fsize=unlimited:']);
    }
    expect(await files.isWritable()).toBe(true);
    await expect(files.write(pieces())).resolves.toMatchObject({ bytes: 2_000_000 });
  });
});

/** A file with a path that can be borrowed. */
async function lent(files: DiskTemporaryFiles, bytes: number, signal?: AbortSignal) {
  const file = await files.write(new Uint8Array(bytes), signal);
  return { path: files.pathOf(file) };
}

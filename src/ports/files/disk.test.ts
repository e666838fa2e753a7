import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { systemClock } from '#ports/clock/system';
import { filesContract } from './contract.ts';
import { createFiles, type DiskFiles, type DiskFilesOptions } from './disk.ts';
import { createTemporaryFiles } from './temporary.ts';

const START = Date.UTC(2026, 0, 2);
const ID = 'AAAAAAAAAAAAAAAAAAAAAA';
const open: DiskFiles[] = [];
const directories: string[] = [];

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'files-'));
  directories.push(directory);
  return directory;
}

async function createOn(directory: string, options: Partial<DiskFilesOptions> = {}): Promise<DiskFiles> {
  const limits = { ttlMinutes: 60, maxTotalBytes: 1000, maxFileBytes: 600, clock: createFakeClock(START) };
  const shared = { publicUrl: 'https://tools.example', temporary };
  const files = await createFiles({ directory, ...shared, ...limits, ...options });
  open.push(files);
  return files;
}

const temporary = await createTemporaryFiles({ directory: await newDirectory(), clock: systemClock });
const kept = directories.splice(0);
afterAll(async () => {
  temporary.close();
  await Promise.all(kept.map((path) => rm(path, { recursive: true, force: true })));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((files) => files.close()));
  await Promise.all(directories.splice(0).map((path) => rm(path, { recursive: true, force: true })));
});

filesContract(async (options) => ({ files: await createOn(await newDirectory(), options), temporary }));

describe('files on disk', () => {
  const file = { content: new Uint8Array(300), name: 'a.png', type: 'image/png' };

  it('makes its directory', async () => {
    const directory = join(await newDirectory(), 'not', 'there');
    await (await createOn(directory)).put(file);
    expect(await readdir(directory)).toHaveLength(1);
  });

  // The superuser may write everywhere.
  it.skipIf(process.getuid?.() === 0)('does not begin with a directory that it cannot write to', async () => {
    const directory = await newDirectory();
    await chmod(directory, 0o500);
    await expect(createOn(directory)).rejects.toMatchObject({ code: 'EACCES' });
  });

  it('finds its files again after a restart, with the same end and within the same bound', async () => {
    const directory = await newDirectory();
    const clock = createFakeClock(START);
    const first = await createOn(directory, { clock });
    const kept = await first.put(file);
    clock.advance(1000);
    await first.put(file);
    await first.close();
    const second = await createOn(directory, { clock });
    expect(await second.get(kept.id)).toMatchObject(kept);
    await second.put({ ...file, content: new Uint8Array(500) });
    expect(await second.get(kept.id)).toBeUndefined();
    expect(await readdir(directory)).toHaveLength(2);
  });

  it('deletes expired files from the disk at the start and by itself later', async () => {
    const directory = await newDirectory();
    const clock = createFakeClock(START);
    await (await createOn(directory, { clock })).put(file);
    clock.advance(3_600_000);
    await createOn(directory, { clock, sweepEvery: 5 });
    expect(await readdir(directory)).toEqual([]);
    await (await createOn(directory, { clock })).put(file);
    clock.advance(3_600_000);
    await expect.poll(() => readdir(directory)).toEqual([]);
  });

  it('brings the directory under a smaller bound at the start', async () => {
    const directory = await newDirectory();
    const first = await createOn(directory);
    for (let i = 0; i < 3; i += 1) await first.put(file);
    await createOn(directory, { maxTotalBytes: 700 });
    expect(await readdir(directory)).toHaveLength(2);
  });

  it('sees what another process stored in the same directory', async () => {
    const directory = await newDirectory();
    const [server, command] = [await createOn(directory), await createOn(directory)];
    const { id } = await command.put({ ...file, content: new Uint8Array(600) });
    expect((await server.get(id))?.bytes).toBe(600);
    await server.sweep();
    await server.put({ ...file, content: new Uint8Array(500) });
    expect(await server.get(id)).toBeUndefined();
  });

  it('removes what a crash left half written, but not what another process may be writing', async () => {
    const directory = await newDirectory();
    for (const [name, age] of [['.new-old', 61] as const, ['.new-young', 59] as const]) {
      await mkdir(join(directory, name));
      await writeFile(join(directory, name, 'a.png'), 'half');
      const time = new Date(START - age * 1000);
      await utimes(join(directory, name), time, time);
    }
    await createOn(directory);
    expect(await readdir(directory)).toEqual(['.new-young']);
  });

  it('works again after a file could not be written', async () => {
    const directory = await newDirectory();
    const files = await createOn(directory);
    await rm(directory, { recursive: true });
    await writeFile(directory, 'in the way');
    await expect(files.put(file)).rejects.toThrow();
    await rm(directory);
    await expect(files.put(file)).resolves.toMatchObject({ bytes: 300 });
  });

  it('refuses a temporary file in words when the disk has no room for taking it over, until it has', async () => {
    const directory = await newDirectory();
    const faults: unknown[] = [];
    const full = () => {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    };
    let pathOf: typeof temporary.pathOf = full;
    const files = await createOn(directory, {
      temporary: { ...temporary, pathOf: (kept) => pathOf(kept) },
      onFault: (error) => faults.push(error),
    });
    const made = await temporary.write(new Uint8Array(5));
    await expect(files.put({ ...file, content: made })).rejects.toMatchObject({ code: 'busy', retryAfter: 60 });
    expect(faults).toMatchObject([{ code: 'ENOSPC' }]);
    expect(await readdir(directory)).toEqual([]);
    pathOf = temporary.pathOf;
    await expect(files.put({ ...file, content: made })).resolves.toMatchObject({ bytes: 5 });
  });

  it('takes no files while there is no room for temporary ones', async () => {
    const files = await createOn(await newDirectory(), {
      temporary: { ...temporary, isWritable: async () => false },
    });
    expect(await files.isWritable()).toBe(false);
  });

  it('logs nothing itself when something cannot be deleted: what the system says has the name of a visitor', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'fixture-sweep.ts')]);
    const [said, logged] = await Promise.all([text(child.stdout), text(child.stderr)]);
    expect(said).toMatch(/^EACCES: .+SECRET\.png/);
    expect(logged).toBe('');
  });

  it('leaves alone what is not its own', async () => {
    const directory = await newDirectory();
    await writeFile(join(directory, 'notes.txt'), 'mine');
    await writeFile(join(directory, ID), 'a file with the name of an id');
    await mkdir(join(directory, 'photos'));
    await mkdir(join(directory, 'BBBBBBBBBBBBBBBBBBBBBB', 'nested'), { recursive: true });
    await symlink('/etc', join(directory, 'CCCCCCCCCCCCCCCCCCCCCC'));
    await mkdir(join(directory, 'DDDDDDDDDDDDDDDDDDDDDD'));
    await symlink('/etc/passwd', join(directory, 'DDDDDDDDDDDDDDDDDDDDDD', 'a.png'));
    const before = await readdir(directory);
    const files = await createOn(directory, { clock: createFakeClock(Date.UTC(2100, 0, 1)) });
    expect(await readdir(directory)).toEqual(before);
    for (const id of before) expect(await files.get(id)).toBeUndefined();
    expect(await readFile(join(directory, 'notes.txt'), 'utf8')).toBe('mine');
  });

  it('removes the empty directory of a deletion that was cut short', async () => {
    const directory = await newDirectory();
    await mkdir(join(directory, ID));
    await createOn(directory);
    expect(await readdir(directory)).toEqual([]);
  });
});

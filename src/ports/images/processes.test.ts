import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemporaryFile } from '#ports/files/port';
import { heic } from '../../../tests/servers/sample-heic.ts';
import { alphaPng, photoJpeg } from '../../../tests/servers/sample-images.ts';
import { startTemporaryFiles } from '../../../tests/servers/temporary-files.ts';
import { imagesContract } from './contract.ts';
import { onBytes } from './fixture.ts';
import { createImages, type OpenImages, type ProcessImagesOptions } from './processes.ts';

const opened: OpenImages[] = [];
const { directory, files, close } = await startTemporaryFiles();
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await close();
});

function open(options: Omit<ProcessImagesOptions, 'files'> = {}): OpenImages {
  const images = createImages({ files, ...options });
  opened.push(images);
  return images;
}

const shared = onBytes(open(), files);
imagesContract(
  () => shared,
  async () => ({ jpeg: await photoJpeg(), png: await alphaPng(), heic: heic('photo') }),
);

describe('processes of pictures', () => {
  /** Takes several seconds with `smallest`. */
  let large: TemporaryFile;
  let small: TemporaryFile;
  beforeAll(async () => {
    large = await files.write(await photoJpeg({ width: 4000, height: 3000 }));
    small = await files.write(await photoJpeg());
  });

  it('what is made is there until its run is over, and nothing is left of what was not made', async () => {
    const [images, hasty] = [open(), open({ timeout: 700 })];
    const before = await readdir(directory);
    const run = new AbortController();
    const { content } = await images.compress(small, { quality: 80, signal: run.signal });
    expect(content.bytes).toBeLessThan(small.bytes);
    const junk = await files.write(Buffer.from('not a picture'), run.signal);
    await expect(images.compress(junk, { quality: 80, signal: run.signal })).rejects.toMatchObject({
      code: 'unsupported',
    });
    await expect(hasty.compress(large, { ...long, signal: run.signal })).rejects.toMatchObject({ code: 'timed-out' });
    await expect.poll(async () => (await readdir(directory)).length).toBe(before.length + 2);
    run.abort();
    await expect.poll(() => readdir(directory)).toEqual(before);
  });
  const long = { quality: 80, format: 'smallest' } as const;
  const short = { quality: 80 } as const;

  it('one that is killed at work costs its own picture, and the next picture has another', async () => {
    const images = open();
    const running = images.compress(large, long);
    const waiting = expect(running).rejects.toMatchObject({
      code: 'unsupported',
      message: 'The image could not be processed: it may be damaged or too large for the available memory.',
    });
    await expect.poll(() => images.pids()).toHaveLength(1);
    for (const pid of images.pids()) process.kill(pid, 'SIGKILL');
    await waiting;
    expect(await images.compress(small, short)).toMatchObject({ format: 'jpeg' });
  });

  it('a picture that takes too long ends with its process, which others do not notice', async () => {
    const images = open({ timeout: 700 });
    const message = 'Processing the image took longer than 0.7 seconds.';
    const late = expect(images.compress(large, long)).rejects.toMatchObject({ code: 'timed-out', message });
    await expect.poll(() => images.pids()).toHaveLength(1);
    const [pid = 0] = images.pids();
    await late;
    await expect.poll(() => images.pids()).not.toContain(pid);
  });

  it('a picture that is cancelled makes room for the next', async () => {
    const images = open({ concurrency: 1, queue: 1 });
    const controller = new AbortController();
    const cancelled = { code: 'cancelled' };
    const unwanted = images.compress(large, { ...long, signal: controller.signal });
    const next = images.compress(small, short);
    await expect(images.compress(small, short)).rejects.toMatchObject({ code: 'busy', retryAfter: 5 });
    controller.abort();
    await expect(unwanted).rejects.toMatchObject(cancelled);
    expect(await next).toMatchObject({ format: 'jpeg' });
    expect(images.pids()).toHaveLength(1);
  });

  it('as many as may work at once, with looks before what waits, and all end when idle', async () => {
    const images = open({ idle: 100 });
    const done: string[] = [];
    const made = [1, 2, 3].map((number) => images.compress(large, short).then(() => done.push(`made ${number}`)));
    expect(await images.inspect(small).finally(() => done.push('looked'))).toMatchObject({ width: 320 });
    expect(images.pids()).toHaveLength(2);
    await Promise.all(made);
    expect(done.indexOf('looked')).toBeLessThan(done.indexOf('made 3'));
    await expect.poll(() => images.pids()).toEqual([]);
  });
});

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFakeClock } from '#ports/clock/fake';
import { createFiles } from './disk.ts';
import { createTemporaryFiles } from './temporary.ts';

// A process of its own, as root may delete everything: stores a file that cannot be deleted, and says what a round of
// deleting made of it.
if (process.getuid?.() === 0) process.seteuid?.('nobody');
const directory = await mkdtemp(join(tmpdir(), 'files-'));
const clock = createFakeClock(0);
const failed = Promise.withResolvers<unknown>();
const temporary = await createTemporaryFiles({ directory: join(directory, '.temporary'), clock });
const limits = { ttlMinutes: 1, maxTotalBytes: 1000, maxFileBytes: 600, clock };
const files = await createFiles({
  ...{ directory, temporary, publicUrl: 'https://tools.example', ...limits },
  sweepEvery: 5,
  onFault: failed.resolve,
});
const { id } = await files.put({ content: new Uint8Array(3), name: 'SECRET.png', type: 'image/png' });
await chmod(join(directory, id), 0o500);
clock.advance(60_000);
// The rounds keep no process from ending.
const alive = setInterval(() => {}, 60_000);
const fault = await failed.promise;
clearInterval(alive);
process.stdout.write(fault instanceof Error ? fault.message : 'no error');
await files.close();
temporary.close();
await chmod(join(directory, id), 0o700);
await rm(directory, { recursive: true });

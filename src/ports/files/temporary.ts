import { randomBytes } from 'node:crypto';
import { copyFile, link, lstat, mkdir, open, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cancelledBy } from '#kit/tool-error';
import { releaseMemory } from '#lib/release-memory';
import type { Clock } from '#ports/clock/port';
import { isFileId } from './address.ts';
import { noRoom } from './limits.ts';
import type { TemporaryFile, TemporaryFiles } from './port.ts';
import { present } from './present.ts';

/** A path for a file that is not there yet. */
interface Reserved {
  id: string;
  path: string;
  /** To be called once it is written, by whatever program. @throws Error when that left anything but a file. */
  finish(): Promise<TemporaryFile>;
  discard(): Promise<void>;
}

/** Temporary files on disk, which other processes of this machine find by their paths. */
export interface DiskTemporaryFiles extends TemporaryFiles {
  pathOf(file: TemporaryFile): string;
  /** @throws ToolError `cancelled` when the signal is aborted already. */
  reserve(signal?: AbortSignal): Reserved;
  /** The bytes of another file of this disk, which stay when it is deleted. */
  borrow(path: string, signal?: AbortSignal): Promise<TemporaryFile>;
  /** Ends the deleting of what was left behind. */
  close(): void;
}

interface TemporaryOptions {
  /** Made when absent; nothing else is kept in it. */
  directory: string;
  clock: Clock;
}

/** Milliseconds, which no run lasts: what is older was left behind in a crash. */
const OLDEST = 60 * 60_000;
const SWEEP_EVERY = 10 * 60_000;
/** Bytes that are written at once: each time costs the way to another thread and back. */
const BATCH = 1 << 20;

export async function createTemporaryFiles({ directory, clock }: TemporaryOptions): Promise<DiskTemporaryFiles> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const sweep = () => removeOld(directory, clock.now() - OLDEST);
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => console.error('Deleting old temporary files failed:', error));
  }, SWEEP_EVERY);
  timer.unref();

  function pathOf({ id }: Pick<TemporaryFile, 'id'>): string {
    if (!isFileId(id)) throw new Error('No temporary file has such an id.');
    return join(directory, id);
  }

  function reserve(signal?: AbortSignal): Reserved {
    if (signal?.aborted) throw cancelledBy(signal);
    const id = randomBytes(16).toString('base64url');
    const path = pathOf({ id });
    const discard = async () => {
      await present(unlink(path));
    };
    const onEnd = () => {
      discard().catch((error: unknown) => console.error('Deleting a temporary file failed:', error));
    };
    signal?.addEventListener('abort', onEnd, { once: true });
    return {
      id,
      path,
      discard,
      async finish() {
        const status = await lstat(path);
        if (!status.isFile()) throw new Error('What was written is no file.');
        return { id, bytes: status.size };
      },
    };
  }

  /** @param write resolves with the bytes that it has written. */
  async function written(write: (path: string) => Promise<number>, signal?: AbortSignal): Promise<TemporaryFile> {
    const { id, path, discard } = reserve(signal);
    try {
      const bytes = await write(path);
      signal?.throwIfAborted();
      return { id, bytes };
    } catch (error) {
      await discard();
      throw signal?.aborted ? cancelledBy(signal) : (noRoom(error) ?? error);
    }
  }

  return {
    pathOf,
    reserve,
    write: (content, signal) =>
      written(
        (path) => (content instanceof Uint8Array ? writeBytes(path, content) : writePieces(path, content)),
        signal,
      ),
    borrow: (source, signal) => written((path) => copyTo(path, source), signal),
    read: (file) => readFile(pathOf(file)),
    close: () => clearInterval(timer),
  };
}

async function writeBytes(path: string, content: Uint8Array): Promise<number> {
  await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  return content.length;
}

async function copyTo(path: string, source: string): Promise<number> {
  // Not every file system can give a file a second name.
  await link(source, path).catch(() => copyFile(source, path));
  return (await lstat(path)).size;
}

/** Through memory of a fixed size, however small the pieces are. */
async function writePieces(path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  await using file = await open(path, 'wx', 0o600);
  const batch = Buffer.allocUnsafeSlow(BATCH);
  let [filled, bytes] = [0, 0];
  for await (const piece of pieces) {
    bytes += piece.length;
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + BATCH - filled);
      batch.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < BATCH) break;
      await file.write(batch);
      filled = 0;
    }
    releaseMemory(piece);
  }
  if (filled > 0) await file.write(batch, 0, filled);
  releaseMemory(batch);
  return bytes;
}

async function removeOld(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const status = isFileId(name) ? await present(lstat(path)) : undefined;
    // Not the time of its content, which a borrowed file has from where it comes.
    if (status && status.ctimeMs < before) await present(unlink(path));
  }
}

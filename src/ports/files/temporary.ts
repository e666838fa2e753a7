import { randomBytes } from 'node:crypto';
import { copyFile, link, lstat, mkdir, open, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneVisitor, type Visitors } from '#calls/visitors';
import { cancelledBy } from '#kit/tool-error';
import { releaseMemory } from '#lib/release-memory';
import type { Clock } from '#ports/clock/port';
import { isFileId } from './address.ts';
import { createDiskRoom } from './disk-room.ts';
import type { TemporaryFile, TemporaryFiles } from './port.ts';
import { present } from './present.ts';

/** Temporary files on disk, which other processes of this machine find by their paths. */
export interface DiskTemporaryFiles extends TemporaryFiles {
  pathOf(file: TemporaryFile): string;
  /**
   * Has something written to a path, by whatever program; the file is there until the signal is aborted.
   *
   * @throws ToolError `busy` when the disk or the visitor's share is full, `cancelled`; Error when what was written is no file; and
   * what `write` throws.
   */
  make<A>(write: (path: string) => Promise<A>, signal?: AbortSignal): Promise<{ answer: A; made: TemporaryFile }>;
  /** The bytes of another file of this disk, which stay when it is deleted. */
  borrow(path: string, signal?: AbortSignal): Promise<TemporaryFile>;
  /** Whether there is room for more right now. */
  isWritable(): Promise<boolean>;
  /** Ends the deleting of what was left behind. */
  close(): void;
}

interface TemporaryOptions {
  /** Made when absent; nothing else is kept in it. */
  directory: string;
  clock: Clock;
  /** Bytes of all of them together, of which one visitor's may be half. */
  maxBytes?: number;
  visitors?: Visitors;
  /** Called with what only the operator can put right. */
  onFault?: (error: unknown) => void;
}

/** Takes room for so many bytes more. @throws ToolError `busy`. */
type Take = (bytes: number) => void;

/** Milliseconds, which no run lasts: what is older was left behind in a crash. */
const OLDEST = 60 * 60_000;
const SWEEP_EVERY = 10 * 60_000;
/** Bytes that are written at once: each time costs the way to another thread and back. */
const BATCH = 1 << 20;
const MOST_BYTES = 512 << 20;
const BUSY = 'Too many large files are being worked on right now. Please try again in a few seconds.';

export async function createTemporaryFiles(options: TemporaryOptions): Promise<DiskTemporaryFiles> {
  const { directory, clock, visitors = oneVisitor, maxBytes: capacity = MOST_BYTES, onFault = () => {} } = options;
  const shares = visitors.share('bytes of temporary files', { capacity, share: capacity / 2, busy: BUSY });
  const room = createDiskRoom(directory, onFault);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const sweep = () => removeOld(directory, clock.now() - OLDEST);
  await sweep();
  const timer = setInterval(() => {
    sweep().catch(onFault);
  }, SWEEP_EVERY);
  timer.unref();

  function pathOf({ id }: Pick<TemporaryFile, 'id'>): string {
    if (!isFileId(id)) throw new Error('No temporary file has such an id.');
    return join(directory, id);
  }

  async function make<A>(write: (path: string, take: Take) => Promise<A>, signal?: AbortSignal) {
    if (signal?.aborted) throw cancelledBy(signal);
    const id = randomBytes(16).toString('base64url');
    const path = pathOf({ id });
    const visitor = visitors.current();
    const held: (() => void)[] = [];
    let bytes = 0;
    const take: Take = (more) => {
      held.push(shares.take(visitor, more));
      bytes += more;
    };
    const discard = async () => {
      await present(unlink(path));
      for (const release of held.splice(0)) release();
    };
    signal?.addEventListener('abort', () => void discard().catch(onFault), { once: true });
    try {
      const answer = await room.writing(
        () => write(path, take),
        // More than there was room for.
        async () => 1 + ((await present(lstat(path)))?.size ?? 0),
      );
      const status = await lstat(path);
      if (!status.isFile()) throw new Error('What was written is not a file.');
      take(status.size - bytes);
      signal?.throwIfAborted();
      return { answer, made: { id, bytes: status.size } };
    } catch (error) {
      // What is not wanted any more may have been written after the end.
      await discard();
      throw signal?.aborted ? cancelledBy(signal) : error;
    }
  }

  return {
    pathOf,
    make,
    isWritable: room.isWritable,
    async write(content, signal) {
      const { made } = await make(
        (path, take) =>
          content instanceof Uint8Array
            ? writeFile(path, content, { flag: 'wx', mode: 0o600 })
            : writePieces(path, content, take),
        signal,
      );
      return made;
    },
    borrow: async (source, signal) => (await make((path) => giveName(path, source), signal)).made,
    read: (file) => readFile(pathOf(file)),
    close: () => clearInterval(timer),
  };
}

/** Not every file system can give a file a second name. */
function giveName(path: string, source: string): Promise<void> {
  return link(source, path).catch(() => copyFile(source, path));
}

/** Through memory of a fixed size, however small the pieces are. */
async function writePieces(path: string, pieces: AsyncIterable<Uint8Array>, take: Take): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  const batch = Buffer.allocUnsafeSlow(BATCH);
  let filled = 0;
  const empty = async () => {
    take(filled);
    // On a disk that gets full, part of it may be written, without an error.
    for (let at = 0; at < filled; ) at += (await file.write(batch, at, filled - at)).bytesWritten;
    filled = 0;
  };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + BATCH - filled);
      batch.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled === BATCH) await empty();
    }
    releaseMemory(piece);
  }
  await empty();
  releaseMemory(batch);
}

async function removeOld(directory: string, before: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const status = isFileId(name) ? await present(lstat(path)) : undefined;
    // Not the time of its content, which a borrowed file has from where it comes.
    if (status && status.ctimeMs < before) await present(unlink(path));
  }
}

import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { oneVisitor } from '#calls/visitors';
import { safeName, typeOfStored } from '#lib/file-name';
import { fileAddresses, isFileId } from './address.ts';
import { createDiskRoom } from './disk-room.ts';
import { bytesOf, type FilesOptions, noSuchFile, refuseTooLarge } from './limits.ts';
import { filesInTheWay } from './make-room.ts';
import { ownerNames } from './owner-names.ts';
import { type Files, type NewFile, PIECE_BYTES, type StoredFile } from './port.ts';
import { isGone, present } from './present.ts';
import type { DiskTemporaryFiles } from './temporary.ts';

export interface DiskFilesOptions extends FilesOptions {
  /** Where the files are kept; made when absent. Only what this store wrote in it is ever deleted. */
  directory: string;
  /** On the same disk, so that they can be handed on by their names alone. */
  temporary: DiskTemporaryFiles;
  /** Milliseconds between two rounds of deleting what has expired. */
  sweepEvery?: number;
  /** Called with what only the operator can put right: a round that failed, a disk that is full. Paths in it have names of visitors. */
  onFault?: (error: unknown) => void;
}

export interface DiskFiles extends Files {
  /** Deletes what has expired or was left half written, and counts what is there. Runs by itself, too. */
  sweep(): Promise<void>;
  /** Whether it and the temporary files take files right now. */
  isWritable(): Promise<boolean>;
  /** Ends the sweeping, after what is under way. */
  close(): Promise<void>;
}

interface Entry {
  name: string;
  bytes: number;
  /** Milliseconds since 1970-01-01 UTC. */
  storedAt: number;
}

/** What only this process knows of a file: nothing about its visitor is written down. */
interface OwnedEntry extends Entry {
  owner: string;
}

/** Another process of ours may be writing here just now: what is unfinished counts as left behind after this many milliseconds. */
const UNFINISHED_AGE = 60_000;
const UNFINISHED = '.new-';
const WAITING = 500;
const BUSY = 'Many files are being stored right now. Please try again in a few seconds.';

/**
 * Files as `{directory}/{id}/{name}`. There is no index: name, type and age of a file follow from its path and its
 * modification time, so several processes may share a directory and nothing can disagree after a crash. Whose a file is stays in memory:
 * those from before a start, or of another process, count as one visitor's.
 */
export async function createFiles(options: DiskFilesOptions): Promise<DiskFiles> {
  const { directory, temporary, clock, maxTotalBytes, visitors = oneVisitor, onFault = () => {} } = options;
  const currentOwner = ownerNames(options);
  const lifetime = options.ttlMinutes * 60_000;
  const { urlOf, idOf } = fileAddresses(options.publicUrl);
  const entries = new Map<string, OwnedEntry>();
  const room = createDiskRoom(directory, onFault);
  // One after the other, so that the total is never counted by two at once.
  const writes = visitors.share('writes of files', { capacity: 1, queue: WAITING, busy: BUSY });
  const inTurn = <T>(job: () => Promise<T>) => writes.run(visitors.current(), job);

  const describeFile = (id: string, { name, bytes, storedAt }: Entry): StoredFile => ({
    ...{ id, name, bytes, type: typeOfStored(name), expiresAt: storedAt + lifetime, url: urlOf(id, name) },
  });
  const isExpired = ({ storedAt }: Entry) => storedAt + lifetime <= clock.now();

  async function remove(id: string): Promise<void> {
    await rm(join(directory, id), { recursive: true, force: true });
    entries.delete(id);
  }

  async function makeRoom(arriving: { bytes: number; owner: string }): Promise<void> {
    for (const id of filesInTheWay(entries, { ...arriving, most: maxTotalBytes })) await remove(id);
  }

  async function write(id: string, content: NewFile['content'], entry: Entry): Promise<void> {
    const unfinished = join(directory, `${UNFINISHED}${id}`);
    await mkdir(unfinished, { mode: 0o700, recursive: true });
    try {
      const path = join(unfinished, entry.name);
      if (content instanceof Uint8Array) await writeFile(path, content, { mode: 0o600, flag: 'wx' });
      else await moveInto(path, temporary.pathOf(content));
      const time = new Date(entry.storedAt);
      await utimes(path, time, time);
      await rename(unfinished, join(directory, id));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  async function keep(file: NewFile, owner: OwnedEntry['owner']): Promise<StoredFile> {
    const id = randomBytes(16).toString('base64url');
    const name = safeName(file.name, file.type);
    const entry = { name, bytes: bytesOf(file.content), storedAt: clock.now(), owner };
    const store = async () => {
      await makeRoom(entry);
      await write(id, file.content, entry);
    };
    await room.writing(store, () => entry.bytes);
    entries.set(id, entry);
    return describeFile(id, entry);
  }

  async function sweepNow(): Promise<void> {
    const known = new Map(entries);
    entries.clear();
    for (const name of await readdir(directory)) {
      if (name.startsWith(UNFINISHED)) {
        await removeIfLeftBehind(join(directory, name), clock.now());
        continue;
      }
      const entry = isFileId(name) ? await readEntry(join(directory, name)) : undefined;
      if (!entry) continue;
      entries.set(name, { ...entry, owner: known.get(name)?.owner ?? '' });
      if (isExpired(entry)) await remove(name);
    }
    await makeRoom({ bytes: 0, owner: '' });
  }

  async function find(id: string): Promise<Entry | undefined> {
    const entry = isFileId(id) ? await readEntry(join(directory, id)) : undefined;
    return entry && !isExpired(entry) ? entry : undefined;
  }

  const sweep = () => inTurn(sweepNow);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // It may have been there before, and be another user's.
  await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  await sweep();
  const timer = setInterval(() => {
    // The next round tries again.
    sweep().catch(onFault);
  }, options.sweepEvery ?? 60_000);
  timer.unref();

  return {
    idOf,
    sweep,
    put(file) {
      const owner = currentOwner();
      return inTurn(async () => {
        refuseTooLarge(file, options);
        return keep(file, owner);
      });
    },
    isWritable: async () => (await temporary.isWritable()) && (await room.isWritable()),
    async get(id) {
      const entry = await find(id);
      const content = entry && (await present(readFile(join(directory, id, entry.name))));
      return content && { ...describeFile(id, entry), content };
    },
    async borrow(id, signal) {
      const entry = await find(id);
      return entry && present(temporary.borrow(join(directory, id, entry.name), signal));
    },
    async stat(id) {
      const entry = await find(id);
      return entry && describeFile(id, entry);
    },
    async *read(id) {
      const entry = await find(id);
      if (!entry) throw noSuchFile();
      try {
        yield* createReadStream(join(directory, id, entry.name), { highWaterMark: PIECE_BYTES });
      } catch (error) {
        throw isGone(error) ? noSuchFile() : error;
      }
    },
    async close() {
      clearInterval(timer);
      await inTurn(async () => {});
    },
  };
}

/** The one regular file in a directory of ours; `undefined` when it is no such directory. An emptied one is removed. */
async function readEntry(path: string): Promise<Entry | undefined> {
  const status = await present(lstat(path));
  if (!status?.isDirectory()) return undefined;
  const names = await present(readdir(path));
  if (names?.length === 0) await present(rmdir(path));
  const [name] = names ?? [];
  if (name === undefined || names?.length !== 1) return undefined;
  const file = await present(lstat(join(path, name)));
  if (!file?.isFile()) return undefined;
  return { name, bytes: file.size, storedAt: Math.round(file.mtimeMs) };
}

/** A borrowed file still belongs to where it comes from, and is not changed. */
async function moveInto(path: string, source: string): Promise<void> {
  const { nlink } = await lstat(source);
  await (nlink > 1 ? copyFile(source, path) : rename(source, path));
}

async function removeIfLeftBehind(path: string, now: number): Promise<void> {
  const status = await present(lstat(path));
  if (!status?.isDirectory() || now - status.mtimeMs < UNFINISHED_AGE) return;
  await rm(path, { recursive: true, force: true });
}

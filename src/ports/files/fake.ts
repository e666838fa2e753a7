import { cancelledBy } from '#kit/tool-error';
import { safeName, typeOfStored } from '#lib/file-name';
import { fileAddresses } from './address.ts';
import { type FilesOptions, noSuchFile, refuseTooLarge } from './limits.ts';
import { filesInTheWay } from './make-room.ts';
import { type Files, PIECE_BYTES, type StoredFile, type TemporaryFiles } from './port.ts';

/** Temporary files in memory. Nothing is ever deleted but what a signal ends. */
export function createFakeTemporaryFiles(): TemporaryFiles {
  const kept = new Map<string, Uint8Array>();
  let count = 0;
  return {
    async write(content, signal) {
      if (signal?.aborted) throw cancelledBy(signal);
      const bytes =
        content instanceof Uint8Array ? new Uint8Array(content) : Buffer.concat(await Array.fromAsync(content));
      if (signal?.aborted) throw cancelledBy(signal);
      count += 1;
      const id = `temporary-${count}`;
      kept.set(id, bytes);
      signal?.addEventListener('abort', () => kept.delete(id), { once: true });
      return { id, bytes: bytes.length };
    },
    async read({ id }) {
      const bytes = kept.get(id);
      if (!bytes) throw new Error('There is no such temporary file, or no longer.');
      return new Uint8Array(bytes);
    },
  };
}

type FakeFilesOptions = Omit<FilesOptions, 'temporary'> & Partial<Pick<FilesOptions, 'temporary'>>;

/** Files in memory. The ids count up, so that results can be compared; everything else behaves as on disk. */
export function createFakeFiles({ temporary = createFakeTemporaryFiles(), ...limits }: FakeFilesOptions): Files {
  const options = { ...limits, temporary };
  const { urlOf, idOf } = fileAddresses(options.publicUrl);
  const kept = new Map<string, StoredFile & { content: Uint8Array }>();
  const owners = new Map<string, string>();
  let count = 0;

  const removeExpired = () => {
    for (const [id, file] of kept) if (file.expiresAt <= options.clock.now()) kept.delete(id);
  };
  const makeRoom = (bytes: number, owner: string) => {
    const files = [...kept].map(([id, file]) => {
      return [id, { bytes: file.bytes, storedAt: file.expiresAt, owner: owners.get(id) ?? '' }] as const;
    });
    const going = filesInTheWay(new Map(files), { bytes, owner, most: options.maxTotalBytes });
    for (const id of going) kept.delete(id);
  };

  return {
    idOf,
    async put(file) {
      refuseTooLarge(file, options);
      const content =
        file.content instanceof Uint8Array ? new Uint8Array(file.content) : await temporary.read(file.content);
      removeExpired();
      const owner = options.visitors?.current() ?? '';
      makeRoom(content.length, owner);
      count += 1;
      const id = String(count).padStart(22, '0');
      owners.set(id, owner);
      const name = safeName(file.name, file.type);
      const expiresAt = options.clock.now() + options.ttlMinutes * 60_000;
      const stored = {
        id,
        name,
        type: typeOfStored(name),
        bytes: content.length,
        expiresAt,
        url: urlOf(id, name),
      };
      kept.set(id, { ...stored, content });
      return stored;
    },
    async get(id) {
      removeExpired();
      const file = kept.get(id);
      return file && { ...file, content: file.content.slice() };
    },
    async borrow(id, signal) {
      removeExpired();
      const file = kept.get(id);
      return file && temporary.write(file.content, signal);
    },
    async stat(id) {
      removeExpired();
      const file = kept.get(id);
      if (!file) return undefined;
      const { content: _content, ...stored } = file;
      return stored;
    },
    async *read(id) {
      removeExpired();
      const { content } = kept.get(id) ?? {};
      if (!content) throw noSuchFile();
      for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.slice(at, at + PIECE_BYTES);
    },
  };
}

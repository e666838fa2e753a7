import { fileAddresses } from './address.ts';
import { safeName, typeOfStored } from './file-name.ts';
import { type FilesOptions, noSuchFile, refuseTooLarge } from './limits.ts';
import { filesInTheWay } from './make-room.ts';
import { type Files, PIECE_BYTES, type StoredFile } from './port.ts';

/** Files in memory. The ids count up, so that results can be compared; everything else behaves as on disk. */
export function createFakeFiles(options: FilesOptions): Files {
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
      removeExpired();
      const owner = options.visitors?.current() ?? '';
      makeRoom(file.content.length, owner);
      count += 1;
      const id = String(count).padStart(22, '0');
      owners.set(id, owner);
      const name = safeName(file.name, file.type);
      const expiresAt = options.clock.now() + options.ttlMinutes * 60_000;
      const stored = {
        id,
        name,
        type: typeOfStored(name),
        bytes: file.content.length,
        expiresAt,
        url: urlOf(id, name),
      };
      kept.set(id, { ...stored, content: new Uint8Array(file.content) });
      return stored;
    },
    async get(id) {
      removeExpired();
      const file = kept.get(id);
      return file && { ...file, content: file.content.slice() };
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

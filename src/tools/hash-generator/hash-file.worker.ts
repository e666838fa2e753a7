import { createHash } from '#lib/hashing/algorithms';
import { hashFile } from '#lib/hashing/hash-file';
import type { FileHashes, FileRequest } from './file-request.ts';

// A worker of its own for each file: the page cancels by terminating it.
self.addEventListener('message', async ({ data: { file, names } }: MessageEvent<FileRequest>) => {
  const hashes = names.flatMap((name) => {
    const hash = createHash(name);
    return hash ? [{ name, hash }] : [];
  });
  const all = {
    update: (bytes: Uint8Array) => {
      for (const { hash } of hashes) hash.update(bytes);
    },
    digest: (): FileHashes => hashes.map(({ name, hash }) => ({ name, digest: hash.digest() })),
  };
  for await (const message of hashFile(file, all)) self.postMessage(message);
});

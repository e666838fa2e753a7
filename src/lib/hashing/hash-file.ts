/** What a File and a Blob have of what is needed here. */
export interface ReadableFile {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A hash that takes bytes in pieces. `digest` ends it. */
export interface GrowingHash<Digest> {
  update(bytes: Uint8Array): void;
  digest(): Digest;
}

/** What a worker says: progress in bytes, then the hash or a sentence that says why there is none. */
export type HashFileMessage<Digest> = { done: number; total: number } | { hash: Digest } | { error: string };

interface HashFileOptions {
  /** Bytes that are in memory at once. */
  sliceSize?: number;
}

/** Hashes a file slice by slice, so that its size does not matter, and yields what the page is to be told. */
export async function* hashFile<Digest>(
  file: ReadableFile,
  hash: GrowingHash<Digest>,
  { sliceSize = 4 * 1024 * 1024 }: HashFileOptions = {},
): AsyncGenerator<HashFileMessage<Digest>> {
  try {
    for (let done = 0; done < file.size; ) {
      const bytes = await read(file, done, sliceSize);
      hash.update(bytes);
      done += bytes.length;
      yield { done, total: file.size };
    }
    yield { hash: hash.digest() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    yield { error: error.message };
  }
}

class Unreadable extends Error {
  constructor(cause?: unknown) {
    super('The file could not be read. It may have been moved, changed or locked by another program.', { cause });
  }
}

/** @throws Unreadable when the browser can't read the file, or the file has become shorter than it was. */
async function read(file: ReadableFile, start: number, length: number): Promise<Uint8Array> {
  const end = Math.min(start + length, file.size);
  // Browsers differ in the error's name and text, and none of them is written for the person at the page.
  const buffer = await file
    .slice(start, end)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new Unreadable(cause);
    });
  if (buffer.byteLength !== end - start) throw new Unreadable();
  return new Uint8Array(buffer);
}

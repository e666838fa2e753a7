import { ToolError } from '#kit/tool-error';
import { createMd5 } from '#lib/md5';

/** What a File and a Blob have of what is needed here. */
export interface ReadableFile {
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** What the worker says: progress in bytes, then the hash or a sentence that says why there is none. */
export type HashFileMessage = { done: number; total: number } | { hash: string } | { error: string };

interface HashFileOptions {
  /** Bytes that are in memory at once. */
  sliceSize?: number;
}

/** Hashes a file slice by slice, so that its size does not matter, and yields what the page is to be told. */
export async function* hashFile(
  file: ReadableFile,
  { sliceSize = 4 * 1024 * 1024 }: HashFileOptions = {},
): AsyncGenerator<HashFileMessage> {
  const md5 = createMd5();
  try {
    for (let done = 0; done < file.size; ) {
      const bytes = await read(file, done, sliceSize);
      md5.update(bytes);
      done += bytes.length;
      yield { done, total: file.size };
    }
    yield { hash: md5.digest() };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    yield { error: error.message };
  }
}

/** @throws ToolError when the browser can't read the file, or the file has become shorter than it was. */
async function read(file: ReadableFile, start: number, length: number): Promise<Uint8Array> {
  const end = Math.min(start + length, file.size);
  // Browsers differ in the error's name and text, and none of them is written for the person at the page.
  const buffer = await file
    .slice(start, end)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  if (buffer.byteLength !== end - start) throw unreadable();
  return new Uint8Array(buffer);
}

function unreadable(cause?: unknown): ToolError {
  const message = 'The file could not be read. It may have been moved, changed or locked by another program.';
  return new ToolError('not-found', message, { cause });
}

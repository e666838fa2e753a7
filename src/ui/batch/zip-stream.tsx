import { Zip, ZipPassThrough } from 'fflate';
import type { Entry } from './results.tsx';

/**
 * The entries as a ZIP file, uncompressed, since pictures are compressed already. Piece by piece: no entry is ever held whole.
 * An entry that cannot be opened or read fails the stream with its own error.
 */
export function zipStream(entries: readonly Entry[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = zipPieces(entries);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* zipPieces(entries: readonly Entry[]) {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    if (piece) ready.push(piece);
  });
  const settled = () => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  for (const { name, open } of entries) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    const reader = (await open()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      file.push(read.value);
      yield* settled();
    }
    file.push(new Uint8Array(), true);
    yield* settled();
  }
  zip.end();
  yield* settled();
}

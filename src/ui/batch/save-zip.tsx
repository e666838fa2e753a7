import { saveBlob } from '../result/save-blob.tsx';
import { type DonePicture, type Entry, entriesOf } from './results.tsx';
import { zipStream } from './zip-stream.tsx';

/** Bytes that the page itself holds before the browser takes them over. */
const HELD = 4 << 20;

/**
 * Packs what was made and saves it. The browser collects the pieces, outside the page's own memory.
 *
 * @throws ToolError when a result is no longer on the server, or does not come.
 */
export function saveZip(done: readonly DonePicture[], name: string): Promise<void> {
  return saveEntries(entriesOf(done), name);
}

/** The same for any files. */
export async function saveEntries(entries: readonly Entry[], name: string): Promise<void> {
  const type = 'application/zip';
  const parts: Blob[] = [];
  let [pieces, bytes]: [Uint8Array<ArrayBuffer>[], number] = [[], 0];
  const reader = zipStream(entries).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
    bytes += read.value.length;
    if (bytes < HELD) continue;
    parts.push(new Blob(pieces));
    [pieces, bytes] = [[], 0];
  }
  saveBlob(new Blob([...parts, ...pieces], { type }), name);
}

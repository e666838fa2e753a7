import { decodeText } from '#lib/text/decode-text';
import { notify } from '../notice/notices.tsx';

const LARGEST_TEXT_FILE = 50 * 1024 * 1024;

/** The text in a file, or `undefined` when it is not text or too large and a notice says so. */
export async function readTextFile(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_TEXT_FILE) {
    notify({ kind: 'error', message: `"${file.name}" is larger than 50 MB, too large to open here.` });
    return undefined;
  }
  const text = await file.arrayBuffer().then(
    (buffer) => decodeText(new Uint8Array(buffer)),
    () => undefined,
  );
  if (text === undefined) notify({ kind: 'error', message: `"${file.name}" does not look like a text file.` });
  return text;
}

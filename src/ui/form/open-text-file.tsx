import { useRef } from 'react';
import { notify } from '../notice/notices.tsx';

const LARGEST_TEXT_FILE = 50 * 1024 * 1024;

/** Reads a file as text and hands it over; says so when it is not text or too large. */
export function useOpenTextFile(onText: (text: string) => void) {
  const latest = useRef(onText);
  latest.current = onText;
  return async (file: File) => {
    if (file.size > LARGEST_TEXT_FILE) {
      notify({ kind: 'error', message: `"${file.name}" is larger than 50 MB, too large to open here.` });
      return;
    }
    const text = await readText(file).catch(() => undefined);
    if (text === undefined) notify({ kind: 'error', message: `"${file.name}" does not look like a text file.` });
    else latest.current(text);
  };
}

async function readText(file: File): Promise<string | undefined> {
  const [{ decodeText }, buffer] = await Promise.all([import('#lib/text/decode-text'), file.arrayBuffer()]);
  return decodeText(new Uint8Array(buffer));
}

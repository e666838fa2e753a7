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
    const text = await file.arrayBuffer().then(
      (buffer) => decodeText(new Uint8Array(buffer)),
      () => undefined,
    );
    if (text === undefined) notify({ kind: 'error', message: `"${file.name}" does not look like a text file.` });
    else latest.current(text);
  };
}

/** UTF-8, or UTF-16 by its mark, or else the old Western encoding; `undefined` when it holds what no text does. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 8_000).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

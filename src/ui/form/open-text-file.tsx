import { useRef } from 'react';

/** Reads a file as text and hands it over. What reads it comes when there is a file. */
export function useOpenTextFile(onText: (text: string) => void) {
  const latest = useRef(onText);
  latest.current = onText;
  return async (file: File) => {
    const { readTextFile } = await import('./read-text-file.tsx');
    const text = await readTextFile(file);
    if (text !== undefined) latest.current(text);
  };
}

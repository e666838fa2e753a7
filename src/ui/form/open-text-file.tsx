import { useRef, useState } from 'react';
import { endingOf, packedEndings } from '#lib/documents/endings';

/** Reads a file as text and hands it over: a document in a thread of its own. What reads it comes when there is a file. */
export function useOpenTextFile(onText: (text: string) => void) {
  const latest = useRef(onText);
  latest.current = onText;
  /** While a long document is read: how far that is. */
  const [stage, setStage] = useState<string>();
  const open = async (file: File) => {
    const isPacked = packedEndings.some((ending) => ending === endingOf(file.name));
    const text = isPacked
      ? await (await import('./read-documents.tsx')).readOneText(file, setStage)
      : await (await import('./read-text-file.tsx')).readTextFile(file);
    setStage(undefined);
    if (text !== undefined) latest.current(text);
  };
  return { open, stage };
}

import { type DragEvent, useState } from 'react';

/** Lets a part of the page take a dropped file, or all that are dropped together. Other things that are dragged, such as selected text, are left to the browser. */
export function useFileDrop(onFile: (file: File, all: readonly File[]) => void) {
  const [dropping, setDropping] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const onDragLeave = () => setDropping(false);
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    const files = [...event.dataTransfer.files];
    const [file] = files;
    if (!file) return;
    event.preventDefault();
    onFile(file, files);
  };
  return { dropping, dropTarget: { onDragOver, onDragLeave, onDrop } };
}

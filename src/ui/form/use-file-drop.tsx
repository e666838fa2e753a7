import { type DragEvent, useState } from 'react';

/** Lets a part of the page take a dropped file. Other things that are dragged, such as selected text, are left to the browser. */
export function useFileDrop(onFile: (file: File) => void) {
  const [dropping, setDropping] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(true);
  };
  const onDragLeave = () => setDropping(false);
  const onDrop = (event: DragEvent) => {
    setDropping(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return { dropping, dropTarget: { onDragOver, onDragLeave, onDrop } };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface PasteAnywhere {
  field: RefObject<HTMLTextAreaElement | null>;
  /** UTF-16 code units from which on a text goes past the field. */
  largeText: number;
  onPaste: (given: File | string) => void;
}

/** On the document: whoever arrives with something to paste has rarely put the focus anywhere. */
export function usePasteAnywhere({ field, largeText, onPaste }: PasteAnywhere) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isInField = event.target === field.current;
    const isNowhere = document.activeElement === document.body;
    if (!event.clipboardData || !(isInField || isNowhere)) return;
    const picture = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    const text = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
    // What the field takes by itself is left to it, with its undoing.
    if (!picture && (text === '' || (isInField && text.length < largeText))) return;
    event.preventDefault();
    onPaste(picture ?? text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

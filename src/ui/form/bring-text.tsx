import { useEffect, useRef } from 'react';
import { notify } from '../notice/notices.tsx';

/** What is on the clipboard. Asked for at once, within the press: some browsers allow it at no other moment. */
export async function pasteInto(onText: (text: string) => void) {
  try {
    onText((await navigator.clipboard.readText()).replaceAll('\r\n', '\n'));
  } catch (error) {
    console.error(error);
    const reason = 'The browser did not allow it. Press Ctrl+V or Cmd+V in the field.';
    notify({ kind: 'error', message: 'Failed to paste', reason });
  }
}

/** The text that a shared link carries, when the page comes up. */
export function useSharedText(onText: ((text: string) => void) | undefined) {
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => {
    const { hash } = window.location;
    if (latest.current && /^#(text|deflated)=/.test(hash)) {
      void import('./shared-text.tsx').then(({ readSharedText }) =>
        readSharedText(hash, (text) => latest.current?.(text)),
      );
    }
  }, []);
}

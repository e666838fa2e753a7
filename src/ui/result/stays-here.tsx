import type { MouseEvent } from 'react';

/** Whether a press on a link opens it in this very tab. */
export function staysHere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

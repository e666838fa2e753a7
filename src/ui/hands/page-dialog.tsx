import type { FunctionComponent } from 'react';

type Dialog = FunctionComponent<{ onClose: () => void }>;

/** The place for a dialog over the page, for what is no part of it: set by what shows them, which may come after the first one. */
export const pageDialog: { show?: (Shown: Dialog) => void; waiting?: Dialog } = {};

export function showDialog(Shown: Dialog): void {
  if (pageDialog.show) pageDialog.show(Shown);
  else pageDialog.waiting = Shown;
}

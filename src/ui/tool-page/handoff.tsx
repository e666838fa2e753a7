/** A control of a tool's form that has come up. */
export interface Receiver {
  control: HTMLElement | null;
  onText: (text: string) => void;
  /** Only controls for pictures take files. */
  onFile?: ((file: File) => void) | undefined;
}

/**
 * Something the visitor entered on another page, on its way to a tool's form: kept in memory only, taken once.
 * Whoever hands over sets `offer`; each control that comes up asks it, in the order of the form.
 */
export const handoff: { offer?: ((receiver: Receiver) => void) | undefined } = {};

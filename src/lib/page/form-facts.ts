import type { Sited } from './site-facts.ts';

export interface FormField extends Sited {
  name: string;
  type: string;
  id: string;
  autocomplete: string;
  /** Whether a reader learns what to enter: by a label, `aria-label` or `title`. */
  isLabelled: boolean;
  /** Whether people meet it: traps for machines are hidden. */
  isSeen: boolean;
}

export interface Form extends Sited {
  /** Complete. */
  action: string;
  method: string;
  fields: readonly FormField[];
}

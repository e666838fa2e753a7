import type { InputFacts } from '#kit/facts';
import type { FormParts } from '../drawn/field-kind.tsx';

/** The form of the page's tool, for what comes when the page is touched: keys, drops, pastes, and what is kept of it. */
export const pageForm: {
  form?: { material: readonly InputFacts[]; parts: FormParts };
  /** Called each time when it was drawn. */
  listeners: Set<() => void>;
  /** Shows the result again that was dropped last. */
  bringBack?: (() => void) | undefined;
} = { listeners: new Set() };

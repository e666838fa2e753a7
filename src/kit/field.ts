import * as z from 'zod';

// To be quicker, zod makes code out of text. The pages' policy forbids that, and reports the attempt.
if ('document' in globalThis) z.config({ jitless: true });

/** How a person enters a value. */
export type Control =
  | 'text'
  | 'textarea'
  /** Texts with titles, from files or pasted: only a page of its own offers them. */
  | 'texts'
  | 'url'
  | 'image'
  | 'domain'
  | 'number'
  | 'slider'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'color';

/** How a person is shown a value. */
export type Display = 'text' | 'copy' | 'image' | 'download' | 'number' | 'list' | 'hidden';

/** What a schema cannot say of a field: words and presentation. Every surface reads the same hints. */
export interface FieldHint {
  /** Visible label and accessible name. `{value}` stands for the current value ("Quality: {value}%"). */
  label: string;
  control?: Control;
  display?: Display;
  placeholder?: string;
  /** One sentence beneath the control; also the field's description in the API, `--help` and for agents. */
  help?: string;
  unit?: string;
  /** Words at the low and the high end of a slider. */
  captions?: readonly [low: string, high: string];
}

/** A label where no value is shown: "Quality" for "Quality: {value}%". */
export function plainLabel(label: string): string {
  return label.replaceAll('{value}', '').replace(/[:\s%]+$/, '');
}

/** The registry of field hints: `z.string().register(field, { label: 'Text' })`. */
export const field = z.registry<FieldHint>();

/**
 * Text in which something other than white space stands. The text itself is kept as it is.
 * The same sentence answers a missing, a blank and a non-text value.
 */
export function requiredText(message: string) {
  return z.string({ error: message }).regex(/\S/, { error: message });
}

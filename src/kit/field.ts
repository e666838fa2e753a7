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
  /** One sentence below the control; also the field's description in the API, `--help` and for agents. */
  help?: string;
  unit?: string;
  /** Words at the low and the high end of a slider. */
  captions?: readonly [low: string, high: string];
}

/** A label where no value is shown: "Quality" for "Quality: {value}%". */
export function plainLabel(label: string): string {
  return label.replaceAll('{value}', '').replace(/(?<![:\s%])[:\s%]+$/, '');
}

/**
 * The registry of field hints: `z.string().register(field, { label: 'Text' })`. A schema holds one hint, so each field needs a
 * schema of its own.
 *
 * @throws Error when a schema gets a second hint that says something else.
 */
export const field = z.registry<FieldHint>();

const keep = field.add.bind(field);
// The later hint would take the place of the earlier in silence, and two fields would have one label.
field.add = (schema, ...hint) => {
  const known = field.has(schema) ? field.get(schema) : undefined;
  const [{ label }] = hint;
  if (known && JSON.stringify([known]) !== JSON.stringify(hint)) {
    throw new Error(`One schema is registered as "${known.label}" and as "${label}": each field needs one of its own`);
  }
  return keep(schema, ...hint);
};

/**
 * Text in which something other than white space is. The text itself is kept as it is.
 * The same sentence answers a missing, a blank and a non-text value.
 */
export function requiredText(message: string) {
  return z.string({ error: message }).regex(/\S/, { error: message });
}

import { invalidEmail, tooLong } from '#lib/visitor-field';
import { contactFields } from './contact-fields.ts';

export type ContactFieldName = keyof typeof contactFields;

/** The sentence for each field that has a fault. */
export type ContactFaults = Partial<Record<ContactFieldName, string | undefined>>;

export const contactFieldNames = ['name', 'email', 'subject', 'message'] as const satisfies ContactFieldName[];

/** What is wrong with a filled-in form, before it is sent: the server's rules, with the browser's own check of an address. */
export function faultsIn(form: HTMLFormElement): ContactFaults {
  return Object.fromEntries(contactFieldNames.map((name) => [name, faultOf(form.elements.namedItem(name), name)]));
}

function faultOf(control: Element | RadioNodeList | null, name: ContactFieldName): string | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  const facts = contactFields[name];
  const text = control.value.trim();
  // What a browser cannot read as an address may be empty to us.
  if (text === '' && !control.validity.badInput) return facts.missing;
  if (text.length > facts.max) return tooLong(facts);
  return control.validity.typeMismatch || control.validity.badInput ? invalidEmail : undefined;
}

import * as z from 'zod';
import { isOneLine, plainLines } from '#lib/text/control-characters';
import { field } from './field.ts';

/** The longest address that mail can carry, RFC 5321 section 4.5.3.1.3 as corrected by erratum 1690. */
export const EMAIL_MAX = 254;

/** Milliseconds in which no person fills in a form. */
export const FORM_MIN_MS = 2_000;

interface TextOptions {
  label: string;
  /** The sentence for a missing or blank value. */
  missing: string;
  /** UTF-16 code units after trimming. */
  max: number;
}

/** A line that a person enters. A line break or another control character is refused: it may be meant for a mail's header. */
export function personLine({ label, missing, max }: TextOptions) {
  return bounded({ label, missing, max })
    .refine(isOneLine, { error: `${label} must be a single line of text` })
    .register(field, { label });
}

/** Lines that a person enters, without control characters. */
export function personText({ label, missing, max }: TextOptions) {
  return bounded({ label, missing, max }, plainLines).register(field, { label, control: 'textarea' });
}

/** The address of a person, in the form that a browser's own field takes. */
export function emailAddress() {
  return bounded({ label: 'Email', missing: 'Please enter your email address', max: EMAIL_MAX })
    .regex(z.regexes.html5Email, { error: 'Please enter a valid email address' })
    .register(field, { label: 'Email' });
}

function bounded({ label, missing, max }: TextOptions, clean = (text: string) => text) {
  return z
    .string({ error: missing })
    .overwrite((text) => clean(text.toWellFormed()).trim())
    .min(1, { error: missing })
    .max(max, { error: `${label} can have ${max.toLocaleString('en')} characters at most` });
}

/** What only a machine fills in, and what gives away its haste. */
export const trapFields = {
  reference: z
    .string({ error: '"reference" must be left out or empty' })
    .default('')
    .register(field, { label: 'Reference', help: 'To be left out or empty: people do not see it.' }),
  openFor: z
    .number({ error: '"openFor" must be a number of milliseconds' })
    .optional()
    .register(field, { label: 'Open for', help: 'Milliseconds for which a form stood open; programs leave it out.' }),
};

/** Whether a form was filled in by a machine that takes it for a page's. It is answered like any other, so that it learns nothing. */
export function isTrapped({ reference, openFor }: { reference: string; openFor?: number | undefined }): boolean {
  return reference.trim() !== '' || (openFor !== undefined && openFor < FORM_MIN_MS);
}

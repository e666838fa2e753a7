import { EMAIL_MAX } from './email-address.ts';

/** Milliseconds in which no person fills in a form. */
export const FORM_MIN_MS = 2_000;

/** What a text that a person enters must be, for the page and the server alike. */
export interface VisitorField {
  label: string;
  /** The sentence for a missing or blank value. */
  missing: string;
  /** UTF-16 code units after trimming. */
  max: number;
}

export const emailField: VisitorField = { label: 'Email', missing: 'Please enter your email address', max: EMAIL_MAX };

export const invalidEmail = 'Please enter a valid email address';

/** The sentence for a text over its limit. */
export function tooLong({ label, max }: VisitorField): string {
  return `${label} can have ${max.toLocaleString('en')} characters at most`;
}

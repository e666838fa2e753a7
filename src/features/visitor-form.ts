import * as z from 'zod';
import { field } from '#kit/field';
import { ToolError } from '#kit/tool-error';
import { emailAddressPattern } from '#lib/email-address';
import { isOneLine, plainLines } from '#lib/text/control-characters';
import { emailField, FORM_MIN_MS, invalidEmail, tooLong, type VisitorField } from '#lib/visitor-field';

/** A line that a person enters. A line break or another control character is refused: it may be meant for a mail's header. */
export function personLine(facts: VisitorField) {
  const { label } = facts;
  return bounded(facts)
    .refine(isOneLine, { error: `${label} must be a single line of text` })
    .register(field, { label });
}

/** Lines that a person enters, without control characters. */
export function personText(facts: VisitorField) {
  return bounded(facts, plainLines).register(field, { label: facts.label, control: 'textarea' });
}

/** The address of a person, in the form that a browser's own field takes. */
export function emailAddress() {
  return bounded(emailField)
    .regex(emailAddressPattern, { error: invalidEmail })
    .register(field, { label: emailField.label });
}

function bounded(facts: VisitorField, clean = (text: string) => text) {
  return z
    .string({ error: facts.missing })
    .overwrite((text) => clean(text.toWellFormed()).trim())
    .min(1, { error: facts.missing })
    .max(facts.max, { error: tooLong(facts) });
}

/** What only a machine fills in, and what gives away its haste. */
export const honeypotFields = {
  reference: z
    .string({ error: '"reference" must be left out or empty' })
    .default('')
    .register(field, { label: 'Reference', help: 'To be left out or empty: people do not see it.' }),
  openFor: z
    .number({ error: '"openFor" must be a number of milliseconds' })
    .optional()
    .register(field, { label: 'Open for', help: 'Milliseconds for which a form was open; programs leave it out.' }),
};

/** Seconds after which a full store may have been emptied by a person. */
const FULL_PAUSE = 3_600;

/** What a visitor reads while nothing more can be kept. */
export function storeFull(sentence: string): ToolError {
  return new ToolError('busy', sentence, { retryAfter: FULL_PAUSE });
}

/** Whether a form was filled in by a machine that takes it for a page's. It is answered like any other, so that it learns nothing. */
export function isFilledByBot({ reference, openFor }: { reference: string; openFor?: number | undefined }): boolean {
  return reference.trim() !== '' || (openFor !== undefined && openFor < FORM_MIN_MS);
}

import { emailField, type VisitorField } from '#lib/visitor-field';

/** What a message consists of, in the order of the form. */
export const contactFields = {
  name: { label: 'Name', missing: 'Please enter your name', max: 100 },
  email: emailField,
  subject: { label: 'Subject', missing: 'Please enter a subject', max: 200 },
  message: { label: 'Message', missing: 'Please enter a message', max: 5_000 },
} as const satisfies Record<string, VisitorField>;

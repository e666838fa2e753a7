import * as z from 'zod';
import { emailAddress } from '#features/visitor-form.ts';
import { accountFields, passwordFault } from '#lib/account-fields';
import { invalidEmail, tooLong } from '#lib/visitor-field';

/** The address of an account. The library takes fewer than browsers do, and calls the others a fault of the program. */
export function accountEmail() {
  return emailAddress().refine((email) => z.email().safeParse(email).success, { error: invalidEmail });
}

/** A password that is there already: whatever it is, it is compared. */
export function password() {
  const { missing } = accountFields.password;
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(accountFields.password.max, {
      error: tooLong(accountFields.password),
    });
}

/** A password that is chosen. */
export function newPassword() {
  const { missing, max } = accountFields.newPassword;
  return z
    .string({ error: missing })
    .min(1, { error: missing })
    .max(max, { error: tooLong(accountFields.newPassword) })
    .superRefine((text, context) => {
      const fault = passwordFault(text);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    });
}

/** What is in a link or names a thing of the visitor's own. */
export function token(missing: string) {
  return z.string({ error: missing }).min(1, { error: missing }).max(2_000, { error: missing });
}

/** A name that a person gives to a thing. */
export function thingName() {
  const { missing } = accountFields.name;
  return z
    .string({ error: missing })
    .overwrite((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
        .trim(),
    )
    .min(1, { error: missing })
    .max(accountFields.name.max, { error: tooLong(accountFields.name) });
}

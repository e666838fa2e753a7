import * as z from 'zod';
import { noMail } from '#kit/outgoing-mail';
import { ToolError } from '#kit/tool-error';
import { isTrapped, trapFields } from '#kit/visitor-form';
import { passwordFault } from '#lib/account-fields';
import { type AccountParts, type Actions, bounded, cookiesOf, forAll, nothing } from './action.ts';
import { ask } from './ask.ts';
import { accountEmail, newPassword, password, token } from './fields.ts';

const staleLink = 'This link does not work any more. Please ask for a new one.';

/** Letters that one address gets in an hour, whoever asks for them. */
export const LETTERS_AN_HOUR = 5;

/** How somebody comes in: with an account, a password, a link. */
export function entering(parts: AccountParts): Actions {
  const { auth, limits, answerAfter, sendsMail } = parts;
  return {
    'sign-up': forAll(
      z.object({ email: accountEmail(), password: newPassword(), ...trapFields }),
      async ({ email, password: chosen, ...trap }, { visitor, headers }) => {
        const message = sendsMail
          ? `We've sent a letter to ${email}. Open the link in it, and your account is there.`
          : `${noMail} Its operator can give you the link for ${email}.`;
        const fault = passwordFault(chosen, email);
        if (fault) throw new ToolError('invalid-input', fault, { field: 'password' });
        if (isTrapped(trap)) return { message };
        await bounded(limits, `sign-up ${visitor}`, { most: 10, minutes: 60 });
        // The same answer whether the address has an account or not: only its owner learns that, by letter.
        const body = { email, password: chosen, name: '' };
        await evenly(
          answerAfter,
          ask(async () => (await auth()).api.signUpEmail({ body, headers })),
        );
        return { message };
      },
    ),
    'log-in': forAll(
      z.object({ email: accountEmail(), password: password(), stay: z.boolean().default(true) }),
      async ({ email, password: given, stay }, { visitor, headers }) => {
        const account = `log-in ${email.toLowerCase()}`;
        await bounded(limits, `log-in ${visitor}`, { most: 30, minutes: 15 });
        await bounded(limits, account, { most: 10, minutes: 15 });
        const body = { email, password: given, rememberMe: stay };
        const asked = await ask(async () => (await auth()).api.signInEmail({ body, headers, returnHeaders: true }));
        await limits.clear(account);
        return { message: 'You are logged in', cookies: cookiesOf(asked) };
      },
    ),
    'log-out': forAll(nothing, async (_input, { headers }) => {
      const asked = await ask(async () => (await auth()).api.signOut({ headers, returnHeaders: true }));
      // The library says so whether it could end the session or not.
      if (await ask(async () => (await auth()).api.getSession({ headers }))) {
        throw new ToolError('busy', 'You are still logged in. Please try again.', { retryAfter: 1 });
      }
      return { message: 'You are logged out', cookies: cookiesOf(asked) };
    }),
    'confirm-email': forAll(z.object({ token: token(staleLink) }), async (query, { visitor, headers }) => {
      await bounded(limits, `link ${visitor}`, { most: 30, minutes: 60 });
      if (isChange(query.token) && !(await (await auth()).api.getSession({ headers }))) {
        // Else a link could bring whoever opens it into somebody else's account.
        throw new ToolError('not-signed-in', 'Please log in first, and then open the link in the letter again.');
      }
      const asked = await ask(async () => (await auth()).api.verifyEmail({ query, headers, returnHeaders: true }));
      const cookies = cookiesOf(asked);
      return { message: 'Your address is confirmed', data: { isLoggedIn: cookies.length > 0 }, cookies };
    }),
    'forgot-password': forAll(z.object({ email: accountEmail(), ...trapFields }), async (input, { visitor }) => {
      const { email, ...trap } = input;
      const message = sendsMail
        ? `If ${email} has an account here, a letter with a link to a new password is on its way.`
        : `${noMail} If ${email} has an account here, its operator can give you a link to a new password.`;
      if (isTrapped(trap)) return { message };
      await bounded(limits, `forgot ${visitor}`, { most: 10, minutes: 60 });
      await evenly(
        answerAfter,
        ask(async () => (await auth()).api.requestPasswordReset({ body: { email } })),
      );
      return { message };
    }),
    'reset-password': forAll(
      z.object({ token: token(staleLink), password: newPassword() }),
      async ({ token: given, password: chosen }, { visitor }) => {
        await bounded(limits, `link ${visitor}`, { most: 30, minutes: 60 });
        await ask(async () => (await auth()).api.resetPassword({ body: { token: given, newPassword: chosen } }));
        return { message: 'Your password is changed. Please log in with it.' };
      },
    ),
  };
}

/** Does not end before so many milliseconds, whatever there is to do. */
async function evenly(least: number, work: Promise<unknown>): Promise<void> {
  await Promise.all([work, new Promise<void>((resolve) => setTimeout(() => resolve(), least))]);
}

/** Whether a link is for another address of an account that there is. Whether it is sound is for the library to say. */
function isChange(link: string): boolean {
  try {
    const payload: unknown = JSON.parse(atob((link.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof payload === 'object' && payload !== null && 'updateTo' in payload;
  } catch {
    return false;
  }
}

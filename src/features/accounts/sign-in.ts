import * as z from 'zod';
import { noMail } from '#features/outgoing-mail.ts';
import { honeypotFields, isFilledByBot } from '#features/visitor-form.ts';
import { ToolError } from '#kit/tool-error';
import { accountFields, passwordFault } from '#lib/account-fields';
import {
  type AccountParts,
  type Actions,
  bounded,
  type Caller,
  cookiesOf,
  type Done,
  forAll,
  nothing,
} from './action.ts';
import { callAuth, staleLink } from './call-auth.ts';
import { accountExistsEmail, signUpEmail } from './emails.ts';
import { accountEmail, newPassword, password, token } from './fields.ts';
import { deviceCookie, knownDevice } from './known-device.ts';
import { openAccount, provenLink, signUpToken } from './open-account.ts';
import { setPassword } from './set-password.ts';

const isTaken = 'This address already has an account. Please log in.';

/** Emails of one kind that an address gets in an hour, no matter who asks for them. */
export const LETTERS_AN_HOUR = 5;

/** Tries for an account in 15 minutes, from one place and from all places together. The right password ends the first count. */
const TRIES_OF_ONE = 10;
const TRIES_OF_ALL = 100;

const otherwise = 'A new password, by "Forgot your password?", lets you in at once.';

/** How somebody comes in: with an account, a password, a link. */
export function signInActions(parts: AccountParts): Actions {
  const { auth, people, limits, answerAfter, sendsMail, publicUrl, brand, post } = parts;
  const signer = async () => ({ secret: await parts.secret(), publicUrl });

  async function enter(given: { email: string; password: string; stay: boolean }, headers: Headers): Promise<string[]> {
    const { email, password, stay } = given;
    const body = { email, password, rememberMe: stay };
    const asked = await callAuth(async () => (await auth()).api.signInEmail({ body, headers, returnHeaders: true }));
    const known = stay ? [deviceCookie(email, { lasts: true }, await signer())] : [];
    return [...cookiesOf(asked), ...known];
  }

  /** Counts a try before its password is compared. @returns the count that ends when the password is right. */
  async function countTry(email: string, { visitor, headers }: Caller): Promise<string> {
    await bounded(limits, `log-in ${visitor}`, { most: 30, minutes: 15 });
    const device = knownDevice(headers, email, await signer());
    const own = device ? `log-in device ${device}` : `log-in ${email} ${visitor}`;
    await bounded(limits, own, { most: TRIES_OF_ONE, minutes: 15, otherwise });
    // A browser that has been in this account is not shut out by others who try.
    if (!device) await bounded(limits, `log-in ${email}`, { most: TRIES_OF_ALL, minutes: 15, otherwise });
    return own;
  }

  /** Whose new password a link is for, which works once; `undefined` when it is stale. */
  async function ownerOf(link: string): Promise<{ id: string; email: string } | undefined> {
    const { internalAdapter } = await (await auth()).$context;
    const kept = await internalAdapter.consumeVerificationValue(`reset-password:${link}`);
    return kept ? ((await internalAdapter.findUserById(kept.value)) ?? undefined) : undefined;
  }

  async function confirmSignUp(email: string, chosen: string, headers: Headers): Promise<Done> {
    const fault = chosen === '' ? accountFields.newPassword.missing : passwordFault(chosen, email);
    if (fault) throw new ToolError('invalid-input', fault, { field: 'password' });
    const isNew = await openAccount(await auth(), people, { email, password: chosen });
    if (!isNew) throw new ToolError('invalid-input', isTaken);
    const cookies = await enter({ email, password: chosen, stay: true }, headers);
    return { message: 'Your address is confirmed', data: { isLoggedIn: true }, cookies };
  }

  async function confirmChange(link: string, to: string, headers: Headers): Promise<Done> {
    const session = await callAuth(async () => (await auth()).api.getSession({ headers }));
    if (!session) {
      // Else a link could bring anyone who opens it into somebody else's account.
      throw new ToolError('not-signed-in', 'Please log in first, then open the link in the email again.');
    }
    const owner = await people.find(to);
    if (owner && owner.id !== session.user.id) throw new ToolError('invalid-input', isTaken);
    const query = { token: link };
    const asked = await callAuth(async () => (await auth()).api.verifyEmail({ query, headers, returnHeaders: true }));
    return { message: 'Your address is confirmed', data: { isLoggedIn: true }, cookies: cookiesOf(asked) };
  }

  return {
    'sign-up': forAll(
      z.object({ email: accountEmail(), ...honeypotFields }),
      async ({ email, ...trap }, { visitor }) => {
        const message = sendsMail
          ? `We've sent an email to ${email}. Open the link in it, and choose a password.`
          : `${noMail} Its operator can give you the link for ${email}.`;
        if (isFilledByBot(trap)) return { message };
        await bounded(limits, `sign-up ${visitor}`, { most: 10, minutes: 60 });
        const write = async () => {
          const to = email.toLowerCase();
          // Signed in either case, which takes the same time.
          const link = `${publicUrl}/confirm-email#${await signUpToken(await auth(), to)}`;
          const known = await people.find(to);
          await post(
            to,
            known?.isConfirmed
              ? accountExistsEmail({ brand, link: `${publicUrl}/login` })
              : signUpEmail({ brand, link }),
          );
        };
        // The same answer whether the address has an account or not: only its owner learns that, by email.
        await takingAtLeast(answerAfter, write());
        return { message };
      },
    ),
    'log-in': forAll(
      z.object({ email: accountEmail(), password: password(), stay: z.boolean().default(true) }),
      async (given, caller) => {
        const own = await countTry(given.email.toLowerCase(), caller);
        const cookies = await enter(given, caller.headers);
        await limits.clear(own);
        return { message: 'You are logged in', cookies };
      },
    ),
    'log-out': forAll(nothing, async (_input, { headers }) => {
      const asked = await callAuth(async () => (await auth()).api.signOut({ headers, returnHeaders: true }));
      // The library says so whether it could end the session or not.
      if (await callAuth(async () => (await auth()).api.getSession({ headers }))) {
        throw new ToolError('busy', 'You are still logged in. Please try again.', { retryAfter: 1 });
      }
      return { message: 'You are logged out', cookies: cookiesOf(asked) };
    }),
    'confirm-email': forAll(
      z.object({ token: token(staleLink), password: newPassword().optional() }),
      async ({ token: given, password: chosen = '' }, { visitor, headers }) => {
        await bounded(limits, `link ${visitor}`, { most: 30, minutes: 60 });
        const { email, updateTo } = await provenLink(await auth(), given);
        if (email === undefined) throw new ToolError('invalid-input', staleLink);
        return updateTo === undefined ? confirmSignUp(email, chosen, headers) : confirmChange(given, updateTo, headers);
      },
    ),
    'forgot-password': forAll(z.object({ email: accountEmail(), ...honeypotFields }), async (input, { visitor }) => {
      const { email, ...trap } = input;
      const message = sendsMail
        ? `If ${email} has an account here, we have sent it an email with a link to choose a new password.`
        : `${noMail} If ${email} has an account here, its operator can give you a link to a new password.`;
      if (isFilledByBot(trap)) return { message };
      await bounded(limits, `forgot ${visitor}`, { most: 10, minutes: 60 });
      await takingAtLeast(
        answerAfter,
        callAuth(async () => (await auth()).api.requestPasswordReset({ body: { email } })),
      );
      return { message };
    }),
    'reset-password': forAll(
      z.object({ token: token(staleLink), password: newPassword() }),
      async ({ token: given, password: chosen }, { visitor }) => {
        await bounded(limits, `link ${visitor}`, { most: 30, minutes: 60 });
        const owner = await ownerOf(given);
        if (!owner || !(await setPassword(parts, owner, { chosen, keepsKeys: false }))) {
          throw new ToolError('invalid-input', staleLink);
        }
        // However many passwords others try meanwhile, the new one can be used from here.
        const cookies = [deviceCookie(owner.email, { lasts: false }, await signer())];
        return { message: 'Your password has been changed. Please log in with it.', cookies };
      },
    ),
  };
}

/** Does not end before so many milliseconds, whatever there is to do. */
async function takingAtLeast(least: number, work: Promise<unknown>): Promise<void> {
  await Promise.all([work, new Promise<void>((resolve) => setTimeout(() => resolve(), least))]);
}

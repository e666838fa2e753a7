import * as z from 'zod';
import { noMail } from '#features/outgoing-mail.ts';
import { ToolError } from '#kit/tool-error';
import { passwordFault } from '#lib/account-fields';
import {
  type AccountParts,
  type Actions,
  bounded,
  type Caller,
  cookiesOf,
  forPerson,
  nothing,
  reading,
  type SignedIn,
  signedIn,
} from './action.ts';
import { callAuth } from './call-auth.ts';
import { changeEmail, deletedEmail } from './emails.ts';
import { accountEmail, newPassword, password, token } from './fields.ts';
import { noDeviceCookie } from './known-device.ts';
import { setPassword } from './set-password.ts';

/** @throws all but that nobody is logged in. */
function undefinedIfSignedOut(error: unknown): undefined {
  if (error instanceof ToolError && error.code === 'not-signed-in') return undefined;
  throw error;
}

/** Whether the session was to end with the browser: the library's cookie that says so. */
function endsWithBrowser(headers: Headers): boolean {
  return /(?:^|[ .])clearkit\.dont_remember=/.test(headers.get('cookie') ?? '');
}

const noSuchSession = 'This session no longer exists.';

/** What anyone who is logged in sees and changes of the account itself. */
export function profileActions(parts: AccountParts): Actions {
  const { auth, people, limits, post, brand, publicUrl } = parts;

  async function checkPassword(given: string, { person, headers }: Caller & { person: SignedIn }): Promise<void> {
    await bounded(limits, `password ${person.id}`, { most: 10, minutes: 15 });
    await callAuth(async () => (await auth()).api.verifyPassword({ body: { password: given }, headers }));
  }

  return {
    // A page asks this of every visitor: that it is nobody is an answer.
    me: {
      method: 'GET',
      async run(_raw, caller) {
        const person = await signedIn(auth, caller).catch(undefinedIfSignedOut);
        if (!person) return { message: 'You are not logged in' };
        const { id, email, createdAt } = person;
        return { message: 'Who is logged in', data: { email, createdAt, isAdmin: await people.isAdmin(id) } };
      },
    },
    'change-password': forPerson(
      parts,
      z.object({ password: password(), newPassword: newPassword(), keepKeys: z.boolean().default(false) }),
      async ({ password: given, newPassword: chosen, keepKeys: keepsKeys }, caller) => {
        const { person, headers } = caller;
        const fault = passwordFault(chosen, person.email);
        if (fault) throw new ToolError('invalid-input', fault, { field: 'newPassword' });
        await checkPassword(given, caller);
        if (!(await setPassword(parts, person, { chosen, keepsKeys }))) {
          throw new ToolError('not-signed-in', 'Please log in first.');
        }
        // The session that asked has ended as well: a stranger may have had a copy of it.
        const body = { email: person.email, password: chosen, rememberMe: !endsWithBrowser(headers) };
        const asked = await callAuth(async () =>
          (await auth()).api.signInEmail({ body, headers, returnHeaders: true }),
        );
        const keys = keepsKeys ? '' : ' Your API keys and passkeys have been removed.';
        return {
          message: `Your password has been changed, and every other session has ended.${keys}`,
          cookies: cookiesOf(asked),
        };
      },
    ),
    'change-email': forPerson(
      parts,
      z.object({ email: accountEmail(), password: password() }),
      async ({ email, password: given }, caller) => {
        const { person, headers } = caller;
        if (email.toLowerCase() === person.email) {
          throw new ToolError('invalid-input', 'This is already your address.', { field: 'email' });
        }
        await checkPassword(given, caller);
        await callAuth(async () => (await auth()).api.changeEmail({ body: { newEmail: email }, headers }));
        await post(person.email, changeEmail({ brand, to: email, link: `${publicUrl}/forgot-password` }));
        const isSent = parts.sendsMail
          ? `We've sent an email to ${email}.`
          : `${noMail} An email to ${email} will follow once mail is set up.`;
        return { message: `${isSent} Your address changes when you open the link in it.` };
      },
    ),
    sessions: reading(parts, async ({ person, headers }) => {
      const sessions = await callAuth(async () => (await auth()).api.listSessions({ headers }));
      const data = sessions.map(({ id, token: own, userAgent, createdAt, updatedAt }) => ({
        ...{ id, userAgent: userAgent ?? null, isThis: own === person.session },
        ...{ createdAt: createdAt.getTime(), usedAt: updatedAt.getTime() },
      }));
      return { message: 'Sessions, newest first', data: data.sort((a, b) => b.usedAt - a.usedAt) };
    }),
    'end-session': forPerson(parts, z.object({ id: token(noSuchSession) }), async ({ id }, { headers }) => {
      const sessions = await callAuth(async () => (await auth()).api.listSessions({ headers }));
      const found = sessions.find((session) => session.id === id);
      if (!found) throw new ToolError('not-found', noSuchSession);
      await callAuth(async () => (await auth()).api.revokeSession({ body: { token: found.token }, headers }));
      return { message: 'The session has ended' };
    }),
    'end-other-sessions': forPerson(parts, nothing, async (_input, { headers }) => {
      await callAuth(async () => (await auth()).api.revokeOtherSessions({ headers }));
      return { message: 'Every other session has ended' };
    }),
    delete: forPerson(parts, z.object({ password: password() }), async ({ password: given }, caller) => {
      const { person, headers } = caller;
      await checkPassword(given, caller);
      const asked = await callAuth(async () =>
        (await auth()).api.deleteUser({ body: { password: given }, headers, returnHeaders: true }),
      );
      await post(person.email, deletedEmail({ brand }));
      return {
        message: 'Your account and everything in it has been deleted',
        cookies: [...cookiesOf(asked), noDeviceCookie(parts)],
      };
    }),
  };
}

import type { PeopleStore } from '#ports/store/port';
import type { Auth } from './create-auth.ts';
import { LINK_HOURS } from './emails.ts';
import { type LinkPayload, linkPayload } from './link-payload.ts';

interface NewAccount {
  email: string;
  password: string;
}

/** What the link in the email of a sign-up carries. Nothing is kept until somebody follows it. */
export async function signUpToken(auth: Auth, email: string): Promise<string> {
  const { createEmailVerificationToken } = await import('better-auth/api');
  const { secret } = await auth.$context;
  return createEmailVerificationToken(secret, email, undefined, LINK_HOURS * 3_600);
}

/** What a link of an email is for, empty when it is not one of ours or too old. */
export async function provenLink(auth: Auth, token: string): Promise<LinkPayload> {
  const { verifyJWT } = await import('better-auth/crypto');
  const { secret } = await auth.$context;
  return (await verifyJWT<object>(token, secret)) ? linkPayload(token) : {};
}

/**
 * Opens the account of somebody who has just proved that the address is theirs, with the password that they chose then.
 * An account that somebody made with the address without proving it goes with all that it holds: password, sessions,
 * passkeys and keys may be a stranger's.
 *
 * @returns whether the account is new: one whose owner is known is left as it is.
 */
export async function openAccount(auth: Auth, people: PeopleStore, { email, password }: NewAccount): Promise<boolean> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const before = await people.find(email);
  if (before?.isConfirmed) return false;
  const hash = await passwords.hash(password);
  if (before) await internalAdapter.deleteUser(before.id);
  const { id } = await internalAdapter.createUser(
    { email, name: '', emailVerified: true },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password: hash });
  return true;
}

import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { PeopleStore } from '#ports/store/port';
import { type AuthSettings, createAuth } from './create-auth.ts';
import type { AccountEmail } from './emails.ts';
import { openAccount } from './open-account.ts';

export interface MakeAccountOptions extends Omit<AuthSettings, 'post'> {
  people: PeopleStore;
}

/**
 * A link with which the owner of an address chooses a password, given to the operator instead of being mailed. Where there
 * is no account it is made, and its address counts as confirmed: the operator vouches for it.
 */
export async function accountLink(email: string, { people, ...settings }: MakeAccountOptions): Promise<string> {
  const emails: AccountEmail[] = [];
  const auth = createAuth({ ...settings, post: async (_to, email) => void emails.push(email) });
  await openAccount(auth, people, { email, password: bytesToHex(randomBytes(32)) });
  await auth.api.requestPasswordReset({ body: { email } });
  const link = /(?<!\S)[^\s#]+#\S+/.exec(emails.at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('The library wrote no email with a link.');
  return link;
}

/**
 * Makes the account of an address one of the site's administrators.
 *
 * @returns a link to choose its password, when the account is new or nobody had proved whose the address is.
 */
export async function makeAdmin(email: string, options: MakeAccountOptions): Promise<string | undefined> {
  const { people } = options;
  const before = await people.find(email);
  const link = before?.isConfirmed ? undefined : await accountLink(email, options);
  const person = await people.find(email);
  if (person) await people.setAdmin(person.id, true);
  return link;
}

import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { PeopleStore, Person } from '#ports/store/port';
import { type Auth, type AuthSettings, createAuth } from './create-auth.ts';
import type { Letter } from './letters.ts';

export interface MakeAccountOptions extends Omit<AuthSettings, 'post'> {
  people: PeopleStore;
}

/**
 * A link with which the owner of an address chooses a password, given to the operator instead of being mailed. Where there
 * is no account it is made, and its address counts as confirmed: the operator vouches for it.
 */
export async function accountLink(email: string, { people, ...settings }: MakeAccountOptions): Promise<string> {
  const letters: Letter[] = [];
  const auth = createAuth({ ...settings, post: async (_to, letter) => void letters.push(letter) });
  const known = await people.find(email);
  if (!known) await auth.api.signUpEmail({ body: { email, name: '', password: bytesToHex(randomBytes(32)) } });
  const person = known ?? (await people.find(email));
  if (!person) throw new Error('The account that was made is not there.');
  if (!person.isConfirmed) await vouchFor(person, auth);
  await auth.api.requestPasswordReset({ body: { email } });
  const link = /\S+#\S+/.exec(letters.at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('The library wrote no letter with a link.');
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

/** Whoever signed up with the address never proved that it is theirs: what they chose is worth nothing from now on. */
async function vouchFor({ id }: Person, auth: Auth): Promise<void> {
  const { internalAdapter, password } = await auth.$context;
  await internalAdapter.updatePassword(id, await password.hash(bytesToHex(randomBytes(32))));
  await internalAdapter.deleteUserSessions(id);
  await internalAdapter.updateUser(id, { emailVerified: true });
}

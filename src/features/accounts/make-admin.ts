import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { PeopleStore } from '#ports/store/port';
import { type AuthSettings, createAuth } from './create-auth.ts';
import type { Letter } from './letters.ts';

export interface MakeAdminOptions extends Omit<AuthSettings, 'post'> {
  people: PeopleStore;
}

/**
 * Makes the account of an address one of the site's administrators; where there is none it is made, confirmed, and a link
 * to choose its password is given back instead of being mailed.
 */
export async function makeAdmin(email: string, { people, ...settings }: MakeAdminOptions): Promise<string | undefined> {
  const letters: Letter[] = [];
  const auth = createAuth({ ...settings, post: async (_to, letter) => void letters.push(letter) });
  const known = await people.find(email);
  if (!known) {
    await auth.api.signUpEmail({ body: { email, name: '', password: bytesToHex(randomBytes(32)) } });
  }
  const person = known ?? (await people.find(email));
  if (!person) throw new Error('The account that was made is not there.');
  await people.setAdmin(person.id, true);
  if (known?.isConfirmed) return undefined;
  const { internalAdapter, password } = await auth.$context;
  if (known) {
    // Whoever signed up with the address never proved that it is theirs: what they chose is worth nothing from now on.
    await internalAdapter.updatePassword(person.id, await password.hash(bytesToHex(randomBytes(32))));
    await internalAdapter.deleteUserSessions(person.id);
  }
  await internalAdapter.updateUser(person.id, { emailVerified: true });
  await auth.api.requestPasswordReset({ body: { email } });
  return /\S+#\S+/.exec(letters.at(-1)?.text ?? '')?.[0];
}

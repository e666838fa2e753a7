import type { AccountParts, SignedIn } from './action.ts';
import { passwordChangedLetter } from './letters.ts';

interface Chosen {
  chosen: string;
  /** Whether API keys and passkeys go on working. */
  keepsKeys: boolean;
}

/** A new password, with all that ends by it and the letter that tells of it in one moment. Whether there is such an account. */
export async function setPassword(
  { auth, people, clock, notice, wake, brand, publicUrl }: AccountParts,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
  { chosen, keepsKeys }: Chosen,
): Promise<boolean> {
  const { password } = await (await auth()).$context;
  const letter = passwordChangedLetter({ brand, link: `${publicUrl}/forgot-password`, keepsKeys });
  const hash = await password.hash(chosen);
  const isSet = await people.setPassword(id, { hash, at: clock.now(), keepsKeys, notice: notice(email, letter) });
  wake();
  return isSet;
}

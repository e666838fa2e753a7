import type { AccountParts, SignedIn } from './action.ts';
import { passwordChangedEmail } from './emails.ts';

interface Chosen {
  chosen: string;
  /** Whether API keys and passkeys go on working. */
  keepsKeys: boolean;
}

/** A new password, with all that ends by it and the email that tells of it in one moment. Whether there is such an account. */
export async function setPassword(
  { auth, people, clock, notice, wake, brand, publicUrl }: AccountParts,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
  { chosen, keepsKeys }: Chosen,
): Promise<boolean> {
  const { password } = await (await auth()).$context;
  const message = passwordChangedEmail({ brand, link: `${publicUrl}/forgot-password`, keepsKeys });
  const hash = await password.hash(chosen);
  const isSet = await people.setPassword(id, { hash, at: clock.now(), keepsKeys, notice: notice(email, message) });
  wake();
  return isSet;
}

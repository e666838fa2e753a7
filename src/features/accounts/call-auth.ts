import { ToolError } from '#kit/tool-error';
import { own } from '#lib/own';

export interface Asked<T> {
  headers: Headers;
  response: T;
}

export const staleLink = 'This link no longer works. Please ask for a new one.';
const wrongLogIn = 'The address or the password is wrong.';
const wrongPassword = 'The password is wrong.';
const stalePasskey = 'This passkey could not be used. Please try again.';

/** What the library says, in words for the visitor. What is not here is a bug of ours. */
const sentences: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: wrongLogIn,
  EMAIL_NOT_VERIFIED: 'Please confirm your address first, with the link in the latest email we sent you.',
  INVALID_PASSWORD: wrongPassword,
  CREDENTIAL_ACCOUNT_NOT_FOUND: wrongPassword,
  INVALID_TOKEN: staleLink,
  TOKEN_EXPIRED: staleLink,
  USER_NOT_FOUND: staleLink,
  INVALID_USER: 'This link is for another account. Please log in to that one, and open the link again.',
  SESSION_NOT_FRESH: 'Please log in again to do this: your last log-in was some time ago.',
  SESSION_EXPIRED: 'Please log in again to do this: your last log-in was some time ago.',
  CHALLENGE_NOT_FOUND: stalePasskey,
  AUTHENTICATION_FAILED: stalePasskey,
  PASSKEY_NOT_FOUND: 'No account has this passkey.',
  FAILED_TO_VERIFY_REGISTRATION: stalePasskey,
  PREVIOUSLY_REGISTERED: 'This passkey already belongs to an account.',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: stalePasskey,
};

/** Asks the authentication library. @throws ToolError with a sentence for what a visitor can meet. */
export async function callAuth<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (!isFromLibrary(error)) return error;
  const { code }: { code?: unknown } = { ...Object(error.body) };
  const sentence = typeof code === 'string' ? own(sentences, code) : undefined;
  // Without a cause: what a visitor got wrong is no fault of ours, and no line in the log.
  if (sentence) return new ToolError('invalid-input', sentence);
  if (error.statusCode === 401) return new ToolError('not-signed-in', 'Please log in first.');
  return error;
}

/** An error that the library means to be answered. Its own class would bring the whole library along. */
export function isFromLibrary(error: unknown): error is Error & { body: unknown; statusCode: unknown } {
  return error instanceof Error && error.name === 'APIError' && 'body' in error && 'statusCode' in error;
}

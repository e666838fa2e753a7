import { emailField, type VisitorField } from './visitor-field.ts';

/** Characters that a password has at least: long ones resist, whatever they are made of. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** What the forms of accounts ask for, for the page and the server alike. */
export const accountFields = {
  email: emailField,
  password: { label: 'Password', missing: 'Please enter your password', max: PASSWORD_MAX },
  newPassword: { label: 'New password', missing: 'Please choose a password', max: PASSWORD_MAX },
  name: { label: 'Name', missing: 'Please enter a name', max: 100 },
} as const satisfies Record<string, VisitorField>;

const passwordTooShort = `A password needs ${PASSWORD_MIN} characters or more. Several words are good.`;
const passwordTooCommon = 'This password is among the first that anybody tries. Please choose another one.';
const passwordIsEmail = 'This password is your email address. Please choose another one.';

/** What is wrong with a password that is chosen, as a sentence. */
export function passwordFault(password: string, email = ''): string | undefined {
  if ([...password].length < PASSWORD_MIN) return passwordTooShort;
  const plain = password.toLowerCase();
  if (email !== '' && plain === email.toLowerCase()) return passwordIsEmail;
  return isCommon(plain) ? passwordTooCommon : undefined;
}

const commonParts =
  /^(?:password|passwort|motdepasse|qwerty(?:uiop)?|qwertz(?:uiop)?|azerty(?:uiop)?|letmein|iloveyou|welcome|abc|admin(?:istrator)?|football|baseball|monkey|dragon|sunshine|princess|trustno|starwars|superman|changeme|secret)+[\d!?.@#$*_-]*$/;

/** One sign over and over, digits in a row, and the words that every list of stolen passwords begins with. */
function isCommon(password: string): boolean {
  const signs = new Set(password).size;
  return signs <= 2 || '01234567890123456789'.includes(password) || commonParts.test(password);
}

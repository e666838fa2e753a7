import { accountFields, PASSWORD_MIN, passwordFault } from '#lib/account-fields';
import { invalidEmail, tooLong, type VisitorField } from '#lib/visitor-field';

export interface AccountFieldSpec extends VisitorField {
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  help?: string;
  /** What is entered already, and stays as it is. */
  value?: string;
  /** What is wrong with an entry that is neither empty nor too long. */
  check?: (text: string) => string | undefined;
}

export const emailEntry: AccountFieldSpec = {
  ...accountFields.email,
  name: 'email',
  type: 'email',
  autoComplete: 'username',
};

export const passwordEntry: AccountFieldSpec = {
  ...accountFields.password,
  name: 'password',
  type: 'password',
  autoComplete: 'current-password',
};

export const newPasswordEntry: AccountFieldSpec = {
  ...accountFields.newPassword,
  name: 'newPassword',
  type: 'password',
  autoComplete: 'new-password',
  help: `${PASSWORD_MIN} characters or more. Several words are good.`,
  check: (text) => passwordFault(text),
};

/** What is wrong with what was entered: the server's rules, with the browser's own check of an address. */
export function faultOf(control: Element | RadioNodeList | null, field: AccountFieldSpec): string | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const text = field.type === 'password' ? control.value : control.value.trim();
  if (text === '' && !control.validity.badInput) return field.missing;
  if (text.length > field.max) return tooLong(field);
  if (control.validity.typeMismatch || control.validity.badInput) return invalidEmail;
  return field.check?.(text);
}

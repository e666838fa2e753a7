import { layOutMail, type MailBody, type MailPart } from '#features/mail-layout.ts';

/** An email about an account, without its address. */
export interface AccountEmail extends MailBody {
  subject: string;
  /**
   * What somebody asked for who may be a stranger: such emails are counted, each kind for itself. Without it the email
   * tells the owner what was done to the account, and is never left out.
   */
  asked?: 'sign-up' | 'new password' | 'new address';
}

/** Hours for which a link in an email works. */
export const LINK_HOURS = 1;

interface Wording {
  /** Of the site. */
  brand: string;
  link: string;
}

const works = `The link works for ${LINK_HOURS === 1 ? 'an hour' : `${LINK_HOURS} hours`}.`;
const shutsOut = 'that ends every session and removes every API key and passkey.';
const unasked = 'If you did not ask for this, you can ignore this email: nothing happens until the link is opened.';

/** To an address that somebody wants to open an account with. */
export function signUpEmail({ brand, link }: Wording): AccountEmail {
  const parts = [
    `Somebody, hopefully you, wants to open an account at ${brand} with this address. Please confirm that it is yours, and choose a password.`,
    { press: 'Choose a password', url: link },
    { small: `${works} ${unasked}` },
  ];
  return { ...message(`Confirm your address for ${brand}`, parts), asked: 'sign-up' };
}

/** To the address that an account is to have in the place of its own. */
export function confirmEmail({ brand, link }: Wording): AccountEmail {
  const parts = [
    `Somebody, hopefully you, entered this address for an account at ${brand}. Please confirm that it is yours.`,
    { press: 'Confirm address', url: link },
    { small: `${works} ${unasked}` },
  ];
  return { ...message(`Confirm your address for ${brand}`, parts), asked: 'new address' };
}

/** To an address that has an account, when somebody signs up with it. */
export function accountExistsEmail({ brand, link }: Wording): AccountEmail {
  const parts = [
    `Somebody, hopefully you, tried to sign up at ${brand} with this address, which already has an account.`,
    { press: 'Log in', url: link },
    {
      small:
        'If you have forgotten your password, you can choose a new one from the log-in page. If it was not you, nothing has changed.',
    },
  ];
  return { ...message(`You have an account at ${brand}`, parts), asked: 'sign-up' };
}

export function resetEmail({ brand, link }: Wording): AccountEmail {
  const parts = [
    `Somebody, hopefully you, asked for a new password for your account at ${brand}.`,
    { press: 'Choose a password', url: link },
    { small: `${works} It works once. ${unasked}` },
  ];
  return { ...message(`A new password for ${brand}`, parts), asked: 'new password' };
}

/** To the address an account has, when another one is asked for. */
export function changeEmail({ brand, to, link }: Wording & { to: string }): AccountEmail {
  return message(`Your address at ${brand} is about to change`, [
    `Somebody who is logged in to your account at ${brand} asked to change its address to ${to}. It changes when that address is confirmed.`,
    `If it was not you, choose a new password at once: ${shutsOut}`,
    { press: 'Choose a password', url: link },
  ]);
}

export function passwordChangedEmail({ brand, link, keepsKeys }: Wording & { keepsKeys: boolean }): AccountEmail {
  const keys = keepsKeys ? 'Its API keys and passkeys still work.' : 'Its API keys and passkeys have been removed.';
  return message(`Your password at ${brand} has changed`, [
    `The password of your account at ${brand} has just been changed, and every other session has ended. ${keys}`,
    'If it was not you, choose a new password to get your account back.',
    { press: 'Choose a password', url: link },
  ]);
}

/** What opens an account beside its password, and what became of it. */
const accessChanges = {
  'key made': { subject: 'A new API key', sentence: 'A new API key has just been made in your account' },
  'key removed': { subject: 'An API key was removed', sentence: 'An API key has just been removed from your account' },
  'passkey added': { subject: 'A new passkey', sentence: 'A new passkey has just been added to your account' },
  'passkey removed': {
    subject: 'A passkey was removed',
    sentence: 'A passkey has just been removed from your account',
  },
} as const;

export function accessEmail(
  change: keyof typeof accessChanges,
  { brand, link, name }: Wording & { name: string },
): AccountEmail {
  const { subject, sentence } = accessChanges[change];
  return message(`${subject} at ${brand}`, [
    `${sentence} at ${brand}: ${name}.`,
    `If it was not you, choose a new password at once: ${shutsOut}`,
    { press: 'Choose a password', url: link },
  ]);
}

export function deletedEmail({ brand }: Pick<Wording, 'brand'>): AccountEmail {
  return message(`Your account at ${brand} has been deleted`, [
    `Your account at ${brand} and everything in it has just been deleted. This is the last email about it.`,
    { small: 'Every tool works without an account, as before.' },
  ]);
}

function message(subject: string, parts: readonly MailPart[]): AccountEmail {
  return { subject, ...layOutMail(subject, parts) };
}

import { layOutMail, type MailBody, type MailPart } from '#features/mail-layout.ts';

/** A letter about an account, without its address. */
export interface Letter extends MailBody {
  subject: string;
  /**
   * What somebody asked for who may be a stranger: such letters are counted, each kind for itself. Without it the letter
   * tells the owner what was done to the account, and is never left out.
   */
  asked?: 'sign-up' | 'new password' | 'new address';
}

/** Hours for which a link in a letter works. */
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
export function signUpLetter({ brand, link }: Wording): Letter {
  const parts = [
    `Somebody, hopefully you, wants to open an account at ${brand} with this address. Please confirm that it is yours, and choose a password.`,
    { press: 'Choose a password', url: link },
    { small: `${works} ${unasked}` },
  ];
  return { ...letter(`Confirm your address for ${brand}`, parts), asked: 'sign-up' };
}

/** To the address that an account is to have in the place of its own. */
export function confirmLetter({ brand, link }: Wording): Letter {
  const parts = [
    `Somebody, hopefully you, entered this address for an account at ${brand}. Please confirm that it is yours.`,
    { press: 'Confirm address', url: link },
    { small: `${works} ${unasked}` },
  ];
  return { ...letter(`Confirm your address for ${brand}`, parts), asked: 'new address' };
}

/** To an address that has an account, when somebody signs up with it. */
export function accountExistsLetter({ brand, link }: Wording): Letter {
  const parts = [
    `Somebody, hopefully you, tried to sign up at ${brand} with this address, which already has an account.`,
    { press: 'Log in', url: link },
    {
      small:
        'If you have forgotten your password, you can choose a new one from the log-in page. If it was not you, nothing has changed.',
    },
  ];
  return { ...letter(`You have an account at ${brand}`, parts), asked: 'sign-up' };
}

export function resetLetter({ brand, link }: Wording): Letter {
  const parts = [
    `Somebody, hopefully you, asked for a new password for your account at ${brand}.`,
    { press: 'Choose a password', url: link },
    { small: `${works} It works once. ${unasked}` },
  ];
  return { ...letter(`A new password for ${brand}`, parts), asked: 'new password' };
}

/** To the address an account has, when another one is asked for. */
export function changeLetter({ brand, to, link }: Wording & { to: string }): Letter {
  return letter(`Your address at ${brand} is about to change`, [
    `Somebody who is logged in to your account at ${brand} asked to change its address to ${to}. It changes when that address is confirmed.`,
    `If it was not you, choose a new password at once: ${shutsOut}`,
    { press: 'Choose a password', url: link },
  ]);
}

export function passwordChangedLetter({ brand, link, keepsKeys }: Wording & { keepsKeys: boolean }): Letter {
  const keys = keepsKeys ? 'Its API keys and passkeys still work.' : 'Its API keys and passkeys have been removed.';
  return letter(`Your password at ${brand} has changed`, [
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

export function accessLetter(
  change: keyof typeof accessChanges,
  { brand, link, name }: Wording & { name: string },
): Letter {
  const { subject, sentence } = accessChanges[change];
  return letter(`${subject} at ${brand}`, [
    `${sentence} at ${brand}: ${name}.`,
    `If it was not you, choose a new password at once: ${shutsOut}`,
    { press: 'Choose a password', url: link },
  ]);
}

export function deletedLetter({ brand }: Pick<Wording, 'brand'>): Letter {
  return letter(`Your account at ${brand} has been deleted`, [
    `Your account at ${brand} and everything in it has just been deleted. This is the last email about it.`,
    { small: 'Every tool works without an account, as before.' },
  ]);
}

function letter(subject: string, parts: readonly MailPart[]): Letter {
  return { subject, ...layOutMail(subject, parts) };
}

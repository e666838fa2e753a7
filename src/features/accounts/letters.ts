/** A letter about an account, without its address. */
export interface Letter {
  subject: string;
  text: string;
}

/** Hours for which a link in a letter works. */
export const LINK_HOURS = 1;

interface Wording {
  /** Of the site. */
  brand: string;
  link: string;
}

const unasked = 'If you did not ask for this, you need do nothing: without the link nothing happens.';

/** To an address that somebody wants to use, for a new account or one there is. */
export function confirmLetter({ brand, link }: Wording): Letter {
  return letter(`Confirm your address for ${brand}`, [
    `Someone, you we hope, gave this address for an account at ${brand}. Open this link to confirm it is yours:`,
    link,
    `The link works for ${hours(LINK_HOURS)}. ${unasked}`,
  ]);
}

/** To an address that has an account, when somebody signs up with it. */
export function accountExistsLetter({ brand, link }: Wording): Letter {
  return letter(`You have an account at ${brand}`, [
    `Someone, you we hope, tried to sign up at ${brand} with this address, which has an account already. Log in here:`,
    link,
    'If you have forgotten the password, the page to log in has a way to a new one. If it was not you, nothing has changed.',
  ]);
}

export function resetLetter({ brand, link }: Wording): Letter {
  return letter(`A new password for ${brand}`, [
    `Someone, you we hope, asked for a new password for your account at ${brand}. Choose it here:`,
    link,
    `The link works once, for ${hours(LINK_HOURS)}. ${unasked}`,
  ]);
}

/** To the address an account has, when another one is asked for. */
export function changeLetter({ brand, to, link }: Wording & { to: string }): Letter {
  return letter(`Your address at ${brand} is about to change`, [
    `Someone who is logged in to your account at ${brand} asked to change its address to ${to}. It changes when that address is confirmed.`,
    'If it was not you, choose a new password at once; that ends every session:',
    link,
  ]);
}

export function passwordChangedLetter({ brand, link }: Wording): Letter {
  return letter(`Your password at ${brand} has changed`, [
    `The password of your account at ${brand} has just been changed, and every other session has ended.`,
    'If it was not you, take your account back with a new password:',
    link,
  ]);
}

export function deletedLetter({ brand }: Pick<Wording, 'brand'>): Letter {
  return letter(`Your account at ${brand} is deleted`, [
    `Your account at ${brand} was deleted just now, with all that it held. This is the last letter about it.`,
    'Every tool works without an account, as before.',
  ]);
}

function letter(subject: string, paragraphs: readonly string[]): Letter {
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
}

function hours(count: number): string {
  return count === 1 ? 'an hour' : `${count} hours`;
}

import { layOutMail } from '#features/mail-layout.ts';
import type { NewMail, Subscriber } from '#ports/store/port';
import { CONFIRM_DAYS, confirmLink, type LinkSigner } from './links.ts';

/** What names the site in its letters, and signs their links. */
export interface LetterSender extends LinkSigner {
  brand: string;
}

/** The mail that asks whether the address is its reader's. */
export function confirmMail({ id, email, askedAt = 0 }: Subscriber, sender: LetterSender): NewMail {
  const { brand, publicUrl } = sender;
  const subject = `Please confirm: the ${brand} newsletter`;
  const parts = [
    `Somebody, we hope you, entered ${email} for the newsletter of ${brand} (${publicUrl}).`,
    'Please press the button behind this link if you want it. Until then you get nothing.',
    { press: 'Confirm my address', url: confirmLink(id, askedAt, sender) },
    {
      small: `The link works for ${CONFIRM_DAYS} days. If you do nothing, the address is deleted after that, and nothing comes.`,
    },
  ];
  return { to: email, subject, ...layOutMail(subject, parts), queuedAt: askedAt };
}

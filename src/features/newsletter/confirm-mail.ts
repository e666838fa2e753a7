import { layOutMail } from '#features/mail-layout.ts';
import type { NewMail, Subscriber } from '#ports/store/port';
import { CONFIRM_DAYS, confirmLink, type LinkSigner } from './links.ts';

/** What names the site in its emails, and signs their links. */
export interface NewsletterSender extends LinkSigner {
  brand: string;
}

/** The mail that asks whether the address is its reader's. */
export function confirmMail({ id, email, askedAt = 0 }: Subscriber, sender: NewsletterSender): NewMail {
  const { brand, publicUrl } = sender;
  const subject = `Please confirm: the ${brand} newsletter`;
  const parts = [
    `Somebody, hopefully you, entered ${email} for the newsletter of ${brand} (${publicUrl}).`,
    'If you want it, please open this link and press the button. Until then we send you nothing.',
    { press: 'Confirm my address', url: confirmLink(id, askedAt, sender) },
    {
      small: `The link works for ${CONFIRM_DAYS} days. If you do nothing, the address is then deleted, and we send you nothing.`,
    },
  ];
  return { to: email, subject, ...layOutMail(subject, parts), queuedAt: askedAt };
}

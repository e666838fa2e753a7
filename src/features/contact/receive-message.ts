import * as z from 'zod';
import {
  emailAddress,
  honeypotFields,
  isFilledByBot,
  personLine,
  personText,
  storeFull,
} from '#features/visitor-form.ts';
import { parseInput } from '#kit/execute';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import { contactFields } from './contact-fields.ts';
import { type MailSender, messageMail } from './message-mail.ts';

/** Messages kept at once, some 60 MB: a flood fills no disk. */
const MESSAGES_AT_MOST = 10_000;

export const contactMessage = z.object({
  name: personLine(contactFields.name),
  email: emailAddress(),
  subject: personLine(contactFields.subject),
  message: personText(contactFields.message),
  ...honeypotFields,
});

export const messageReceived = 'Thank you for your message!';

interface Receiving {
  store: Pick<Store, 'messages'>;
  clock: Clock;
  sender: MailSender;
  /** Counts a message that is about to be kept. @throws ToolError `rate-limited` when its sender has used up their share. */
  admit: () => Promise<void> | undefined;
}

/**
 * Keeps a message for the people of the site, and a mail to them with it; both are on the disk when this resolves. What fell
 * into a trap is not kept.
 *
 * @throws ToolError `invalid-input` with the sentence for the first fault, `rate-limited`, or `busy` when it cannot be kept.
 */
export async function receiveMessage(raw: unknown, { store, clock, sender, admit }: Receiving): Promise<void> {
  const { reference, openFor, ...entered } = parseInput(contactMessage, raw);
  if (isFilledByBot({ reference, openFor })) return;
  await admit();
  const kept = await store.messages.add(
    { ...entered, receivedAt: clock.now() },
    { atMost: MESSAGES_AT_MOST, mail: (message) => messageMail(message, sender) },
  );
  if (kept === 'kept') return;
  throw storeFull('We cannot take more messages right now. Please email us instead.');
}

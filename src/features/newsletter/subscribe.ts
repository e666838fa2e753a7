import * as z from 'zod';
import { noMail } from '#features/outgoing-mail.ts';
import { emailAddress, honeypotFields, isFilledByBot, storeFull } from '#features/visitor-form.ts';
import { parseInput } from '#kit/execute';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import { confirmMail } from './confirm-mail.ts';
import { CONFIRM_DAYS, LINK_SECRET, type LinkSigner } from './links.ts';

const SUBSCRIBERS_AT_MOST = 100_000;

/** Milliseconds before an address gets another mail to confirm, however often and by whomever it is entered. */
const PAUSE = 15 * 60_000;

/** Milliseconds that every answer takes at least: an address that is known must not be told by a quicker one. */
const ANSWER_AFTER = 150;

export const subscription = z.object({ email: emailAddress(), ...honeypotFields });

export const subscribed = "Thank you. Unless this address is already on the list, we'll send it a link to confirm.";

/** The same where no mail server is set. */
export const subscribedWithoutMail = `Thank you. ${noMail} Unless this address is already on the list, it gets a link to confirm once mail is set up, within ${CONFIRM_DAYS} days at most.`;

interface Subscribing {
  store: Pick<Store, 'subscribers' | 'secret'>;
  clock: Clock;
  sender: Omit<LinkSigner, 'secret'> & { brand: string };
  /** Counts an address that is about to be kept. @throws ToolError `rate-limited` when its sender has used up their share. */
  admit: () => Promise<void> | undefined;
  answerAfter?: number | undefined;
}

/**
 * Keeps an address as unconfirmed, and a mail to it that asks. The answer is the same for one that is there already: nobody
 * learns who has subscribed.
 *
 * @throws ToolError `invalid-input` with the sentence for the first fault, `rate-limited`, or `busy` when it cannot be kept.
 */
export async function subscribe(raw: unknown, subscribing: Subscribing): Promise<void> {
  const { email, ...trap } = parseInput(subscription, raw);
  const { admit, answerAfter = ANSWER_AFTER } = subscribing;
  if (isFilledByBot(trap)) return passed(answerAfter);
  await admit();
  const [kept] = await Promise.allSettled([keep(email, subscribing), passed(answerAfter)]);
  if (kept.status === 'rejected') throw kept.reason;
  if (kept.value === 'kept') return;
  throw storeFull('We cannot take more addresses right now. Please try again later.');
}

async function keep(email: string, { store, clock, sender }: Subscribing) {
  const secret = await store.secret(LINK_SECRET);
  return store.subscribers.add(
    { email, subscribedAt: clock.now() },
    {
      atMost: SUBSCRIBERS_AT_MOST,
      ask: { mail: (subscriber) => confirmMail(subscriber, { ...sender, secret }), pause: PAUSE },
    },
  );
}

function passed(milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, milliseconds);
  return promise;
}

import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import { CONFIRM_DAYS } from './links.ts';

const DAY = 86_400_000;

/** Days for which address, subject and times of a mail that was sent are kept, for the operator who is asked after it. */
const SENT_DAYS = 30;

/**
 * Forgets addresses that nobody confirmed while their link worked, and the rest of mails that were sent.
 *
 * @throws ToolError `busy` when the store fails.
 */
export async function deleteExpired({
  store,
  clock,
}: {
  store: Pick<Store, 'subscribers' | 'mails'>;
  clock: Clock;
}): Promise<void> {
  await store.subscribers.removeUnconfirmed({ before: clock.now() - CONFIRM_DAYS * DAY });
  await store.mails.removeSent({ before: clock.now() - SENT_DAYS * DAY });
}

import * as z from 'zod';
import { parseInput } from '#kit/execute';
import { emailAddress, isTrapped, noRoom, trapFields } from '#kit/visitor-form';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';

const SUBSCRIBERS_AT_MOST = 100_000;

export const subscription = z.object({ email: emailAddress(), ...trapFields });

export const subscribed = "Thank you. Before the first letter, we'll send you a link to confirm your address.";

export interface Subscribing {
  store: Pick<Store, 'subscribers'>;
  clock: Clock;
  /** Counts an address that is about to be kept. @throws ToolError `rate-limited` when its sender has used up their share. */
  admit: () => void;
}

/**
 * Keeps an address as unconfirmed. The answer is the same for one that is there already: nobody learns who has subscribed.
 *
 * @throws ToolError `invalid-input` with the sentence for the first fault, `rate-limited`, or `busy` when it cannot be kept.
 */
export async function subscribe(raw: unknown, { store, clock, admit }: Subscribing): Promise<void> {
  const { email, ...trap } = parseInput(subscription, raw);
  if (isTrapped(trap)) return;
  admit();
  const kept = await store.subscribers.add({ email, subscribedAt: clock.now() }, { atMost: SUBSCRIBERS_AT_MOST });
  if (kept === 'kept') return;
  throw noRoom('We cannot take more addresses right now. Please try again later.');
}

import * as z from 'zod';
import { parseInput } from '#kit/execute';
import { field } from '#kit/field';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import { LINK_SECRET, type LinkPurpose, readToken } from './links.ts';

export const linkToken = z.object({
  token: z
    .string({ error: 'The link is not complete' })
    .trim()
    .min(1, { error: 'The link is not complete' })
    .max(200, { error: 'The link is not complete' })
    .register(field, { label: 'Token', help: 'What comes after "token=" in the link.' }),
});

/** What the visitor reads when it was done. */
export const followed = {
  confirm: 'Your address is confirmed.',
  unsubscribe: 'You have unsubscribed.',
} as const satisfies Record<LinkPurpose, string>;

const ways = 'Please open the link from the mail again, or enter your address anew.';
const forged = 'This link is not complete, or not one of ours.';
const gone = 'This link no longer works: there is no subscription left to confirm.';

export interface Following {
  store: Pick<Store, 'subscribers' | 'secret'>;
  clock: Clock;
}

/**
 * Does what a link from a mail is for. A second time is as good as the first: a finger may press twice.
 *
 * @throws ToolError `invalid-input` for a link that is none of ours, `not-found` for one whose time is over, `busy` when the
 *   store does not work.
 */
export async function followLink(purpose: LinkPurpose, raw: unknown, { store, clock }: Following): Promise<void> {
  const { token } = parseInput(linkToken, raw);
  const now = clock.now();
  const read = readToken(purpose, token, { secret: await store.secret(LINK_SECRET), now });
  if (read === 'forged') throw new ToolError('invalid-input', `${forged} ${ways}`, { field: 'token' });
  if (read === 'expired') throw new ToolError('not-found', `${gone} Please enter your address anew.`);
  if (purpose === 'unsubscribe') {
    // An address that is no longer there gets no email either.
    await store.subscribers.unsubscribe(read.subscriber, now);
    return;
  }
  const subscriber = await store.subscribers.confirm(read.subscriber, now);
  if (subscriber?.state !== 'confirmed') throw new ToolError('not-found', `${gone} Please enter your address anew.`);
}

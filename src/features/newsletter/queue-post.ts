import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import type { NewsletterSender } from './confirm-mail.ts';
import { LINK_SECRET } from './links.ts';
import { type NewsletterPost, postEmail } from './post-email.ts';

interface Queueing {
  store: Pick<Store, 'newsletter' | 'secret'>;
  clock: Clock;
  sender: Omit<NewsletterSender, 'secret'>;
  signal: AbortSignal;
  /** Emails that were put into the outbox until now. */
  onProgress: (queued: number) => void;
}

/** Emails that are written at once: others wait for the store meanwhile. */
const AT_ONCE = 100;

/**
 * Puts an email about a post into the outbox for each confirmed subscriber who has none. Broken off at any moment and begun
 * anew, it goes on where it was: no one gets a post twice. Resolves with how many emails were put in.
 *
 * @throws ToolError `busy` when the store fails.
 */
export async function queuePost(
  post: NewsletterPost,
  { store, clock, sender, signal, onProgress }: Queueing,
): Promise<number> {
  const secret = await store.secret(LINK_SECRET);
  let queued = 0;
  while (!signal.aborted) {
    const at = clock.now();
    const message = (subscriber: Parameters<typeof postEmail>[0]) =>
      postEmail(subscriber, post, { ...sender, secret, at });
    const more = await store.newsletter.queue({ post: post.slug, at, limit: AT_ONCE, message });
    if (more === 0) break;
    queued += more;
    onProgress(queued);
  }
  return queued;
}

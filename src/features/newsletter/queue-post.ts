import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import type { LetterSender } from './confirm-mail.ts';
import { LINK_SECRET } from './links.ts';
import { type LetterPost, postLetter } from './post-letter.ts';

interface Queueing {
  store: Pick<Store, 'letters' | 'secret'>;
  clock: Clock;
  sender: Omit<LetterSender, 'secret'>;
  signal: AbortSignal;
  /** Letters that were put into the outbox until now. */
  onProgress: (queued: number) => void;
}

/** Letters that are written at once: others wait for the store meanwhile. */
const AT_ONCE = 100;

/**
 * Puts a letter about a post into the outbox for each confirmed subscriber who has none. Broken off at any moment and begun
 * anew, it goes on where it was: no one gets a post twice. Resolves with how many letters were put in.
 *
 * @throws ToolError `busy` when the store fails.
 */
export async function queuePost(
  post: LetterPost,
  { store, clock, sender, signal, onProgress }: Queueing,
): Promise<number> {
  const secret = await store.secret(LINK_SECRET);
  let queued = 0;
  while (!signal.aborted) {
    const at = clock.now();
    const letter = (subscriber: Parameters<typeof postLetter>[0]) =>
      postLetter(subscriber, post, { ...sender, secret, at });
    const more = await store.letters.queue({ post: post.slug, at, limit: AT_ONCE, letter });
    if (more === 0) break;
    queued += more;
    onProgress(queued);
  }
  return queued;
}

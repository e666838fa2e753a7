import { change, type Database, numberOf, select, type Work } from '../database.ts';
import type { NewsletterStore } from '../port.ts';
import { insertEmail } from './mails.ts';
import { toSubscriber } from './subscribers.ts';

const missing = `
  FROM subscribers WHERE state = 'confirmed'
  AND NOT EXISTS (SELECT 1 FROM letters WHERE letters.post = $1 AND letters.subscriber = subscribers.id)`;

export function newsletterStore(database: Database): NewsletterStore {
  return {
    queue: (options) => database.runInTurn('subscribers', queue(options)),
    progress: (post) => database.run(progress(post)),
  };
}

/** In turn with unsubscribing, which then either leaves no email to be queued or takes out the one that was. */
function* queue({ post, at, limit, message }: Parameters<NewsletterStore['queue']>[0]): Work<number> {
  const rows = yield* select(`SELECT * ${missing} ORDER BY subscribed_at, number LIMIT $2`, [post, limit]);
  for (const subscriber of rows.map(toSubscriber)) {
    const mail = yield* insertEmail(message(subscriber));
    yield* change('INSERT INTO letters (post, subscriber, mail, queued_at) VALUES ($1, $2, $3, $4)', [
      post,
      subscriber.id,
      mail,
      at,
    ]);
  }
  return rows.length;
}

function* progress(post: string): Work<{ queued: number; missing: number }> {
  const [queued = {}] = yield* select('SELECT count(*) AS letters FROM letters WHERE post = $1', [post]);
  const [left = {}] = yield* select(`SELECT count(*) AS subscribers ${missing}`, [post]);
  return { queued: numberOf(queued, 'letters'), missing: numberOf(left, 'subscribers') };
}

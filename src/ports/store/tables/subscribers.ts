import {
  change,
  type Database,
  limitOf,
  numberOf,
  optionalNumber,
  type Row,
  select,
  textOf,
  type Work,
} from '../database.ts';
import type { Kept, Subscriber, SubscriberState, SubscriberStore } from '../port.ts';
import { insertMail } from './mails.ts';
import { newId } from './new-id.ts';

export function subscriberStore(database: Database): SubscriberStore {
  return {
    add: (subscriber, options) => database.runInTurn('subscribers', add(subscriber, options)),
    find: (id) => database.run(find('id', id)),
    confirm: (id, at) => database.run(confirm(id, at)),
    unsubscribe: (id, at) => database.runInTurn('subscribers', unsubscribe(id, at)),
    list: (options = {}) => database.run(list(options)),
    async remove(email) {
      const isRemoved = await database.runInTurn('subscribers', remove(email.toLowerCase()));
      if (isRemoved) await database.scrub();
      return isRemoved;
    },
    async removeUnconfirmed({ before }) {
      const removed = await database.runInTurn('subscribers', removeUnconfirmed(before));
      if (removed > 0) await database.scrub();
      return removed;
    },
  };
}

type Adding = Parameters<SubscriberStore['add']>;

function* add({ email, subscribedAt }: Adding[0], { atMost, ask }: Adding[1]): Work<Kept> {
  const key = email.toLowerCase();
  let subscriber = yield* find('email_key', key);
  if (subscriber?.state === 'confirmed') return 'kept';
  if (!subscriber) {
    const written = yield* change(
      `INSERT INTO subscribers (id, email_key, email, subscribed_at, state)
      SELECT $1, $2, $3, $4, 'unconfirmed' WHERE (SELECT count(*) FROM subscribers) < $5`,
      [newId(), key, email, subscribedAt, atMost],
    );
    if (written === 0) return 'full';
  } else if (subscriber.state === 'unsubscribed') {
    yield* change(
      `UPDATE subscribers SET state = 'unconfirmed', email = $2, subscribed_at = $3, confirmed_at = NULL, unsubscribed_at = NULL
      WHERE id = $1`,
      [subscriber.id, email, subscribedAt],
    );
  }
  subscriber = yield* find('email_key', key);
  if (!subscriber || !ask || subscribedAt - (subscriber.askedAt ?? -Infinity) < ask.pause) return 'kept';
  yield* change('UPDATE subscribers SET asked_at = $2 WHERE id = $1', [subscriber.id, subscribedAt]);
  yield* insertMail(ask.mail({ ...subscriber, askedAt: subscribedAt }));
  return 'kept';
}

function* find(column: 'id' | 'email_key', value: string): Work<Subscriber | undefined> {
  const [row] = yield* select(`SELECT * FROM subscribers WHERE ${column} = $1`, [value]);
  return row && toSubscriber(row);
}

function* confirm(id: string, at: number): Work<Subscriber | undefined> {
  yield* change(
    `UPDATE subscribers SET state = 'confirmed', confirmed_at = $2 WHERE id = $1 AND state = 'unconfirmed'`,
    [id, at],
  );
  return yield* find('id', id);
}

function* unsubscribe(id: string, at: number): Work<boolean> {
  const subscriber = yield* find('id', id);
  if (!subscriber) return false;
  yield* change(
    `UPDATE subscribers SET state = 'unsubscribed', unsubscribed_at = $2 WHERE id = $1 AND state <> 'unsubscribed'`,
    [id, at],
  );
  yield* change(
    `DELETE FROM mails WHERE next_attempt_at IS NOT NULL AND id IN (SELECT mail FROM letters WHERE subscriber = $1)`,
    [id],
  );
  return true;
}

function* list({ limit, state }: NonNullable<Parameters<SubscriberStore['list']>[0]>): Work<Subscriber[]> {
  const order = 'ORDER BY subscribed_at DESC, number DESC LIMIT $1';
  const rows = state
    ? yield* select(`SELECT * FROM subscribers WHERE state = $2 ${order}`, [limitOf(limit), state])
    : yield* select(`SELECT * FROM subscribers ${order}`, [limitOf(limit)]);
  return rows.map(toSubscriber);
}

function* remove(key: string): Work<boolean> {
  yield* change('DELETE FROM mails WHERE recipient_key = $1', [key]);
  return (yield* change('DELETE FROM subscribers WHERE email_key = $1', [key])) > 0;
}

function* removeUnconfirmed(before: number): Work<number> {
  const condition = `state = 'unconfirmed' AND COALESCE(asked_at, subscribed_at) < $1`;
  yield* change(`DELETE FROM mails WHERE recipient_key IN (SELECT email_key FROM subscribers WHERE ${condition})`, [
    before,
  ]);
  return yield* change(`DELETE FROM subscribers WHERE ${condition}`, [before]);
}

export function toSubscriber(row: Row): Subscriber {
  return {
    id: textOf(row, 'id'),
    email: textOf(row, 'email'),
    subscribedAt: numberOf(row, 'subscribed_at'),
    state: stateOf(textOf(row, 'state')),
    ...optionalNumber('askedAt', row.asked_at),
    ...optionalNumber('confirmedAt', row.confirmed_at),
    ...optionalNumber('unsubscribedAt', row.unsubscribed_at),
  };
}

function stateOf(word: string): SubscriberState {
  return word === 'confirmed' || word === 'unsubscribed' ? word : 'unconfirmed';
}

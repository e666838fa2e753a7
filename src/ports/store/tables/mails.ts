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
import type { Kept, Mail, MailState, MailStore, NewMail } from '../port.ts';
import { newId } from './new-id.ts';

const conditions: Readonly<Record<MailState, string>> = {
  waiting: 'next_attempt_at IS NOT NULL',
  sent: 'sent_at IS NOT NULL',
  failed: 'next_attempt_at IS NULL AND sent_at IS NULL',
};

/** Values of `is_letter`: mails that somebody waits for go before emails about posts. */
const AWAITED = 0;
const LETTER = 1;

export function mailStore(database: Database): MailStore {
  /** Of one mail: whether it was there. */
  const changed = async (text: string, values: Parameters<typeof change>[1]) =>
    (await database.run(change(text, values))) > 0;

  return {
    add: (mail, { atMost }) => database.runInTurn('mails', add(mail, atMost)),
    take: (options) => database.run(take(options, database.skipLocked)),
    async markSent(id, at) {
      await changed(
        `UPDATE mails SET sent_at = $2, next_attempt_at = NULL, last_error = NULL, text = '', html = NULL, headers = '{}'
        WHERE id = $1`,
        [id, at],
      );
    },
    async markFailed(id, { error, nextAttemptAt = null }) {
      await changed('UPDATE mails SET last_error = $2, next_attempt_at = $3 WHERE id = $1 AND sent_at IS NULL', [
        id,
        error,
        nextAttemptAt,
      ]);
    },
    list: (options = {}) => database.run(list(options)),
    count: () => database.run(count()),
    retry: (id, at) =>
      changed(`UPDATE mails SET next_attempt_at = $2 WHERE id = $1 AND ${conditions.failed}`, [id, at]),
    async remove(id) {
      const isRemoved = await changed('DELETE FROM mails WHERE id = $1', [id]);
      if (isRemoved) await database.scrub();
      return isRemoved;
    },
    async removeSent({ before }) {
      const removed = await database.run(change('DELETE FROM mails WHERE sent_at < $1', [before]));
      if (removed > 0) await database.scrub();
      return removed;
    },
  };
}

/** Puts a mail that somebody waits for into the outbox, for use in the work of other tables. The mail's id. */
export function insertMail(mail: NewMail): Work<string> {
  return insert(mail, AWAITED);
}

/** The same for an email about a post. */
export function insertEmail(mail: NewMail): Work<string> {
  return insert(mail, LETTER);
}

function* insert({ to, subject, text, html = '', headers = {}, queuedAt }: NewMail, kind: number): Work<string> {
  const id = newId();
  yield* change(
    `INSERT INTO mails (id, recipient, recipient_key, subject, text, html, headers, queued_at, next_attempt_at, is_letter)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [id, to, to.toLowerCase(), subject, text, html || null, JSON.stringify(headers), queuedAt, kind],
  );
  return id;
}

function* add(mail: NewMail, atMost: number): Work<Kept> {
  // A post on its way to everybody fills no place that somebody's mail needs.
  const [row] = yield* select(`SELECT count(*) AS waiting FROM mails WHERE ${conditions.waiting} AND is_letter = $1`, [
    AWAITED,
  ]);
  if (row && numberOf(row, 'waiting') >= atMost) return 'full';
  yield* insertMail(mail);
  return 'kept';
}

function* take(options: Parameters<MailStore['take']>[0], skipLocked: string): Work<Mail[]> {
  const awaited = yield* takeOf(AWAITED, options, skipLocked);
  const limit = options.limit - awaited.length;
  return limit > 0 ? [...awaited, ...(yield* takeOf(LETTER, { ...options, limit }, skipLocked))] : awaited;
}

// A question a kind: each is answered from the index, however many of the other kind wait.
function* takeOf(
  kind: number,
  { now, until, limit }: Parameters<MailStore['take']>[0],
  skipLocked: string,
): Work<Mail[]> {
  const rows = yield* select(
    `UPDATE mails SET attempts = attempts + 1, next_attempt_at = $2 WHERE id IN (
      SELECT id FROM mails WHERE is_letter = $4 AND next_attempt_at <= $1
      ORDER BY next_attempt_at, number LIMIT $3 ${skipLocked}
    ) RETURNING *`,
    [now, until, limit, kind],
  );
  return rows.toSorted((a, b) => numberOf(a, 'number') - numberOf(b, 'number')).map(toMail);
}

function* list({ limit, state }: NonNullable<Parameters<MailStore['list']>[0]>): Work<Mail[]> {
  const condition = state ? `WHERE ${conditions[state]}` : '';
  const order = 'ORDER BY queued_at DESC, number DESC LIMIT $1';
  return (yield* select(`SELECT * FROM mails ${condition} ${order}`, [limitOf(limit)])).map(toMail);
}

function* count(): Work<Record<MailState, number>> {
  const columns = Object.entries(conditions).map(
    ([state, condition]) => `count(*) FILTER (WHERE ${condition}) AS ${state}`,
  );
  const [row = {}] = yield* select(`SELECT ${columns.join(', ')} FROM mails`);
  return { waiting: numberOf(row, 'waiting'), sent: numberOf(row, 'sent'), failed: numberOf(row, 'failed') };
}

function toMail(row: Row): Mail {
  const headers: Record<string, string> = JSON.parse(textOf(row, 'headers'));
  return {
    id: textOf(row, 'id'),
    to: textOf(row, 'recipient'),
    subject: textOf(row, 'subject'),
    text: textOf(row, 'text'),
    ...(typeof row.html === 'string' && { html: row.html }),
    headers,
    queuedAt: numberOf(row, 'queued_at'),
    state: stateOf(row),
    attempts: numberOf(row, 'attempts'),
    ...optionalNumber('nextAttemptAt', row.next_attempt_at),
    ...(typeof row.last_error === 'string' && { lastError: row.last_error }),
    ...optionalNumber('sentAt', row.sent_at),
  };
}

function stateOf({ next_attempt_at: next, sent_at: sent }: Row): MailState {
  if (next !== null) return 'waiting';
  return sent === null ? 'failed' : 'sent';
}

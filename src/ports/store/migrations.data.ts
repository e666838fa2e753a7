/** Where the two databases need different words for the same. */
export interface Words {
  /** A column that counts rows in the order in which they came. */
  counter: string;
  integer: string;
  /** Behind a table's columns. */
  strict: string;
  /** An expression: 16 random hexadecimal digits. */
  randomId: string;
}

/**
 * The schema, step by step, for both databases. A step that has been released is never changed: databases in the field have
 * taken it. A database knows the number of steps that it has taken.
 *
 * Columns are text and integers (times in milliseconds), so that a backup of one database can be read into the other. A
 * counter stands in no reference and in no backup. A new table goes into `tables` as well.
 */
export const migrations: readonly ((words: Words) => string)[] = [
  ({ counter, integer, strict }) => `
  CREATE TABLE messages (
    number ${counter},
    id TEXT NOT NULL UNIQUE,
    received_at ${integer} NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL
  )${strict};
  CREATE INDEX messages_by_time ON messages (received_at, number);

  CREATE TABLE subscribers (
    number ${counter},
    email_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    subscribed_at ${integer} NOT NULL,
    state TEXT NOT NULL
  )${strict};
  CREATE INDEX subscribers_by_time ON subscribers (subscribed_at, number);
  `,
  ({ counter, integer, strict, randomId }) => `
  ALTER TABLE subscribers ADD COLUMN id TEXT NOT NULL DEFAULT '';
  UPDATE subscribers SET id = ${randomId};
  CREATE UNIQUE INDEX subscribers_by_id ON subscribers (id);
  ALTER TABLE subscribers ADD COLUMN asked_at ${integer};
  ALTER TABLE subscribers ADD COLUMN confirmed_at ${integer};
  ALTER TABLE subscribers ADD COLUMN unsubscribed_at ${integer};

  CREATE TABLE mails (
    number ${counter},
    id TEXT NOT NULL UNIQUE,
    recipient TEXT NOT NULL,
    recipient_key TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT,
    headers TEXT NOT NULL,
    queued_at ${integer} NOT NULL,
    attempts ${integer} NOT NULL DEFAULT 0,
    next_attempt_at ${integer},
    last_error TEXT,
    sent_at ${integer}
  )${strict};
  CREATE INDEX mails_by_time ON mails (queued_at, number);
  CREATE INDEX mails_due ON mails (next_attempt_at, number) WHERE next_attempt_at IS NOT NULL;
  CREATE INDEX mails_by_recipient ON mails (recipient_key);

  CREATE TABLE letters (
    post TEXT NOT NULL,
    subscriber TEXT NOT NULL REFERENCES subscribers (id) ON DELETE CASCADE,
    mail TEXT NOT NULL,
    queued_at ${integer} NOT NULL,
    PRIMARY KEY (post, subscriber)
  )${strict};
  CREATE INDEX letters_by_subscriber ON letters (subscriber);

  CREATE TABLE usage_counts (
    day TEXT NOT NULL,
    tool TEXT NOT NULL,
    calls ${integer} NOT NULL,
    PRIMARY KEY (day, tool)
  )${strict};

  CREATE TABLE secrets (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
  )${strict};
  `,
];

/** Every table, those first that others refer to: what a backup holds, in this order. */
export const tables = ['messages', 'subscribers', 'mails', 'letters', 'usage_counts', 'secrets'] as const;

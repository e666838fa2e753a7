/**
 * The schema, step by step. A step that has been released is never changed: files in the field have taken it. The number of
 * steps that a file has taken is its `user_version`.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE messages (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX messages_by_time ON messages (received_at, number);

  CREATE TABLE subscribers (
    number INTEGER PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    subscribed_at INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT;
  CREATE INDEX subscribers_by_time ON subscribers (subscribed_at, number);
  `,
];

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
 * counter is in no reference and in no backup. A new table goes into `tables` as well.
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
  ({ integer, strict }) => `
  CREATE TABLE people (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    "emailVerified" ${integer} NOT NULL,
    image TEXT,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )${strict};

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY NOT NULL,
    "expiresAt" TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "userId" TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
  )${strict};
  CREATE INDEX sessions_by_person ON sessions ("userId");

  CREATE TABLE credentials (
    id TEXT PRIMARY KEY NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TEXT,
    "refreshTokenExpiresAt" TEXT,
    scope TEXT,
    password TEXT,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )${strict};
  CREATE INDEX credentials_by_person ON credentials ("userId");

  CREATE TABLE verifications (
    id TEXT PRIMARY KEY NOT NULL,
    identifier TEXT NOT NULL,
    value TEXT NOT NULL,
    "expiresAt" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "updatedAt" TEXT NOT NULL
  )${strict};
  CREATE INDEX verifications_by_identifier ON verifications (identifier);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT,
    "publicKey" TEXT NOT NULL,
    "userId" TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    "credentialID" TEXT NOT NULL UNIQUE,
    counter ${integer} NOT NULL,
    "deviceType" TEXT NOT NULL,
    "backedUp" ${integer} NOT NULL,
    transports TEXT,
    "createdAt" TEXT,
    aaguid TEXT
  )${strict};
  CREATE INDEX passkeys_by_person ON passkeys ("userId");

  CREATE TABLE admins (
    person TEXT PRIMARY KEY NOT NULL REFERENCES people (id) ON DELETE CASCADE
  )${strict};

  CREATE TABLE api_keys (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    hint TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    last_used_at ${integer}
  )${strict};
  CREATE INDEX api_keys_by_person ON api_keys (person);

  CREATE TABLE api_key_uses (
    api_key TEXT NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    calls ${integer} NOT NULL,
    PRIMARY KEY (api_key, day)
  )${strict};

  CREATE TABLE option_sets (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    tool TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    saved_at ${integer} NOT NULL,
    UNIQUE (person, tool, name)
  )${strict};

  CREATE TABLE kept_lists (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    list TEXT NOT NULL,
    slugs TEXT NOT NULL,
    changed_at ${integer} NOT NULL,
    PRIMARY KEY (person, list)
  )${strict};
  `,
  ({ integer }) => `
  ALTER TABLE mails ADD COLUMN is_letter ${integer} NOT NULL DEFAULT 0;
  UPDATE mails SET is_letter = 1 WHERE id IN (SELECT mail FROM letters);
  DROP INDEX mails_due;
  CREATE INDEX mails_due ON mails (is_letter, next_attempt_at, number) WHERE next_attempt_at IS NOT NULL;
  `,
  ({ integer, strict }) => `
  CREATE TABLE audits (
    id TEXT PRIMARY KEY NOT NULL,
    key_hash TEXT NOT NULL,
    owner TEXT NOT NULL,
    what TEXT NOT NULL,
    state TEXT NOT NULL,
    pages ${integer} NOT NULL DEFAULT 0,
    files ${integer} NOT NULL DEFAULT 0,
    waiting ${integer} NOT NULL DEFAULT 0,
    created_at ${integer} NOT NULL,
    ended_at ${integer},
    expires_at ${integer} NOT NULL,
    fault TEXT,
    report TEXT
  )${strict};
  CREATE INDEX audits_by_expiry ON audits (expires_at);
  CREATE INDEX audits_by_owner ON audits (owner);
  `,
  ({ integer, strict }) => `
  CREATE TABLE watches (
    id TEXT PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    due_at ${integer} NOT NULL,
    is_paused ${integer} NOT NULL DEFAULT 0,
    state TEXT,
    pending TEXT,
    UNIQUE (person, kind, target)
  )${strict};
  CREATE INDEX watches_due ON watches (due_at) WHERE is_paused = 0;

  CREATE TABLE watch_looks (
    watch TEXT NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
    at ${integer} NOT NULL,
    words TEXT NOT NULL,
    figure ${integer},
    is_change ${integer} NOT NULL,
    is_bad ${integer} NOT NULL,
    PRIMARY KEY (watch, at)
  )${strict};
  `,
  () => 'ALTER TABLE audits ADD COLUMN found TEXT;',
];

/** Every table, those first that others refer to: what a backup holds, in this order. */
export const tables = [
  'messages',
  'subscribers',
  'mails',
  'letters',
  'usage_counts',
  'secrets',
  'people',
  'sessions',
  'credentials',
  'verifications',
  'passkeys',
  'admins',
  'api_keys',
  'api_key_uses',
  'option_sets',
  'kept_lists',
  'audits',
  'watches',
  'watch_looks',
] as const;

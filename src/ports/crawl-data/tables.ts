/** Version of the tables: a file of another one is not opened. */
export const VERSION = 3;

/** Columns of `page` that a visit fills. */
export const pageColumns = [
  ...['status', 'type', 'kind', 'redirect', 'error', 'failure', 'waited', 'bytes', 'encoded_bytes', 'title'],
  ...['description', 'heading', 'lang', 'canonical', 'is_noindex', 'words', 'text_hash', 'etag', 'modified', 'digest'],
  ...['sketch', 'folder', 'data_types', 'is_rendered', 'needs_scripts'],
] as const;

/** What lasts from one audit to the next. */
export const LASTING = `
CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
PRAGMA user_version = ${VERSION};
`;

/** The tables of one audit. Indexes keep their names when their table is renamed, so each audit has names of its own for them. */
export const tablesOf = (audit: number) => `
CREATE TABLE page (
  id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, depth INTEGER, rank INTEGER NOT NULL, source TEXT NOT NULL, is_file INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting', status INTEGER, type TEXT, kind TEXT, redirect TEXT, error TEXT, failure TEXT, waited INTEGER,
  bytes INTEGER, encoded_bytes INTEGER, title TEXT, description TEXT, heading TEXT, lang TEXT, canonical TEXT, is_noindex INTEGER,
  words INTEGER, text_hash TEXT, etag TEXT, modified TEXT, digest TEXT, sketch BLOB, folder TEXT, data_types TEXT, is_rendered INTEGER, needs_scripts INTEGER, weight REAL
) STRICT;
CREATE INDEX waiting_${audit} ON page (is_file, rank, id) WHERE state = 'waiting';
CREATE INDEX page_text_${audit} ON page (text_hash) WHERE text_hash IS NOT NULL;
CREATE INDEX page_redirect_${audit} ON page (redirect) WHERE redirect IS NOT NULL;
CREATE INDEX page_depth_${audit} ON page (depth) WHERE state = 'done';
CREATE TABLE link (page INTEGER NOT NULL, target TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, is_nofollow INTEGER NOT NULL) STRICT;
CREATE INDEX link_target_${audit} ON link (target, kind);
CREATE INDEX link_page_${audit} ON link (page, kind);
CREATE TABLE finding (page INTEGER NOT NULL, "check" TEXT NOT NULL, severity TEXT NOT NULL, title TEXT NOT NULL, detail TEXT NOT NULL, fix TEXT NOT NULL, places TEXT NOT NULL) STRICT;
CREATE INDEX finding_check_${audit} ON finding ("check", severity, title);
CREATE INDEX finding_page_${audit} ON finding (page);
CREATE TABLE sitemap (url TEXT PRIMARY KEY) STRICT;
CREATE TABLE trap (kind TEXT NOT NULL, url TEXT NOT NULL, PRIMARY KEY (kind, url)) STRICT;
CREATE TABLE likeness (number INTEGER NOT NULL, page INTEGER NOT NULL, share REAL NOT NULL) STRICT;
CREATE VIEW indexable AS SELECT * FROM page
  WHERE kind = 'page' AND status = 200 AND is_noindex = 0 AND state = 'done' AND (canonical IS NULL OR canonical = url);
`;

const kept = ['page', 'link', 'finding'];
const made = ['sitemap', 'trap', 'likeness'];

export const FORGET = kept.map((name) => `DROP TABLE IF EXISTS before_${name};`).join('\n');

/** What a page was like is kept under another name; what is about the whole site is made anew. */
export const SET_ASIDE = [
  FORGET,
  'DROP VIEW indexable;',
  ...made.map((name) => `DROP TABLE ${name};`),
  ...kept.map((name) => `ALTER TABLE ${name} RENAME TO before_${name};`),
].join('\n');

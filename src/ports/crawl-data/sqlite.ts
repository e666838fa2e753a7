import { DatabaseSync } from 'node:sqlite';
import type { CrawlData, CrawledPage, CrawlRow, NewAddress, Waiting } from './port.ts';

/** Version of the tables: a file of another one is begun anew. */
const VERSION = 1;

const TABLES = `
CREATE TABLE page (
  id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, depth INTEGER, source TEXT NOT NULL, is_file INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting', status INTEGER, type TEXT, kind TEXT, redirect TEXT, error TEXT, waited INTEGER,
  bytes INTEGER, encoded_bytes INTEGER, title TEXT, description TEXT, heading TEXT, lang TEXT, canonical TEXT,
  is_noindex INTEGER, words INTEGER, text_hash TEXT
) STRICT;
CREATE INDEX waiting ON page (state, is_file, depth);
CREATE TABLE link (page INTEGER NOT NULL, target TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, is_nofollow INTEGER NOT NULL) STRICT;
CREATE INDEX link_target ON link (target, kind);
CREATE INDEX link_page ON link (page, kind);
CREATE TABLE finding (page INTEGER NOT NULL, "check" TEXT NOT NULL, severity TEXT NOT NULL, title TEXT NOT NULL, detail TEXT NOT NULL, fix TEXT NOT NULL, places TEXT NOT NULL) STRICT;
CREATE INDEX finding_check ON finding ("check");
CREATE TABLE sitemap (url TEXT PRIMARY KEY) STRICT;
CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE VIEW indexable AS SELECT * FROM page
  WHERE kind = 'page' AND status = 200 AND is_noindex = 0 AND state = 'done' AND (canonical IS NULL OR canonical = url);
PRAGMA user_version = ${VERSION};
`;

/** A crawl in one file of SQLite; without a path, in memory. What was under way when its process ended waits again. */
export function openCrawlData(file = ':memory:'): CrawlData {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000;');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (version === 0) database.exec(TABLES);
  else if (version !== VERSION) throw new Error(`${file} was written by another version. Delete it to begin anew.`);
  database.exec("UPDATE page SET state = 'waiting' WHERE state = 'under way'");

  const insert = database.prepare('INSERT OR IGNORE INTO page (url, depth, source, is_file) VALUES (?, ?, ?, ?)');
  const nearer = database.prepare('UPDATE page SET depth = ?1 WHERE url = ?2 AND (depth IS NULL OR depth > ?1)');
  const next = database.prepare(
    "SELECT id, url, depth, is_file FROM page WHERE state = 'waiting' ORDER BY is_file, depth IS NULL, depth, id LIMIT ?",
  );
  const setState = database.prepare('UPDATE page SET state = ? WHERE id = ?');
  const update = database.prepare(
    `UPDATE page SET state = 'done', status = ?, type = ?, kind = ?, redirect = ?, error = ?, waited = ?, bytes = ?, encoded_bytes = ?,
     title = ?, description = ?, heading = ?, lang = ?, canonical = ?, is_noindex = ?, words = ?, text_hash = ? WHERE id = ?`,
  );
  const addLink = database.prepare('INSERT INTO link (page, target, kind, text, is_nofollow) VALUES (?, ?, ?, ?, ?)');
  const addFinding = database.prepare('INSERT INTO finding VALUES (?, ?, ?, ?, ?, ?, ?)');
  const addNamed = database.prepare('INSERT OR IGNORE INTO sitemap (url) VALUES (?)');
  const setNote = database.prepare('INSERT OR REPLACE INTO note (name, value) VALUES (?, ?)');
  const getNote = database.prepare('SELECT value FROM note WHERE name = ?');

  function whole<T>(work: () => T): T {
    database.exec('BEGIN');
    try {
      const done = work();
      database.exec('COMMIT');
      return done;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    add: (addresses: readonly NewAddress[]) =>
      whole(() => {
        let added = 0;
        for (const { url, depth, source, isFile } of addresses) {
          added += Number(insert.run(url, depth, source, Number(isFile)).changes);
          if (depth !== null) nearer.run(depth, url);
        }
        return added;
      }),
    addToSitemap: (urls) =>
      whole(() => {
        for (const url of urls) addNamed.run(url);
      }),
    take: (most) =>
      whole(() => {
        const taken = next.all(most).map(
          ({ id, url, depth, is_file: isFile }): Waiting => ({
            ...{ id: Number(id), url: String(url), depth: depth === null ? null : Number(depth), isFile: isFile === 1 },
          }),
        );
        for (const { id } of taken) setState.run('under way', id);
        return taken;
      }),
    finish: (id, page: CrawledPage) =>
      whole(() => {
        const { status, type, kind, redirect, error, waited, bytes, encodedBytes, title, description, heading } = page;
        const { lang, canonical, isNoindex, words, textHash, links, findings } = page;
        update.run(
          ...[status, type, kind, redirect, error, waited, bytes, encodedBytes, title, description, heading, lang],
          ...[canonical, Number(isNoindex), words, textHash, id],
        );
        for (const link of links) addLink.run(id, link.target, link.kind, link.text, Number(link.isNofollow));
        for (const found of findings)
          addFinding.run(id, found.check, found.severity, found.title, found.detail, found.fix, found.places);
      }),
    leaveOut: (id, why) => void setState.run(why, id),
    counts() {
      const all = database.prepare('SELECT state, is_file, count(*) AS number FROM page GROUP BY state, is_file').all();
      const sum = (fits: (row: { state: unknown; is_file: unknown }) => boolean) =>
        all.reduce(
          (total, row) => total + (fits({ state: row.state, is_file: row.is_file }) ? Number(row.number) : 0),
          0,
        );
      return {
        waiting: sum(({ state }) => state === 'waiting' || state === 'under way'),
        pages: sum((row) => row.state === 'done' && row.is_file === 0),
        files: sum((row) => row.state === 'done' && row.is_file === 1),
        forbidden: sum(({ state }) => state === 'forbidden'),
        leftOut: sum(({ state }) => state === 'left out'),
      };
    },
    note: (name, value) => void setNote.run(name, value),
    noted: (name) => {
      const { value } = getNote.get(name) ?? {};
      return value === undefined ? undefined : String(value);
    },
    query: (sql) => database.prepare(sql).all() as CrawlRow[],
    close: () => database.close(),
  };
}

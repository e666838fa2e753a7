import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import { openBefore } from './before.ts';
import { measureDepths } from './depths.ts';
import type { CrawlCounts, CrawlData, CrawledPage, CrawlRow, NewAddress, Waiting } from './port.ts';
import { FORGET, LASTING, pageColumns, SET_ASIDE, tablesOf, VERSION } from './tables.ts';

/** The place in the queue of what no link leads to: behind everything that one does. */
const UNLINKED = 1_000_000;
/** Addresses of one kind of trap that are noted. */
const MOST_TRAPS = 100;

/**
 * A crawl in one file of SQLite; without a path, in memory. What was under way when its process ended waits again.
 *
 * @throws ToolError `invalid-input` when the file holds something else.
 */
export function openCrawlData(file = ':memory:'): CrawlData {
  const database = openDatabase(file);
  database.exec("UPDATE page SET state = 'waiting' WHERE state = 'under way'");

  const insert = database.prepare(
    'INSERT OR IGNORE INTO page (url, depth, rank, source, is_file) VALUES (?, ?, ?, ?, ?)',
  );
  const nearer = database.prepare('UPDATE page SET depth = ?1, rank = ?1 WHERE url = ?2 AND rank > ?1');
  const next = database.prepare(
    "SELECT id, url, depth, is_file FROM page WHERE state = 'waiting' ORDER BY is_file, rank, id LIMIT ?",
  );
  const setState = database.prepare('UPDATE page SET state = ? WHERE id = ?');
  const update = database.prepare(
    `UPDATE page SET state = 'done', ${pageColumns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`,
  );
  const addLink = database.prepare('INSERT INTO link (page, target, kind, text, is_nofollow) VALUES (?, ?, ?, ?, ?)');
  const addFinding = database.prepare('INSERT INTO finding VALUES (?, ?, ?, ?, ?, ?, ?)');
  const addNamed = database.prepare('INSERT OR IGNORE INTO sitemap (url) VALUES (?)');
  const addTrap = database.prepare(
    `INSERT OR IGNORE INTO trap (kind, url) SELECT ?1, ?2 WHERE (SELECT count(*) FROM trap WHERE kind = ?1) < ${MOST_TRAPS}`,
  );
  const likeness = database.prepare('INSERT INTO likeness VALUES (?, ?, ?)');
  const setWeight = database.prepare('UPDATE page SET weight = ? WHERE id = ?');
  const sameText = database.prepare('SELECT count(*) AS number FROM (SELECT 1 FROM page WHERE text_hash = ? LIMIT ?)');
  const setNote = database.prepare('INSERT OR REPLACE INTO note (name, value) VALUES (?, ?)');
  const getNote = database.prepare('SELECT value FROM note WHERE name = ?');

  const counts = countsOf(database);
  const isFile = new Map<number, boolean>();
  let before = openBefore(database);

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

  function add(addresses: readonly NewAddress[]): number {
    let added = 0;
    for (const { url, depth, source, isFile: only } of addresses) {
      const { changes } = insert.run(url, depth, depth ?? UNLINKED, source, Number(only));
      added += Number(changes);
      if (depth !== null && changes === 0) nearer.run(depth, url);
    }
    return added;
  }

  const noted = (name: string) => {
    const { value } = getNote.get(name) ?? {};
    return value === undefined ? undefined : String(value);
  };

  return {
    add(addresses) {
      counts.waiting += whole(() => add(addresses));
    },
    addToSitemap: (urls) =>
      whole(() => {
        for (const url of urls) addNamed.run(url);
      }),
    take: (most) =>
      whole(() => {
        const taken = next.all(most).map((row): Waiting => {
          const url = String(row.url);
          const known = row.is_file === 0 ? before?.validators(url) : undefined;
          return {
            ...{ id: Number(row.id), url, depth: row.depth === null ? null : Number(row.depth) },
            isFile: row.is_file === 1,
            ...(known && { before: known }),
          };
        });
        for (const { id, isFile: only } of taken) {
          setState.run('under way', id);
          isFile.set(id, only);
        }
        return taken;
      }),
    finish(id, page, found = []) {
      const added = whole(() => {
        update.run(...valuesOf(page), id);
        for (const link of page.links) addLink.run(id, link.target, link.kind, link.text, Number(link.isNofollow));
        for (const one of page.findings)
          addFinding.run(id, one.check, one.severity, one.title, one.detail, one.fix, one.places);
        return add(found);
      });
      counts.waiting += added - 1;
      counts[isFile.get(id) ? 'files' : 'pages'] += 1;
      isFile.delete(id);
    },
    leaveOut(id, why) {
      setState.run(why, id);
      counts.waiting -= 1;
      counts[why === 'forbidden' ? 'forbidden' : 'leftOut'] += 1;
      isFile.delete(id);
    },
    addTrap: (kind, url) => void addTrap.run(kind, url),
    copies: (textHash, most) => Number(sameText.get(textHash, most)?.number),
    counts: () => ({ ...counts }),
    note: (name, value) => void setNote.run(name, value),
    noted,
    readmit() {
      database.exec("UPDATE page SET state = 'waiting' WHERE state = 'left out'");
      Object.assign(counts, countsOf(database));
    },
    renew() {
      const audit = Number(noted('audit') ?? 1) + 1;
      whole(() => {
        database.exec(SET_ASIDE);
        database.exec(tablesOf(audit));
        database.exec("DELETE FROM note WHERE name <> 'order'");
        setNote.run('audit', String(audit));
      });
      Object.assign(counts, countsOf(database));
      before = openBefore(database);
    },
    before: (url) => before?.page(url),
    forgetBefore() {
      before = undefined;
      database.exec(FORGET);
    },
    measureDepths: () => whole(() => measureDepths(database)),
    *sketches() {
      // By the index of texts, so that no sketch is sorted.
      const all = `SELECT id, text_hash, sketch FROM indexable WHERE text_hash IS NOT NULL AND sketch IS NOT NULL
        ORDER BY text_hash, url`;
      const rows = database.prepare(all).iterate();
      for (const { id, text_hash: textHash, sketch } of rows)
        if (sketch instanceof Uint8Array) yield { id: Number(id), textHash: String(textHash), sketch };
    },
    noteLikeness: (groups) =>
      whole(() => {
        database.exec('DELETE FROM likeness');
        let number = 0;
        for (const { pages, share } of groups) {
          for (const page of pages) likeness.run(number, page, share);
          number += 1;
        }
      }),
    noteWeights: (weights) =>
      whole(() => {
        for (const [id, weight] of weights) setWeight.run(weight, id);
      }),
    query: (sql) => database.prepare(sql).all() as CrawlRow[],
    rows: (sql) => database.prepare(sql).iterate() as Iterable<CrawlRow>,
    close: () => database.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32000;');
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
    const hasTables = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;
    if (version === VERSION) return database;
    if (hasTables) throw new ToolError('invalid-input', `${file} is not the data of an audit by this version.`);
    database.exec(`BEGIN; ${LASTING} ${tablesOf(1)} COMMIT;`);
    return database;
  } catch (cause) {
    if (cause instanceof ToolError) throw cause;
    throw new ToolError('invalid-input', `${file} cannot be opened as the data of an audit.`, { cause });
  }
}

function valuesOf(page: CrawledPage): (string | number | null | Uint8Array)[] {
  const { status, type, kind, redirect, error, failure, waited, bytes, encodedBytes, title, description } = page;
  const { heading, lang, canonical, isNoindex, words, textHash, etag, modified, digest, sketch } = page;
  return [
    ...[status, type, kind, redirect, error, failure, waited, bytes, encodedBytes, title, description],
    ...[heading, lang, canonical, Number(isNoindex), words, textHash, etag, modified, digest],
    ...[sketch, page.folder, page.dataTypes, Number(page.isRendered), Number(page.needsScripts)],
  ];
}

function countsOf(database: DatabaseSync): CrawlCounts {
  const all = database.prepare('SELECT state, is_file, count(*) AS number FROM page GROUP BY state, is_file').all();
  const sum = (fits: (row: Record<string, SQLOutputValue>) => boolean) =>
    all.reduce((total, row) => total + (fits(row) ? Number(row.number) : 0), 0);
  return {
    waiting: sum(({ state }) => state === 'waiting' || state === 'under way'),
    pages: sum((row) => row.state === 'done' && row.is_file === 0),
    files: sum((row) => row.state === 'done' && row.is_file === 1),
    forbidden: sum(({ state }) => state === 'forbidden'),
    leftOut: sum(({ state }) => state === 'left out'),
  };
}

import { type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import type { Place, RankList, Ranks } from '../port.ts';
import { findInPage, keyOf, MOST_BITS, SCHEMA } from './database.ts';
import { type ListName, rankFormats } from './format.ts';
import { type HashKey, hashName } from './name-hash.ts';

export interface SqliteRanks {
  /** @throws ToolError `not-configured` when the file is no database of ours. */
  ranks(domain: string): Ranks;
  close(): void;
}

const nothing: Ranks = { commonCrawl: undefined, tranco: undefined };

/**
 * Looks domains up in the file that imports write. There may be none yet, and a new one may take its place while this runs:
 * both are noticed at the next question.
 */
export function openSqliteRanks(path: string): SqliteRanks {
  let opened: ReturnType<typeof openLists> | undefined;
  let inode: number | undefined;

  function current(): typeof opened {
    const facts: Stats | undefined = statSync(path, { throwIfNoEntry: false });
    if (facts?.ino !== inode) {
      opened?.close();
      opened = undefined;
      inode = undefined;
    }
    // What an import only begins to make has no size.
    if (!facts || facts.size === 0) return undefined;
    opened ??= openLists(path);
    inode = facts.ino;
    return opened;
  }

  return {
    ranks(domain) {
      try {
        return current()?.ranks(domain) ?? nothing;
      } catch (cause) {
        throw new ToolError('not-configured', 'The imported lists of ranks cannot be read.', { cause });
      }
    },
    close() {
      opened?.close();
      opened = undefined;
      inode = undefined;
    },
  };
}

interface Found {
  list: RankList;
  ranks: [number, number] | undefined;
}

function openLists(path: string) {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 100 });
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version !== SCHEMA) {
    database.close();
    if (version === 0) return { ranks: () => nothing, close: () => undefined };
    throw new Error(`${path} has schema ${version}, not ${SCHEMA}.`);
  }
  const key: HashKey = keyOf(database);
  // One statement: list and page are of the same moment, also while an import ends.
  const select = database.prepare(`
    SELECT release, total, imported_at, (
      SELECT rows FROM pages WHERE id = (lists.number << ${MOST_BITS}) + (? >> (${MOST_BITS} - lists.bits))
    ) AS rows
    FROM lists WHERE name = ?`);
  const hash = new Uint32Array(2);

  function find(name: ListName, domain: string): Found | undefined {
    const { keyOf: nameIn, ranks } = rankFormats[name];
    const bytes = new TextEncoder().encode(nameIn(domain));
    hashName(bytes, 0, bytes.length, key, hash);
    const row = select.get((hash[0] ?? 0) >>> (32 - MOST_BITS), name);
    if (!row) return undefined;
    const list = { release: String(row.release), total: Number(row.total), importedAt: Number(row.imported_at) };
    return { list, ranks: row.rows instanceof Uint8Array ? findInPage(row.rows, hash, ranks) : undefined };
  }

  return {
    ranks(domain: string): Ranks {
      const graph = find('common-crawl', domain);
      const popular = find('tranco', domain);
      return {
        commonCrawl: graph && {
          list: graph.list,
          harmonic: placeIn(graph.list, graph.ranks?.[0]),
          pageRank: placeIn(graph.list, graph.ranks?.[1]),
        },
        tranco: popular && { list: popular.list, place: placeIn(popular.list, popular.ranks?.[0]) },
      };
    },
    close: () => database.close(),
  };
}

function placeIn({ total }: RankList, position: number | undefined): Place | undefined {
  return position === undefined ? undefined : { position, total: Math.max(total, position) };
}

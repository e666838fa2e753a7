import { closeSync, mkdirSync, openSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ToolError } from '#kit/tool-error';
import type { ReferringDomains } from '../port.ts';

export interface Linking {
  domain: string;
  /** Hosts of the domain that the crawl saw. */
  hosts: number;
}

export interface LinksTarget {
  domain: string;
  /** Domains that link to it, the listed and the others. */
  total: number;
  linking: Linking[];
}

const schema = `
  CREATE TABLE graph (release TEXT NOT NULL, imported_at INTEGER NOT NULL) STRICT;
  CREATE TABLE targets (id INTEGER PRIMARY KEY, domain TEXT NOT NULL UNIQUE, total INTEGER NOT NULL) STRICT;
  CREATE TABLE links (
    target INTEGER NOT NULL, place INTEGER NOT NULL, domain TEXT NOT NULL, hosts INTEGER NOT NULL,
    PRIMARY KEY (target, place)
  ) STRICT, WITHOUT ROWID;
`;

/** Writes a new file beside the old and puts it in its place when it is whole. */
export function writeLinks(
  path: string,
  targets: readonly LinksTarget[],
  graph: { release: string; importedAt: number },
): void {
  const draft = `${path}.part`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'a', 0o600));
  const database = new DatabaseSync(draft);
  try {
    database.exec(`BEGIN; ${schema}`);
    database.prepare('INSERT INTO graph VALUES (?, ?)').run(graph.release, graph.importedAt);
    const addTarget = database.prepare('INSERT INTO targets VALUES (?, ?, ?)');
    const addLink = database.prepare('INSERT INTO links VALUES (?, ?, ?, ?)');
    for (const [id, { domain, total, linking }] of targets.entries()) {
      addTarget.run(id, domain, total);
      for (const [place, each] of linking.entries()) addLink.run(id, place, each.domain, each.hosts);
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
  renameSync(draft, path);
}

export interface LinksFile {
  /** @throws ToolError `not-configured` when the file is none of ours. */
  referringDomains(domain: string, limit: number): ReferringDomains | undefined;
  close(): void;
}

/** Reads the file that imports write; there may be none, and a new one may take its place while this runs. */
export function openLinksFile(path: string): LinksFile {
  let opened: ReturnType<typeof openGraph> | undefined;
  let inode: number | undefined;

  function close(): void {
    opened?.close();
    opened = undefined;
  }

  return {
    referringDomains(domain, limit) {
      const facts: Stats | undefined = statSync(path, { throwIfNoEntry: false });
      if (facts?.ino !== inode) close();
      inode = facts?.ino;
      if (!facts) return undefined;
      try {
        opened ??= openGraph(path);
        return opened.read(domain, limit);
      } catch (cause) {
        throw new ToolError('not-configured', 'The imported graph of links cannot be read.', { cause });
      }
    },
    close,
  };
}

function openGraph(path: string) {
  const database = new DatabaseSync(path, { readOnly: true });
  const graph = database.prepare('SELECT release, imported_at FROM graph').get();
  const about = { release: String(graph?.release), importedAt: Number(graph?.imported_at) };
  const find = database.prepare('SELECT id, total FROM targets WHERE domain = ?');
  const list = database.prepare('SELECT domain, hosts FROM links WHERE target = ? ORDER BY place LIMIT ?');
  return {
    read(domain: string, limit: number): ReferringDomains {
      const target = find.get(domain);
      if (!target) return { ...about, isChosen: false, total: 0, domains: [] };
      const rows = list.all(Number(target.id), limit);
      const domains = rows.map((row) => ({ domain: String(row.domain), hosts: Number(row.hosts) }));
      return { ...about, isChosen: true, total: Number(target.total), domains };
    },
    close: () => database.close(),
  };
}

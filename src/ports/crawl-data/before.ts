import type { DatabaseSync } from 'node:sqlite';
import type { CrawledPage, CrawlLink, Waiting } from './port.ts';

interface Before {
  /** What is asked with, whether a page has changed. */
  validators(url: string): Waiting['before'];
  page(url: string): CrawledPage | undefined;
}

/** The audit before, of which pages that have not changed are taken as they are; nothing where there was none. */
export function openBefore(database: DatabaseSync): Before | undefined {
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'before_page'").get();
  if (!table) return undefined;
  const readable = "kind = 'page' AND status = 200 AND state = 'done'";
  const asked = database.prepare(`SELECT etag, modified, digest FROM before_page WHERE url = ? AND ${readable}`);
  const pages = database.prepare(`SELECT * FROM before_page WHERE url = ? AND ${readable}`);
  const links = database.prepare(
    'SELECT target, kind, text, is_nofollow FROM before_link WHERE page = ? ORDER BY rowid',
  );
  const findings = database.prepare('SELECT * FROM before_finding WHERE page = ? ORDER BY rowid');
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return {
    validators(url) {
      const row = asked.get(url);
      return row && { etag: text(row.etag), modified: text(row.modified), digest: text(row.digest) };
    },
    page(url) {
      const row = pages.get(url);
      if (!row) return undefined;
      const id = Number(row.id);
      return {
        ...{ status: 200, kind: 'page', type: String(row.type), redirect: null, error: null, failure: null },
        ...{ waited: Number(row.waited), bytes: Number(row.bytes), encodedBytes: Number(row.encoded_bytes) },
        ...{ title: text(row.title), description: text(row.description), heading: text(row.heading) },
        ...{ lang: text(row.lang), canonical: text(row.canonical), isNoindex: row.is_noindex === 1 },
        ...{ words: Number(row.words), textHash: text(row.text_hash), etag: text(row.etag) },
        ...{ modified: text(row.modified), digest: text(row.digest), folder: String(row.folder) },
        ...{ dataTypes: String(row.data_types), isRendered: row.is_rendered === 1 },
        needsScripts: row.needs_scripts === 1,
        sketch: row.sketch instanceof Uint8Array ? row.sketch : null,
        links: links.all(id).map((link) => ({
          ...{ target: String(link.target), text: String(link.text), isNofollow: link.is_nofollow === 1 },
          kind: kindOf(String(link.kind)),
        })),
        findings: findings.all(id).map((found) => ({
          ...{ check: String(found.check), severity: String(found.severity), title: String(found.title) },
          ...{ detail: String(found.detail), fix: String(found.fix), places: String(found.places) },
        })),
      };
    },
  };
}

const kinds: readonly CrawlLink['kind'][] = [
  ...(['link', 'picture', 'script', 'style', 'canonical', 'hreflang', 'next', 'previous'] as const),
];

function kindOf(name: string): CrawlLink['kind'] {
  return kinds.find((kind) => kind === name) ?? 'link';
}

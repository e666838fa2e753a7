import type { DatabaseSync } from 'node:sqlite';

/**
 * Clicks from the start, level by level over the links that were found: while a crawl runs, several pages are under way at once, and one
 * may be reached on a longer way first. A redirect costs no click.
 */
export function measureDepths(database: DatabaseSync): void {
  database.exec("UPDATE page SET depth = NULL; UPDATE page SET depth = 0 WHERE source IN ('start', 'list')");
  const redirected = database.prepare(
    `UPDATE page SET depth = ?1 WHERE depth IS NULL
      AND url IN (SELECT redirect FROM page WHERE depth = ?1 AND state = 'done' AND redirect IS NOT NULL)`,
  );
  const linked = database.prepare(
    `UPDATE page SET depth = ?1 + 1 WHERE depth IS NULL AND url IN
      (SELECT link.target FROM page AS origin JOIN link ON link.page = origin.id
        WHERE origin.depth = ?1 AND origin.state = 'done' AND link.kind NOT IN ('canonical', 'hreflang'))`,
  );
  for (let depth = 0, changes = 1; changes > 0; depth += 1) {
    while (Number(redirected.run(depth).changes) > 0);
    changes = Number(linked.run(depth).changes);
  }
}

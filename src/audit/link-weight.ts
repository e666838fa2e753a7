import type { CrawlData } from '#ports/crawl-data/port';

/** The share of a visitor's steps that follow a link; the others begin anew anywhere. */
const FOLLOWED = 0.85;
const ROUNDS = 20;

/**
 * What share of the weight of a site's links each address has, all together 1: as often as somebody would be there who follows links at
 * random (Brin, Page: The anatomy of a large-scale hypertextual web search engine, 1998). Eight bytes for each link.
 */
export function linkWeights(data: CrawlData): Map<number, number> {
  const ids = [...data.rows("SELECT id FROM page WHERE state = 'done' AND is_file = 0 ORDER BY id")].map(({ id }) =>
    Number(id),
  );
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const from: number[] = [];
  const to: number[] = [];
  const outgoing = new Uint32Array(ids.length);
  const links =
    data.rows(`SELECT DISTINCT link.page AS origin, target.id AS target FROM link JOIN page AS target ON target.url = link.target
    WHERE link.kind = 'link' AND link.is_nofollow = 0 AND target.state = 'done' AND target.is_file = 0 AND target.id <> link.page
    UNION ALL SELECT page.id, target.id FROM page JOIN page AS target ON target.url = page.redirect WHERE target.state = 'done' AND target.is_file = 0`);
  for (const row of links) {
    const [origin, target] = [placeOf.get(Number(row.origin)), placeOf.get(Number(row.target))];
    if (origin === undefined || target === undefined) continue;
    from.push(origin);
    to.push(target);
    outgoing[origin] = (outgoing[origin] ?? 0) + 1;
  }
  let weights = new Float64Array(ids.length).fill(1 / ids.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Who is at a page without links begins anew as well.
    let ended = 0;
    for (const [at, weight] of weights.entries()) if (outgoing[at] === 0) ended += weight;
    const next = new Float64Array(ids.length).fill((1 - FOLLOWED + FOLLOWED * ended) / ids.length);
    for (const [at, origin] of from.entries()) {
      const target = to[at] ?? 0;
      next[target] = (next[target] ?? 0) + (FOLLOWED * (weights[origin] ?? 0)) / (outgoing[origin] ?? 1);
    }
    weights = next;
  }
  return new Map(ids.map((id, place) => [id, weights[place] ?? 0]));
}

import { everyCheck } from '#checks/every';
import { checkGroups } from '#kit/check';
import type { AuditReport, SiteFinding } from '#ports/audits/port';
import type { CrawlData, CrawlRow } from '#ports/crawl-data/port';
import { siteChecks } from './checks/index.ts';
import { siteScore } from './score.ts';
import { isSeverity, weights } from './severities.ts';

/** Pages of one finding that are named. */
const MOST_PAGES = 200;
/** Links that a report has: those of a few hundred pages. */
const MOST_LINKS = 20_000;

export function reportOf(data: CrawlData): AuditReport {
  const { pages, files, forbidden, leftOut } = data.counts();
  const start = data.noted('start') ?? '';
  const findings = findingsOf(data);
  return { start, pages, files, forbidden, leftOut, ...siteScore(findings, pages), findings, ...listOf(data) };
}

function listOf(data: CrawlData): Pick<AuditReport, 'list' | 'links'> {
  const rows = data.query(`SELECT id, url, status, depth, title, words, waited, bytes, is_noindex,
    (SELECT count(DISTINCT link.page) FROM link WHERE link.target = page.url AND link.kind = 'link' AND link.page <> page.id) AS linked_from,
    (SELECT count(*) FROM finding WHERE finding.page = page.id) AS findings
    FROM page WHERE state = 'done' AND is_file = 0 ORDER BY depth IS NULL, depth, id`);
  const list = rows.map((row) => ({
    url: String(row.url),
    status: Number(row.status),
    depth: row.depth === null ? null : Number(row.depth),
    title: String(row.title ?? ''),
    words: Number(row.words),
    linkedFrom: Number(row.linked_from),
    findings: Number(row.findings),
    waited: Number(row.waited),
    bytes: Number(row.bytes),
    isNoindex: row.is_noindex === 1,
  }));
  return { list, ...linksAmong(new Map(rows.map(({ id }, at) => [Number(id), at])), data) };
}

/** Which page of the list links to which; nothing of a site with too many. `places`: places in the list by the ids of pages. */
function linksAmong(places: ReadonlyMap<number, number>, data: CrawlData): Pick<AuditReport, 'links'> {
  const rows =
    data.query(`SELECT DISTINCT link.page AS source, page.id AS target FROM link JOIN page ON page.url = link.target
    WHERE link.kind = 'link' AND link.page <> page.id AND page.state = 'done' AND page.is_file = 0 LIMIT ${MOST_LINKS + 1}`);
  if (rows.length > MOST_LINKS) return {};
  const links = rows.flatMap(({ source, target }): [number, number][] => {
    const [from, to] = [places.get(Number(source)), places.get(Number(target))];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  return { links };
}

/** What is wrong with a site, the most worthwhile first. */
export function findingsOf(data: CrawlData): SiteFinding[] {
  const depths = new Map(
    data
      .query('SELECT url, depth FROM page')
      .map(({ url, depth }) => [String(url), depth === null ? 5 : Number(depth)]),
  );
  const gainOf = (severity: SiteFinding['severity'], pages: readonly string[]) =>
    Math.round(weights[severity] * pages.reduce((sum, url) => sum + 1 / (1 + (depths.get(url) ?? 5)), 0) * 100) / 100;
  const findings: SiteFinding[] = [];
  // One after the other: each may be about every page.
  for (const source of [ofTheSite, ofPages]) {
    for (const { all, ...found } of source(data)) {
      const [pages, gain] = [all.slice(0, MOST_PAGES), gainOf(found.severity, all)];
      findings.push({ ...found, pages, number: all.length, gain });
    }
  }
  return findings.sort((one, other) => other.gain - one.gain);
}

type Unweighed = Omit<SiteFinding, 'pages' | 'number' | 'gain'> & { all: readonly string[] };

function* ofTheSite(data: CrawlData): Generator<Unweighed> {
  for (const { id, group, query, words, failed, severity, why, fix, source } of siteChecks) {
    for (const row of data.rows(query)) {
      const told = { check: id, group: checkGroups[group], severity, title: failed, detail: words(row) };
      yield { ...told, why, fix, source, all: pagesOf(row) };
    }
  }
}

function* ofPages(data: CrawlData): Generator<Unweighed> {
  const checks = new Map(everyCheck.map((check) => [check.id, check]));
  const rows =
    data.rows(`SELECT "check", finding.severity AS severity, finding.title AS title, min(detail) AS detail, min(fix) AS fix,
    count(DISTINCT detail) AS details, json_group_array(DISTINCT page.url) AS pages
    FROM finding JOIN page ON page.id = finding.page GROUP BY "check", finding.severity, finding.title`);
  for (const row of rows) {
    const check = checks.get(String(row.check));
    const severity = String(row.severity);
    if (!check || !isSeverity(severity)) continue;
    const all = pagesOf(row);
    const one = String(row.detail);
    yield {
      ...{ check: check.id, group: checkGroups[check.group], severity, title: String(row.title) },
      ...{ why: check.why, source: check.source, all },
      detail: Number(row.details) === 1 ? one : `${all.length} pages, such as ${all[0]}: ${one}`,
      fix: String(row.fix),
    };
  }
}

function pagesOf({ pages }: CrawlRow): string[] {
  const list: unknown = JSON.parse(String(pages));
  return Array.isArray(list) ? [...new Set(list.map(String))] : [];
}

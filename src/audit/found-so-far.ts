import type { FoundSoFar } from '#ports/audits/port';
import type { CrawlData, CrawledPage } from '#ports/crawl-data/port';
import { isSeverity, weights } from './severities.ts';

/** Kinds of findings that are told while a crawl goes on. */
const MOST = 10;

/** What pages say that were read so far: the report has what only the whole site shows. */
export function createFoundSoFar(data: CrawlData) {
  const found = new Map<string, FoundSoFar>();
  const add = (severity: string, title: string, pages: number) => {
    if (!isSeverity(severity)) return;
    const key = `${severity} ${title}`;
    found.set(key, { severity, title, pages: (found.get(key)?.pages ?? 0) + pages });
  };
  // Of a crawl that goes on where it was.
  const known = 'SELECT severity, title, count(DISTINCT page) AS pages FROM finding GROUP BY severity, title';
  for (const { severity, title, pages } of data.rows(known)) add(String(severity), String(title), Number(pages));
  return {
    add({ findings }: Pick<CrawledPage, 'findings'>): void {
      const own = new Map(findings.map(({ severity, title }) => [`${severity} ${title}`, { severity, title }]));
      for (const { severity, title } of own.values()) add(severity, title, 1);
    },
    /** The worst first: how bad it is, times the pages. */
    worst: (): FoundSoFar[] =>
      [...found.values()]
        .sort((one, other) => weights[other.severity] * other.pages - weights[one.severity] * one.pages)
        .slice(0, MOST),
  };
}

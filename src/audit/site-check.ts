import type { CrawlRow } from '#ports/crawl-data/port';

/** A page of a site that proves a check, by its path. */
export interface SitePage {
  html?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

export interface SiteCase {
  pages: Readonly<Record<string, string | SitePage>>;
  /** Paths that the sitemap names; there is none without. */
  sitemap?: readonly string[];
}

/** A fault that only a whole site shows: a query over the crawl, its words, and sites that prove it. */
export interface SiteCheck {
  /** As it should be. */
  title: string;
  /** As it is when it fails. */
  failed: string;
  severity: 'error' | 'warning' | 'advice';
  why: string;
  source: { name: string; url: string };
  /**
   * Each row is a finding. `pages` is a JSON list of the pages that it is about, as `json_group_array` makes it; the other columns are for
   * the words.
   */
  query: string;
  /** What was found, in a sentence. */
  words: (row: CrawlRow) => string;
  fix: string;
  cases: { passes: SiteCase; fails: SiteCase };
}

export function siteCheck(check: SiteCheck): SiteCheck {
  return check;
}

/** `<a href>` to each path. */
export function linksTo(...paths: readonly string[]): string {
  return paths.map((path) => `<a href="${path}">${path.slice(1) || 'Home'} page</a>`).join(' ');
}

/** A page with a title and links. */
export function titled(title: string, ...paths: readonly string[]): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p>${title} has words of its own.</p>${linksTo(...paths)}`;
}

import type { PageMarks } from './page-marks.ts';

/** What a page can do for its own standing, and what each is worth. */
const pageChecks = {
  https: 2,
  indexable: 3,
  title: 1,
  description: 1,
  canonical: 1,
  heading: 1,
  internalLinks: 1,
} as const;

export type PageCheckId = keyof typeof pageChecks;

/** Share of the domain's score that every page of it has. */
const INHERITED = 0.7;
/** Links within the site from which on a page counts as part of it. */
const ENOUGH_LINKS = 3;
/** Most points for links of articles to the very page. */
const MOST_BONUS = 10;

interface PageScore {
  /** 0 to 100; `null` when the domain's is not known, or the page could not be read. */
  score: number | null;
  checks: { id: PageCheckId; isMet: boolean; weight: number }[];
  /** Points for links to the very page. */
  bonus: number;
}

interface PageFacts {
  marks: PageMarks;
  /** Where it is, after redirects. */
  url: string;
}

/**
 * The score of a page: seven tenths of its domain's, up to three more tenths for what the page does itself, and a bonus for links
 * of articles to the very page.
 */
export function pageScore(domain: number | null, page: PageFacts | undefined, articleLinks: number): PageScore {
  if (!page) return { score: null, checks: [], bonus: 0 };
  const met = checksOf(page);
  const checks = Object.entries(pageChecks).map(([id, weight]) => ({ id: idOf(id), weight, isMet: met[idOf(id)] }));
  const all = checks.reduce((sum, { weight }) => sum + weight, 0);
  const share = checks.reduce((sum, { weight, isMet }) => sum + (isMet ? weight : 0), 0) / all;
  const bonus = Math.min(MOST_BONUS, Math.round(3 * Math.log2(1 + articleLinks)));
  const score =
    domain === null ? null : Math.min(100, Math.round(domain * (INHERITED + (1 - INHERITED) * share)) + bonus);
  return { score, checks, bonus };
}

function idOf(name: string): PageCheckId {
  for (const id of ['https', 'indexable', 'title', 'description', 'canonical', 'heading'] as const) {
    if (id === name) return id;
  }
  return 'internalLinks';
}

function checksOf({ marks, url }: PageFacts): Record<PageCheckId, boolean> {
  return {
    https: url.startsWith('https:'),
    indexable: !marks.isNoindex,
    title: marks.title.trim() !== '',
    description: marks.hasDescription,
    canonical: marks.canonical !== undefined && withoutSlash(marks.canonical) === withoutSlash(url),
    heading: marks.h1 > 0,
    internalLinks: marks.internalLinks >= ENOUGH_LINKS,
  };
}

function withoutSlash(url: string): string {
  return url.replace(/#.*/s, '').replace(/\/$/, '');
}

import { createWords, type Words } from './words.ts';

interface Link {
  href: string;
  text: string;
  rel?: string;
}

/** A page of a made-up site. What is not said is as it should be. */
export interface PlantedPage {
  path: string;
  title: string;
  description: string | null;
  heading: string | null;
  text: string;
  lang: string | null;
  /** As written; null for none. Its own address by default. */
  canonical: string | null;
  links: Link[];
  /** More of its head and its body, as HTML. */
  head: string;
  body: string;
  headers: Record<string, string>;
  hasNavigation: boolean;
  isInSitemap: boolean;
  isCompressed: boolean;
  /** Milliseconds until it answers. */
  delay: number;
}

interface PlantedRoute {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  delay?: number;
  /** Nothing answers: the connection is closed. */
  isDead?: boolean;
}

interface PageOptions extends Partial<PlantedPage> {
  /** How many other pages link to it. */
  linkedFrom?: number;
}

/** A site with faults at known places, and places that only look like them. */
export interface PlantedSite {
  words: Words;
  pages: PlantedPage[];
  routes: Map<string, PlantedRoute>;
  robots: string[];
  sitemap: string[];
  navigation: Link[];
  /** By the id of a check: what it has to find. A page, the pages of a group with spaces, a target, or words. */
  faults: Map<string, Set<string>>;
  alike: Map<string, Set<string>>;
  page(options?: PageOptions): PlantedPage;
  /** What answers at an address without a page, linked from some pages. */
  route(answer: PlantedRoute, options?: { path?: string; linkedFrom?: number }): string;
  /** Pages of the site as it should be, to put something on; each is given once. */
  host(): PlantedPage;
  link(from: PlantedPage, href: string, more?: Partial<Link>): void;
  fault(check: string, ...keys: readonly string[]): void;
  group(check: string, ...paths: readonly string[]): void;
  looksLike(check: string, ...keys: readonly string[]): void;
}

/** Pages as they should be: a home page, sections, and articles in them. */
const SECTIONS = 8;
const ARTICLES = 20;

export function createPlantedSite(seed: number): PlantedSite {
  const words = createWords(seed);
  const faults = new Map<string, Set<string>>();
  const alike = new Map<string, Set<string>>();
  const put = (into: Map<string, Set<string>>, check: string, keys: readonly string[]) => {
    const known = into.get(check) ?? new Set<string>();
    into.set(check, new Set([...known, ...keys]));
  };
  const free: PlantedPage[] = [];
  const usual: PlantedPage[] = [];

  const site: PlantedSite = {
    ...{ words, pages: [], routes: new Map(), robots: [], sitemap: [], navigation: [], faults, alike },
    page({ linkedFrom = 2, ...options } = {}) {
      const path = options.path ?? `/${words.name()}`;
      const page: PlantedPage = {
        ...{ path, title: words.title(), description: words.sentence(14), heading: words.title() },
        ...{ text: words.text(150), lang: 'en', canonical: path, links: [], head: '', body: '', headers: {} },
        ...{ hasNavigation: true, isInSitemap: true, isCompressed: true, delay: 0, ...options },
      };
      site.pages.push(page);
      for (const from of words.some(usual, linkedFrom)) site.link(from, path);
      return page;
    },
    route(answer, { path = `/${words.name()}`, linkedFrom = 2 } = {}) {
      site.routes.set(path, answer);
      for (const from of words.some(usual, linkedFrom)) site.link(from, path);
      return path;
    },
    host() {
      const page = free.pop();
      if (!page) throw new Error('The site has too few pages.');
      return page;
    },
    link(from, href, { text = words.title(), ...more } = {}) {
      from.links.push({ href, text, ...more });
    },
    fault: (check, ...keys) => put(faults, check, keys),
    group: (check, ...paths) => put(faults, check, [[...paths].sort().join(' ')]),
    looksLike: (check, ...keys) => put(alike, check, keys),
  };

  const home = site.page({ path: '/', linkedFrom: 0 });
  site.navigation.push({ href: '/', text: 'Start of the site' });
  usual.push(home);
  for (let section = 0; section < SECTIONS; section += 1) {
    const head = site.page({ path: `/${words.name()}/`, linkedFrom: 0 });
    site.navigation.push({ href: head.path, text: head.title });
    usual.push(head);
    const articles = Array.from({ length: ARTICLES }, () =>
      site.page({ path: `${head.path}${words.name()}`, linkedFrom: 0 }),
    );
    for (const [at, article] of articles.entries()) {
      site.link(head, article.path, { text: article.title });
      const next = articles[(at + 1) % ARTICLES];
      if (next) site.link(article, next.path, { text: next.title });
    }
    free.push(...articles);
    usual.push(...articles.slice(0, ARTICLES / 2));
  }
  words.mix(free);
  return site;
}

/** The HTML of a page. */
export function htmlOf(page: PlantedPage, { navigation }: PlantedSite, origin = ''): string {
  const { title, description, heading, text, lang, canonical, links, head, body, hasNavigation } = page;
  const anchor = ({ href, text: words, rel }: Link) =>
    `<a href="${href}"${rel === undefined ? '' : ` rel="${rel}"`}>${words}</a>`;
  return [
    `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8"><title>${title}</title>`,
    description === null ? '' : `<meta name="description" content="${description}">`,
    canonical === null ? '' : `<link rel="canonical" href="${canonical.startsWith('/') ? origin : ''}${canonical}">`,
    '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/site.css">',
    `<meta property="og:title" content="${title}"><meta property="og:type" content="website"><meta property="og:url" content="${origin}${page.path}">`,
    `<meta property="og:image" content="${origin}/site.png"><meta property="og:description" content="${title}">`,
    `${head}</head><body>`,
    hasNavigation ? `<nav>${navigation.map(anchor).join(' ')}</nav>` : '',
    `<main>${heading === null ? '' : `<h1>${heading}</h1>`}`,
    ...text.split('\n').map((paragraph) => `<p>${paragraph}</p>`),
    `${body}</main>`,
    links.length > 0 ? `<footer><ul>${links.map((link) => `<li>${anchor(link)}</li>`).join('')}</ul></footer>` : '',
    '<script src="/site.js" defer></script></body></html>',
  ].join('\n');
}

export function sitemapOf({ pages, sitemap }: PlantedSite, origin: string): string {
  const paths = [...pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path), ...sitemap];
  const escaped = (text: string) => text.replaceAll('&', '&amp;');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`)
    .join('\n')}</urlset>`;
}

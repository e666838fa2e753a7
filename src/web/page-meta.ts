import { site } from '#content/site';
import { type CrawledPage, crawlerMeta } from './crawler-meta.ts';

interface PageMeta extends CrawledPage {
  /** The site's own address, from the root's data. */
  origin: string;
}

/**
 * Title, description and canonical address of one page, and, while prerendering, all that only machines read of it. The
 * browser's scripts do without that part: it matters in the HTML that is sent, never on the way from page to page.
 */
export function pageMeta(page: PageMeta) {
  const { title, description, path, origin, unlisted } = page;
  return [
    { title },
    { name: 'description', content: description },
    unlisted ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: origin + path },
    ...(import.meta.env.SSR ? crawlerMeta(page) : []),
  ];
}

export function notFoundMeta() {
  return pageMeta({
    title: `Page Not Found - ${site.brand}`,
    description: "The page you're looking for doesn't exist or has been moved",
    path: '/404',
    origin: '',
    unlisted: true,
  });
}

/** The root's data as a page's `meta` finds it among its matches. */
export function originOf(matches: readonly unknown[]): string {
  const [root] = matches;
  if (typeof root !== 'object' || root === null || !('loaderData' in root)) return '';
  const { loaderData } = root;
  const has = typeof loaderData === 'object' && loaderData !== null && 'origin' in loaderData;
  return has && typeof loaderData.origin === 'string' ? loaderData.origin : '';
}

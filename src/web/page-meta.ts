import { site } from '#content/site';

interface PageMeta {
  title: string;
  description: string;
  keywords?: readonly string[];
  path: string;
  /** The site's own address, from the root's data. */
  origin: string;
  /** Further JSON-LD beside the site's own. */
  jsonLd?: Record<string, unknown>;
  /** Pages that search engines shall leave out. */
  unlisted?: boolean;
}

/** Title, description, canonical, Open Graph, Twitter and JSON-LD of one page. */
export function pageMeta({ title, description, keywords = site.keywords, path, origin, jsonLd, unlisted }: PageMeta) {
  const url = `${origin}${path === '/' ? '/' : path}`;
  const property = (name: string, content: string) => ({ property: name, content });
  const named = (name: string, content: string) => ({ name, content });
  return [
    { title },
    named('description', description),
    named('keywords', keywords.join(', ')),
    ...(unlisted ? [named('robots', 'noindex')] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    property('og:type', 'website'),
    property('og:site_name', site.brand),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    { 'script:ld+json': websiteLd(origin) },
    ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
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

function websiteLd(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={term}` },
      'query-input': 'required name=term',
    },
  };
}

/** The root's data as a page's `meta` finds it among its matches. */
export function originOf(matches: readonly unknown[]): string {
  const [root] = matches;
  if (typeof root !== 'object' || root === null || !('loaderData' in root)) return '';
  const { loaderData } = root;
  const has = typeof loaderData === 'object' && loaderData !== null && 'origin' in loaderData;
  return has && typeof loaderData.origin === 'string' ? loaderData.origin : '';
}

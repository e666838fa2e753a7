import { site } from '#content/site';
import { publicUrlPlaceholder as origin } from '#lib/public-url';
import {
  type ArticleFacts,
  blogPosting,
  breadcrumbList,
  faqPage,
  organization,
  type Question,
  softwareApplication,
  type Thing,
  type Trail,
  webSite,
} from './structured-data.ts';
import { themeColours } from './theme-colours.ts';

export interface CrawledPage {
  title: string;
  description: string;
  keywords?: readonly string[];
  path: string;
  /** Pages that search engines shall leave out. */
  unlisted?: boolean;
  trail?: Trail;
  article?: ArticleFacts;
  tool?: { slug: string; title: string; summary: string };
  /** What the tool's about text asks and answers. */
  questions?: readonly Question[];
  /** Further JSON-LD beside the site's own. */
  jsonLd?: Record<string, unknown>;
}

const property = (name: string, content: string) => ({ property: name, content });
const named = (name: string, content: string) => ({ name, content });
const link = (rel: string, href: string, more: Record<string, string> = {}) => ({
  tagName: 'link',
  rel,
  href,
  ...more,
});

/** To files that the build writes: in development there are none. */
const builtLinks = [
  link('apple-touch-icon', '/apple-touch-icon.png'),
  link('manifest', '/site.webmanifest'),
  link('search', '/opensearch.xml', { type: 'application/opensearchdescription+xml', title: site.brand }),
];

/**
 * What only machines read of a page: Open Graph, Twitter, JSON-LD, icons and where the site can be installed or searched.
 * It stands in the prerendered HTML and nowhere else. In the browser React finds its own part of the head among it and
 * leaves the rest alone.
 */
export function crawlerMeta(page: CrawledPage) {
  const { title, description, keywords = site.keywords, path, unlisted, article } = page;
  const { name, alt } = pictureOf(page);
  const picture = `${origin}/og/${name}.png`;
  return [
    named('keywords', keywords.join(', ')),
    ...(unlisted ? [] : [named('robots', 'max-image-preview:large')]),
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', site.brand),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    ...(unlisted ? [] : [property('og:url', `${origin}${path}`)]),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    ...(article ? articleProperties(article) : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', alt),
    { ...named('theme-color', themeColours.light), media: '(prefers-color-scheme: light)' },
    { ...named('theme-color', themeColours.dark), media: '(prefers-color-scheme: dark)' },
    ...(import.meta.env.PROD ? builtLinks : []),
    ...things({ ...page, keywords }, picture).map((thing) => ({ 'script:ld+json': thing })),
  ];
}

function pictureOf({ tool, article }: CrawledPage): { name: string; alt: string } {
  if (tool) return { name: tool.slug, alt: `${tool.title}. ${tool.summary}` };
  if (article) return { name: `blog-${article.slug}`, alt: article.headline };
  return { name: 'site', alt: `${site.brand}. ${site.tagline}` };
}

function articleProperties({ published, updated, tags }: ArticleFacts) {
  return [
    property('article:published_time', published),
    ...(updated ? [property('article:modified_time', updated)] : []),
    ...tags.map((tag) => property('article:tag', tag)),
  ];
}

function things(page: CrawledPage & { keywords: readonly string[] }, picture: string) {
  const { tool, article, trail, path, questions = [], jsonLd } = page;
  const found: (Thing | Record<string, unknown>)[] = [webSite(), organization()];
  if (tool) found.push(softwareApplication({ ...page, title: tool.title, description: tool.summary, picture }));
  if (questions.length > 0) found.push(faqPage(questions));
  if (article) found.push(blogPosting(article, { ...page, picture }));
  if (trail) found.push(breadcrumbList(trail, path));
  if (jsonLd) found.push(jsonLd);
  return found;
}

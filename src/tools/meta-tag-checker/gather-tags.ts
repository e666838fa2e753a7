import type { ToolOutput } from '#kit/define-tool';
import { type CheckedPage, headerCanonicals, linksOf, metaContent } from './checked-page.ts';
import { readJsonLd } from './json-ld.ts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Shown of one kind; a page with more is no page for people. */
const MOST = 300;

const ownPlace = new Set(['title', 'description', 'keywords', 'author', 'robots', 'viewport']);

/** The tags of a page by what they are for. */
export function gatherTags({ page, tags, base }: CheckedPage): Output['tags'] {
  const complete = (href: string) => URL.parse(href, base)?.href ?? href;
  const starting = (prefix: RegExp) =>
    tags.metas
      .filter(({ name }) => prefix.test(name))
      .map(nameAndContent)
      .slice(0, MOST);
  return {
    title: tags.titles[0] ?? '',
    description: metaContent(tags, 'description'),
    keywords: metaContent(tags, 'keywords'),
    author: metaContent(tags, 'author'),
    canonical: linksOf(tags, 'canonical')[0]?.href ?? headerCanonicals(page)[0] ?? '',
    robots: metaContent(tags, 'robots') || (page.headers['x-robots-tag'] ?? ''),
    viewport: metaContent(tags, 'viewport'),
    charset: tags.charsets[0] ?? '',
    lang: tags.lang,
    openGraph: starting(/^(?:og|fb|article|product|book|profile|music|video):/i),
    twitter: starting(/^twitter:/i),
    hreflang: linksOf(tags, 'alternate')
      .flatMap(({ hreflang, href }) => (hreflang === undefined ? [] : [{ lang: hreflang, url: href }]))
      .slice(0, MOST),
    jsonLdTypes: [...new Set(tags.jsonLd.flatMap((source) => readJsonLd(source).types))].slice(0, MOST),
    icons: tags.links
      .filter(({ rel }) => rel.some((keyword) => keyword === 'icon' || /^apple-touch-icon|^mask-icon$/.test(keyword)))
      .map(({ rel, href, sizes, type }) => ({ rel: rel.join(' '), url: shortened(complete(href)), sizes, type }))
      .slice(0, MOST),
    h1: tags.h1.slice(0, MOST),
    others: tags.metas
      .filter(
        ({ by, name }) =>
          by !== 'itemprop' &&
          !ownPlace.has(name.toLowerCase()) &&
          !/^(?:og|fb|article|product|book|profile|music|video|twitter):/i.test(name),
      )
      .map(nameAndContent)
      .slice(0, MOST),
  };
}

/** The same by the names of the meta tag generator's fields. */
export function generatorFields({ tags, base }: CheckedPage, gathered: Output['tags']): Output['fields'] {
  const { title, description, keywords, author, canonical } = gathered;
  return {
    ...{ title, description, keywords, author },
    ogTitle: metaContent(tags, 'og:title'),
    ogDescription: metaContent(tags, 'og:description'),
    ogImage: metaContent(tags, 'og:image') || metaContent(tags, 'og:image:url'),
    twitterCard: metaContent(tags, 'twitter:card'),
    twitterUsername: metaContent(tags, 'twitter:creator') || metaContent(tags, 'twitter:site'),
    canonicalUrl: canonical === '' ? '' : (URL.parse(canonical, base)?.href ?? canonical),
  };
}

function nameAndContent({ name, content }: { name: string; content: string }) {
  return { name, content };
}

/** An icon that is in the page itself is named by the start of its data. */
function shortened(url: string): string {
  return url.startsWith('data:') && url.length > 60 ? `${url.slice(0, 59)}…` : url;
}

import type { ToolOutput } from '#kit/define-tool';
import type { AnswerFacts, PageFacts } from '#lib/page/facts';
import { linksOf, metaContent } from '#lib/page/head';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Shown of one kind; a page with more is no page for people. */
const MOST = 300;

const ownPlace = new Set(['title', 'description', 'keywords', 'author', 'robots', 'viewport']);

type Said = Pick<PageFacts, 'head' | 'document' | 'data'> & Pick<AnswerFacts, 'headers'>;

/** The tags of a page by what they are for. */
export function gatherTags({ head: tags, document, data, headers }: Said): Output['tags'] {
  const complete = (href: string) => URL.parse(href, document.base)?.href ?? href;
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
    canonical: tags.canonicals[0]?.href ?? '',
    robots: metaContent(tags, 'robots') || (headers['x-robots-tag'] ?? ''),
    viewport: metaContent(tags, 'viewport'),
    charset: tags.charsets[0] ?? '',
    lang: tags.lang,
    openGraph: starting(/^(?:og|fb|article|product|book|profile|music|video):/i),
    twitter: starting(/^twitter:/i),
    hreflang: linksOf(tags, 'alternate')
      .flatMap(({ hreflang, href }) => (hreflang === undefined ? [] : [{ lang: hreflang, url: href }]))
      .slice(0, MOST),
    jsonLdTypes: [...new Set(data.blocks.flatMap(({ types }) => types))].slice(0, MOST),
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

function nameAndContent({ name, content }: { name: string; content: string }) {
  return { name, content };
}

/** An icon that is in the page itself is named by the start of its data. */
function shortened(url: string): string {
  return url.startsWith('data:') && url.length > 60 ? `${url.slice(0, 59)}…` : url;
}

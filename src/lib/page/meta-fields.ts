import { escapeMarkup } from '#lib/markup';
import type { DocumentFacts, HeadFacts } from './facts.ts';
import { metaContent } from './head.ts';
import { ownAddress } from './own-address.ts';

type Said = Pick<HeadFacts, 'titles' | 'metas' | 'canonicals'>;

/** What a page says of itself, by the names of the meta tag generator's fields. */
export function metaFields(head: Said, { base }: Pick<DocumentFacts, 'base'>) {
  const canonical = head.canonicals[0]?.href ?? '';
  return {
    title: head.titles[0] ?? '',
    description: metaContent(head, 'description'),
    keywords: metaContent(head, 'keywords'),
    author: metaContent(head, 'author'),
    ogTitle: metaContent(head, 'og:title'),
    ogDescription: metaContent(head, 'og:description'),
    ogImage: metaContent(head, 'og:image') || metaContent(head, 'og:image:url'),
    twitterCard: metaContent(head, 'twitter:card'),
    twitterUsername: metaContent(head, 'twitter:creator') || metaContent(head, 'twitter:site'),
    canonicalUrl: canonical === '' ? '' : (URL.parse(canonical, base)?.href ?? canonical),
  };
}

const cards = new Set(['summary', 'summary_large_image', 'app', 'player']);

/** The meta tag generator, filled in with what the page has; what the page lacks is taken from what is near to it. */
export function metaGenerator(head: Said, document: Pick<DocumentFacts, 'base' | 'url'>) {
  const said = metaFields(head, document);
  const { twitterCard, ...rest } = said;
  const input = {
    ...rest,
    title: clipped(said.title, 60),
    description: clipped(said.description, 160),
    ogTitle: said.ogTitle || said.title,
    ogDescription: said.ogDescription || said.description,
    canonicalUrl: said.canonicalUrl || document.url,
    ...(cards.has(twitterCard) && { twitterCard }),
  };
  return { slug: 'meta-tag-generator', input };
}

/** How a title is put right. */
export function fixTitle({ head, document }: { head: Said; document: Pick<DocumentFacts, 'base' | 'url'> }) {
  return {
    words:
      'Write a title of up to about 60 characters that says what this page is about, with the most important words first.',
    tool: metaGenerator(head, document),
  };
}

/** A line of the head, its values escaped. */
export function metaLine(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
}

/** Cut between words where that is possible. */
function clipped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`;
}

/** The Open Graph lines that a page lacks, as far as it says of itself elsewhere what belongs into them. */
export function ogLines(head: Said, document: Pick<DocumentFacts, 'base' | 'url'>) {
  const said = metaFields(head, document);
  const values = {
    'og:title': said.title,
    'og:type': 'website',
    'og:url': said.canonicalUrl || ownAddress(document.url),
    'og:description': said.description,
  };
  const lines = Object.entries(values)
    .filter(([name, value]) => value !== '' && metaContent(head, name) === '')
    .map(([name, value]) => metaLine('property', name, value));
  // Without a title, the rest says nothing.
  return said.ogTitle === '' && said.title === '' ? {} : { code: lines.join('\n'), goes: 'head' as const };
}

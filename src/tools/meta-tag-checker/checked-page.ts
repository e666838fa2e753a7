import type { LinkTag, MetaTag, PageTags } from '#lib/html/read-tags';
import type { WebPage } from '#lookups/web-page';

/** What the findings are made from. */
export interface CheckedPage {
  page: WebPage;
  tags: PageTags;
  /** What relative addresses are relative to. */
  base: string;
}

/** Metas of a name, in the order of the page. Names are compared without case, by whichever attribute they are given. */
export function metasNamed({ metas }: PageTags, name: string): MetaTag[] {
  return metas.filter((meta) => meta.by !== 'http-equiv' && meta.by !== 'itemprop' && meta.name.toLowerCase() === name);
}

/** Content of the first meta of a name that has any. */
export function metaContent(tags: PageTags, name: string): string {
  return metasNamed(tags, name).find(({ content }) => content !== '')?.content ?? '';
}

export function linksOf({ links }: PageTags, rel: string): LinkTag[] {
  return links.filter((link) => link.rel.includes(rel));
}

/** Canonical addresses in the `Link` header. Source: RFC 8288. */
export function headerCanonicals({ headers }: Pick<WebPage, 'headers'>): string[] {
  const found = (headers.link ?? '').slice(0, 10_000).matchAll(/<([^<>]*)>\s*((?:;[^,;]*)*)/g);
  return [...found].flatMap(([, href = '', rest = '']) =>
    /;\s*rel\s*=(?:\s*")?[^";]*\bcanonical\b/i.test(rest) ? [href] : [],
  );
}

/** Directives of `robots` and of crawlers' own tags, and of the header. */
export function robotsDirectives({ page, tags }: CheckedPage): { from: string; directives: string[] }[] {
  const metas = ['robots', 'googlebot', 'bingbot'].flatMap((name) =>
    metasNamed(tags, name).map(({ content }) => ({ from: `The ${name} tag`, directives: listed(content) })),
  );
  const header = page.headers['x-robots-tag'];
  return header === undefined
    ? metas
    : [
        ...metas,
        { from: 'The X-Robots-Tag header', directives: listed(header.replace(/^\s*[\w-]+\s*:(?=\s*[a-z])/i, ownName)) },
      ];
}

/** `googlebot: noindex` names a crawler, `unavailable_after: 25 Jun` does not. */
function ownName(prefix: string): string {
  return /^(?:unavailable_after|max-)/i.test(prefix.trim()) ? prefix : '';
}

function listed(content: string): string[] {
  return content
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

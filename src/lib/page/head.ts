import type { LinkTag, MetaTag, PageTags } from '#lib/html/read-tags';
import { robotsDirectives } from './directives.ts';
import type { AnswerHead, HeadFacts } from './facts.ts';
import { readLinkHeader } from './link-header.ts';

/** The tags of a page with what its headers say besides. `base` is what relative addresses are relative to. */
export function headFacts(tags: PageTags, answer: Pick<AnswerHead, 'headers'>, base: string): HeadFacts {
  const complete = (href: string) => (href === '' || /\s/.test(href) ? '' : (URL.parse(href, base)?.href ?? ''));
  const inHeader = readLinkHeader(answer.headers.link);
  const canonicals = [
    ...linksOf(tags, 'canonical').map(({ href, isInBody, at }) => ({ href, isInBody, at, from: 'tag' as const })),
    ...inHeader
      .filter(({ rel }) => rel.includes('canonical'))
      .map(({ href }) => ({ href, isInBody: false, at: undefined, from: 'header' as const })),
  ];
  const alternates = [
    ...linksOf(tags, 'alternate').map(({ href, hreflang, at }) => ({ href, hreflang, at, from: 'tag' as const })),
    ...inHeader
      .filter(({ rel }) => rel.includes('alternate'))
      .map(({ href, hreflang }) => ({ href, hreflang, at: undefined, from: 'header' as const })),
  ];
  return {
    ...tags,
    robots: robotsDirectives(tags.metas, answer),
    canonicals: canonicals.map((each) => ({ ...each, url: complete(each.href) })),
    alternates: alternates.flatMap(({ hreflang, href, from, at }) =>
      hreflang === undefined ? [] : [{ lang: hreflang, href, from, at, url: complete(href) }],
    ),
  };
}

/** Metas of a name, in the order of the page. Names are compared without case, by whichever attribute they are given. */
export function metasNamed({ metas }: Pick<PageTags, 'metas'>, name: string): MetaTag[] {
  return metas.filter((meta) => meta.by !== 'http-equiv' && meta.by !== 'itemprop' && meta.name.toLowerCase() === name);
}

/** Content of the first meta of a name that has any. */
export function metaContent(tags: Pick<PageTags, 'metas'>, name: string): string {
  return metasNamed(tags, name).find(({ content }) => content !== '')?.content ?? '';
}

export function linksOf({ links }: Pick<PageTags, 'links'>, rel: string): LinkTag[] {
  return links.filter((link) => link.rel.includes(rel));
}

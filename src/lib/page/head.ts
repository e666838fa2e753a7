import type { LinkTag, MetaTag, PageTags } from '#lib/html/read-tags';
import { robotsDirectives } from './directives.ts';
import type { AnswerHead, HeadFacts } from './facts.ts';
import { readLinkHeader } from './link-header.ts';

/** The tags of a page with what its headers say besides. `base` is what relative addresses are relative to. */
export function headFacts(tags: PageTags, answer: Pick<AnswerHead, 'headers'>, base: string): HeadFacts {
  const complete = (href: string) => (href === '' || /\s/.test(href) ? '' : (URL.parse(href, base)?.href ?? ''));
  const inHeader = readLinkHeader(answer.headers.link);
  const inTags = (rel: string) =>
    linksOf(tags, rel).map(({ href, hreflang, isInBody, at }) => ({
      ...{ href, hreflang, isInBody, at, from: 'tag' as const, url: complete(href) },
    }));
  const inHeaders = (rel: string) =>
    inHeader
      .filter((link) => link.rel.includes(rel))
      .map(({ href, hreflang }) => ({
        ...{ href, hreflang, isInBody: false, at: undefined, from: 'header' as const, url: complete(href) },
        shown: `Link: <${href}>; rel="${rel}"`,
      }));
  return {
    ...tags,
    robots: robotsDirectives(tags.metas, answer),
    canonicals: [...inTags('canonical'), ...inHeaders('canonical')].map(({ hreflang: _, ...each }) => each),
    alternates: [...inTags('alternate'), ...inHeaders('alternate')].flatMap(({ hreflang, ...each }) =>
      hreflang === undefined ? [] : [{ lang: hreflang, ...each }],
    ),
  };
}

/** Metas of a name, in the order of the page. Names are compared without case, by whichever attribute they are given. */
export function metasNamed({ metas }: Pick<PageTags, 'metas'>, name: string): MetaTag[] {
  return metas.filter((meta) => meta.by !== 'http-equiv' && meta.by !== 'itemprop' && meta.name.toLowerCase() === name);
}

/** Metas that stand for a header, by its name in lower case. */
export function metasByHttpEquiv({ metas }: Pick<PageTags, 'metas'>, name: string): MetaTag[] {
  return metas.filter((meta) => meta.by === 'http-equiv' && meta.name.toLowerCase() === name);
}

/** Content of the first meta element of a name whose content is not empty. */
export function metaContent(tags: Pick<PageTags, 'metas'>, name: string): string {
  return metasNamed(tags, name).find(({ content }) => content !== '')?.content ?? '';
}

export function linksOf({ links }: Pick<PageTags, 'links'>, rel: string): LinkTag[] {
  return links.filter((link) => link.rel.includes(rel));
}

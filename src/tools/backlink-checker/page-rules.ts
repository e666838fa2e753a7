import type { PageTags } from '#lib/html/read-tags';
import type { WebPage } from '#lookups/web-page';

/** What a page says to search engines about itself. */
interface PageRules {
  /** Who says noindex, in words. */
  noindex: string | undefined;
  /** Who says nofollow for every link. */
  nofollow: string | undefined;
  /** Another address that is to be listed instead. */
  canonical: string | undefined;
}

interface Directive {
  from: string;
  words: readonly string[];
}

/** Robots tags and the `X-Robots-Tag` header as Google reads them, and the canonical address. */
export function pageRules({ url, headers }: Pick<WebPage, 'url' | 'headers'>, tags: PageTags, base: string): PageRules {
  const directives = [...metaDirectives(tags), ...headerDirectives(headers['x-robots-tag'])];
  const saying = (...words: string[]) =>
    directives.find((directive) => directive.words.some((word) => words.includes(word)))?.from;
  return {
    noindex: saying('noindex', 'none'),
    nofollow: saying('nofollow', 'none'),
    canonical: otherAddress(tags, { url, base, header: headers.link ?? '' }),
  };
}

function metaDirectives({ metas }: PageTags): Directive[] {
  return metas.flatMap(({ by, name, content }) => {
    const own = name.toLowerCase();
    if ((by !== 'name' && by !== 'property') || (own !== 'robots' && own !== 'googlebot')) return [];
    return [{ from: `The ${own} tag`, words: listed(content) }];
  });
}

/** `noindex, otherbot: nofollow`: what follows a crawler's name is for that crawler alone. */
function headerDirectives(header = ''): Directive[] {
  let crawler = '';
  const words = listed(header.slice(0, 10_000)).flatMap((part) => {
    const [, name, rest = ''] = /^([\w-]+)\s*:(.*)$/.exec(part) ?? [];
    if (name !== undefined && !/^(?:unavailable_after|max-.+)$/.test(name)) crawler = name;
    const word = name === undefined ? part : rest.trim();
    return crawler === '' || crawler === 'googlebot' ? [word] : [];
  });
  return words.length > 0 ? [{ from: 'The X-Robots-Tag header', words }] : [];
}

function listed(content: string): string[] {
  const words = content.toLowerCase().split(',');
  return words.map((word) => word.trim()).filter(Boolean);
}

interface Place {
  url: string;
  base: string;
  /** The `Link` header. */
  header: string;
}

/** Several that disagree are ignored, as search engines do. */
function otherAddress({ links }: PageTags, { url, base, header }: Place): string | undefined {
  const inPage = links.filter(({ rel, isInBody }) => rel.includes('canonical') && !isInBody).map(({ href }) => href);
  const inHeader = [...header.slice(0, 10_000).matchAll(/<([^<>]*)>\s*((?:;[^,;]*)*)/g)].flatMap(
    ([, href = '', rest = '']) => (/;\s*rel\s*=(?:\s*")?[^";]*\bcanonical\b/i.test(rest) ? [href] : []),
  );
  const named = [...inPage, ...inHeader].flatMap((href) => withoutHash(href, base) ?? []);
  const [only, ...others] = new Set(named);
  if (only === undefined || others.length > 0) return undefined;
  // The other protocol is the same page, to which its server will redirect sooner or later.
  const isSame = only.replace(/^http:/, 'https:') === withoutHash(url, base)?.replace(/^http:/, 'https:');
  return isSame ? undefined : only;
}

function withoutHash(href: string, base: string): string | undefined {
  const url = href.trim() === '' ? null : URL.parse(href, base);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href;
}

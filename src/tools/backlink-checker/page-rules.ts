import { directivesPlace, saysNofollow, saysNoindex, speaksToGoogle } from '#lib/page/directives';
import type { HeadFacts } from '#lib/page/facts';

/** What a page says to search engines about itself. */
interface PageRules {
  /** Who says noindex, in words. */
  noindex: string | undefined;
  /** Who says nofollow for every link. */
  nofollow: string | undefined;
  /** Another address that is to be listed instead. */
  canonical: string | undefined;
}

/** Robots tags and the `X-Robots-Tag` header as Google reads them, and the canonical address. */
export function pageRules({ robots, canonicals }: HeadFacts, url: string): PageRules {
  const heard = robots.filter(speaksToGoogle);
  const [noindex, nofollow] = [heard.find(saysNoindex), heard.find(saysNofollow)];
  return {
    noindex: noindex && directivesPlace(noindex),
    nofollow: nofollow && directivesPlace(nofollow),
    canonical: otherAddress(canonicals, url),
  };
}

/** Several that disagree are ignored, as search engines do. */
function otherAddress(canonicals: HeadFacts['canonicals'], url: string): string | undefined {
  const named = canonicals.flatMap((each) => (each.isInBody ? [] : (withoutHash(each.url) ?? [])));
  const [only, ...others] = new Set(named);
  if (only === undefined || others.length > 0) return undefined;
  // The other protocol is the same page, to which its server will redirect sooner or later.
  const isSame = only.replace(/^http:/, 'https:') === withoutHash(url)?.replace(/^http:/, 'https:');
  return isSame ? undefined : only;
}

function withoutHash(href: string): string | undefined {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href;
}

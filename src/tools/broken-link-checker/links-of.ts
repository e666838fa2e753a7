import type { PageFacts } from '#lib/page/facts';
import { placeNamed } from '#lib/page/fragment';

export interface Target {
  /** Complete, without its fragment. */
  url: string;
  isInternal: boolean;
  isPicture: boolean;
  /** Where it is first: its text, or what kind of thing it is. */
  place: string;
  times: number;
  /** Places in it that the page's links name. */
  fragments: readonly string[];
}

/** Places of one page that are looked for. */
const MOST_PLACES = 50;

interface Wanted {
  pictures: boolean;
  external: boolean;
}

/** Every address that the page leads to or shows, once, in the order of the page; links before pictures. */
export function targetsOf(
  { document, links, pictures }: Pick<PageFacts, 'document' | 'links' | 'pictures'>,
  wanted: Wanted,
): Target[] {
  const targets = new Map<string, Target & { fragments: string[] }>();
  const { host } = new URL(document.url);
  const add = (address: string, isPicture: boolean, place: string) => {
    const parsed = /^https?:/i.test(address) ? URL.parse(address) : null;
    if (!parsed) return;
    const fragment = isPicture ? undefined : placeNamed(parsed.href);
    parsed.hash = '';
    const isInternal = parsed.host === host;
    if (!isInternal && !wanted.external) return;
    const before = targets.get(parsed.href);
    const target = before ?? {
      url: parsed.href,
      isInternal,
      isPicture,
      place: place.slice(0, 120),
      times: 0,
      fragments: [],
    };
    target.times += 1;
    if (fragment !== undefined && target.fragments.length < MOST_PLACES) target.fragments.push(fragment);
    targets.set(parsed.href, target);
  };
  for (const { kind, url, text, label } of links) {
    if (kind === 'internal' || kind === 'external') add(url, false, text || label || 'A link without text');
  }
  if (wanted.pictures)
    for (const { url, alt } of pictures) add(url, true, alt ? `Picture: ${alt}` : 'A picture without alt text');
  return [...targets.values()];
}

import type { Place } from '#lib/html/read-content';
import type { DocumentFacts, PageFacts, PageLink, Picture } from './facts.ts';
import type { Sited } from './site-facts.ts';

interface Placed {
  /** Nothing when people neither see nor hear it. */
  place: Place | undefined;
}

interface Hashed {
  integrity: string;
  hasCrossOrigin: boolean;
}

/** What is found in the elements of a page, its addresses as written. */
export interface FoundElements {
  links: (Omit<PageLink, 'url' | 'kind' | 'place'> & Placed & { labelledBy: readonly string[] })[];
  pictures: (Omit<Picture, 'url' | 'format' | 'place'> & Placed)[];
  scripts: (Sited & { src: string; isInHead: boolean; isBlocking: boolean; length: number } & Hashed)[];
  styles: (Sited & { href: string; media: string; isInHead: boolean } & Hashed)[];
  frames: (Sited & { src: string; title: string; loading: string })[];
  media: (Omit<PageFacts['resources']['media'][number], 'url'> & { src: string })[];
  oddLinks: DocumentFacts['oddLinks'][number][];
  /** What is fetched besides, without encryption. */
  plain: (Sited & { name: string; url: string })[];
  imports: (Sited & { href: string })[];
  preloads: (Sited & { href: string; as: string; hasCrossOrigin: boolean })[];
  /** Addresses that scripts in the page and `noscript` name. */
  mentioned: string[];
  ids: Map<string, number>;
  /** Names of places. */
  names: Set<string>;
  /** Where an id is for the second time. */
  repeated: Map<string, number>;
  counts: Map<string, number>;
  elements: number;
  depth: number;
  inlineStyles: number;
  styleAttributes: number;
  dataAddresses: number;
  /** UTF-16 units of text, and of those that `data-nosnippet` keeps out of snippets. */
  textLength: number;
  unquotedLength: number;
  /** The first element that does. */
  unquotedAt: number | undefined;
}

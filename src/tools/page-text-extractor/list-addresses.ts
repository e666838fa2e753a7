import type { ToolOutput } from '#kit/define-tool';
import type { MainContent } from '#lib/html/main-content';
import type { FoundImage, FoundLink } from '#lib/html/read-content';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Listed of one page; the first ones. */
const MAX_LINKS = 5_000;
const MAX_IMAGES = 2_000;
/** Characters of one link's text or picture's description. */
const MAX_WORDS = 500;
const MAX_ADDRESS = 2_000;

interface Context {
  /** What relative addresses are relative to. */
  base: string;
  /** The page's own address. */
  page: string;
  holds: MainContent['holds'];
}

/** Links to pages, with complete addresses; jumps within the page and scripts are left out. */
export function listLinks(found: readonly FoundLink[], { base, page, holds }: Context): Output['links'] {
  const { host } = new URL(page);
  const links: Output['links'] = [];
  for (const { href, rel, text, place } of found) {
    if (links.length === MAX_LINKS) break;
    if (href.length > MAX_ADDRESS || href.trim() === '' || href.trimStart().startsWith('#')) continue;
    const url = URL.parse(href, base);
    if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) continue;
    const isInternal = url.host === host;
    links.push({ url: url.href, text: text.slice(0, MAX_WORDS), rel, isInternal, inText: holds(place) });
  }
  return links;
}

/** Pictures with complete addresses; one that is in the page itself is named by the start of its data. */
export function listImages(found: readonly FoundImage[], { base, holds }: Context): Output['images'] {
  const images: Output['images'] = [];
  for (const { src, alt, place } of found) {
    if (images.length === MAX_IMAGES) break;
    const url = src.startsWith('data:') ? `${src.slice(0, 40)}…` : URL.parse(src.slice(0, MAX_ADDRESS), base)?.href;
    if (url !== undefined) images.push({ url, alt: alt?.slice(0, MAX_WORDS) ?? null, inText: holds(place) });
  }
  return images;
}

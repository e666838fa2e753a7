import type { ToolOutput } from '#kit/define-tool';
import type { PageFacts } from '#lib/page/facts';
import type tool from './tool.ts';

type Output = ToolOutput<typeof tool>;

/** Listed of one page; the first ones. */
const MAX_LINKS = 5_000;
const MAX_IMAGES = 2_000;
/** Characters of one picture's description. */
const MAX_WORDS = 500;
const MAX_ADDRESS = 2_000;

type Place = PageFacts['links'][number]['place'];

/** Links to pages that people meet; jumps within the page and scripts are left out. */
export function listLinks(
  { links, document }: Pick<PageFacts, 'links' | 'document'>,
  isInText: (place: Place) => boolean,
) {
  const { host } = new URL(document.url);
  return links
    .filter(({ kind, url, place }) => /^(?:in|ex)ternal$/.test(kind) && url.length <= MAX_ADDRESS && place !== 'unseen')
    .slice(0, MAX_LINKS)
    .map(({ url, text, label, rel, place }): Output['links'][number] => {
      const isInternal = new URL(url).host === host;
      return { url, text: text || label, rel: rel.join(' '), isInternal, inText: isInText(place) };
    });
}

/** Pictures with complete addresses; one that is in the page itself is named by the start of its data. Those of one pixel count visitors. */
export function listImages({ pictures }: Pick<PageFacts, 'pictures'>, isInText: (place: Place) => boolean) {
  return pictures
    .filter(({ url, width, height, place }) => url !== '' && !(width === '1' && height === '1') && place !== 'unseen')
    .filter(({ url }) => url.length <= MAX_ADDRESS)
    .slice(0, MAX_IMAGES)
    .map(({ url, src, alt, place }): Output['images'][number] => ({
      url: url === 'data:' ? src : url,
      alt: alt?.slice(0, MAX_WORDS) ?? null,
      inText: isInText(place),
    }));
}

import type { Attributes, HtmlReader } from '#lib/html/html-reader';
import type { PictureSets } from './facts.ts';

type PictureTag = PictureSets['tags'][number];
type PictureElement = PictureSets['elements'][number];

interface State {
  isInert: boolean;
  isInNoscript: boolean;
  element: PictureElement | undefined;
}

/** Kept of each kind. */
const MOST = 5_000;
/** UTF-16 units of a list of files; a longer one is not judged. */
const LONGEST = 4_000;

/** Where scripts look for the file that they load later. */
const later = [
  'data-src',
  'data-srcset',
  'data-lazy-src',
  'data-lazy-srcset',
  'data-original',
  'data-lazy',
  'data-echo',
];

/** Names of files that only keep a place. */
const placeholders = new Set(
  'blank placeholder spacer transparent loading loader lazy pixel 1x1 empty grey gray preload'.split(' '),
);

/** Whether a file only keeps the place of another, as its name says. */
function isPlaceholder(file: string): boolean {
  if (/^(?:data:|about:blank$)/i.test(file)) return true;
  const name = file.toLowerCase().split('?', 1)[0]?.split('/').at(-1) ?? '';
  return /\.(?:gif|png|svg|jpe?g|webp)$/.test(name) && name.split(/[._-]/).some((word) => placeholders.has(word));
}

/** Reads the pictures' files as browsers choose among them. */
export function pictureReader(): HtmlReader<State> & { sets(): PictureSets } {
  const tags: PictureTag[] = [];
  const elements: PictureElement[] = [];
  /** Files that are shown where scripts do not run. */
  const spare = new Set<string>();

  return {
    start: { isInert: false, isInNoscript: false, element: undefined },
    sets: () => ({
      tags: tags.map((tag) => (tag.late !== '' && spare.has(tag.late) ? { ...tag, late: '' } : tag)),
      elements,
    }),

    open(name, attributes, outer, at) {
      if (name === 'img') {
        if (outer.isInNoscript && spare.size < MOST) spare.add(attributes.get('src')?.trim() ?? '');
        if (outer.isInert) return outer;
        if (outer.element) outer.element.hasImg = true;
        if (tags.length < MOST) tags.push(tagOf('img', attributes, at));
      } else if (name === 'source') {
        const { element } = outer;
        if (outer.isInert || !element || element.sources.length >= 50) return outer;
        const tag = tagOf('source', attributes, at);
        if (tags.length < MOST) tags.push(tag);
        element.sources.push({
          ...{ at, srcset: tag.srcset, src: tag.src, isAfterImg: element.hasImg },
          isConditional: ['media', 'type'].some((each) => (attributes.get(each) ?? '').trim() !== ''),
          isFilledLater: later.some((each) => attributes.has(each)),
        });
      } else if (name === 'picture' && !outer.isInert) {
        const element = { at, hasImg: false, sources: [] };
        if (elements.length < MOST) elements.push(element);
        return { ...outer, element };
      } else if (name === 'noscript') return { ...outer, isInert: true, isInNoscript: true };
      else if (name === 'template' || name === 'svg' || name === 'iframe') return { ...outer, isInert: true };
      return outer;
    },

    close: () => {},
    text: () => {},
  };
}

function tagOf(name: PictureTag['name'], attributes: Attributes, at: number): PictureTag {
  const read = (attribute: string) => attributes.get(attribute)?.trim();
  const [src = '', srcset] = [read('src')?.slice(0, LONGEST), read('srcset')?.slice(0, LONGEST)];
  const isShown = [src, srcset ?? ''].some((file) => file !== '' && !isPlaceholder(file));
  const late = isShown ? '' : (later.map(read).find((file) => file !== undefined && file !== '') ?? '');
  return { name, at, src, srcset, sizes: read('sizes')?.slice(0, LONGEST), late: late.slice(0, LONGEST) };
}

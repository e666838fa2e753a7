import type { Attributes, HtmlReader } from '#lib/html/html-reader';
import { createTextBuffer, type TextBuffer } from '#lib/html/text-block';
import { walkHtml } from '#lib/html/walk-html';

export interface FoundLink {
  /** Complete. */
  url: URL;
  /** Lower-case keywords, each once. */
  rel: readonly string[];
  /** What is between its tags; where there is only a picture, what that says instead. */
  anchor: string;
  isImage: boolean;
  /** Stands where only visitors without scripts see it. */
  isInNoscript: boolean;
}

export interface FoundLinks {
  /** The first ones. */
  links: FoundLink[];
  /** All there are. */
  count: number;
  /** Whether the page was read to its end. */
  isWhole: boolean;
}

interface Question {
  /** What relative addresses are relative to. */
  base: string;
  isWanted: (url: URL) => boolean;
}

/** Links of one page that are looked at closely. */
const MOST_LINKS = 50;
/** UTF-16 units. */
const LONGEST_HREF = 8_192;
const LONGEST_ANCHOR = 300;
const MOST_REL = 12;

type Place = 'page' | 'noscript' | 'inert';

/** Elements whose content is no part of the page: browsers keep it aside, or as plain text. */
const inertElements = new Set(['template', 'iframe', 'noembed', 'noframes', 'xmp', 'textarea', 'select']);

/** The links of a page to what is looked for, in the order of the page. */
export function linksOnPage(html: string, question: Question): FoundLinks {
  const reader = linkReader(question);
  const isWhole = walkHtml(html, reader);
  return { ...reader.found, isWhole };
}

function linkReader({ base, isWanted }: Question): HtmlReader<Place> & { found: Pick<FoundLinks, 'links' | 'count'> } {
  const found: Pick<FoundLinks, 'links' | 'count'> = { links: [], count: 0 };
  /** The link whose content is being read. */
  let taking: { link: FoundLink; text: TextBuffer; room: number; alt: string | undefined } | undefined;

  const wanted = (attributes: Attributes): URL | undefined => {
    const href = attributes.get('href') ?? attributes.get('xlink:href');
    if (href === undefined || href.length > LONGEST_HREF) return undefined;
    const url = URL.parse(href, base);
    return url && isWanted(url) ? url : undefined;
  };

  return {
    start: 'page',
    found,

    open(name, attributes, outer) {
      if (outer === 'inert' || inertElements.has(name)) return 'inert';
      const place = name === 'noscript' ? 'noscript' : outer;
      if (name === 'img' && taking) taking.alt = addedAlt(taking.alt, attributes);
      if (name === 'br') taking?.text.add(' ');
      if (name !== 'a' && name !== 'area') return place;
      const url = wanted(attributes);
      if (!url) return place;
      found.count += 1;
      if (found.links.length === MOST_LINKS) return place;
      const link = { url, rel: relOf(attributes), anchor: '', isImage: false, isInNoscript: place === 'noscript' };
      found.links.push(link);
      if (name === 'area') Object.assign(link, { anchor: shortened(attributes.get('alt') ?? ''), isImage: true });
      else taking = { link, text: createTextBuffer(), room: LONGEST_ANCHOR * 4, alt: undefined };
      return place;
    },

    close(name, place) {
      if (name !== 'a' || place === 'inert' || !taking) return;
      const { link, text, alt } = taking;
      const words = shortened(text.take());
      link.isImage = words === '' && alt !== undefined;
      link.anchor = words === '' ? shortened(alt ?? '') : words;
      taking = undefined;
    },

    text(text, place) {
      if (place === 'inert' || !taking || taking.room <= 0) return;
      taking.text.add(text.slice(0, taking.room));
      taking.room -= text.length;
    },
  };
}

/** What the pictures in a link say so far. */
function addedAlt(before: string | undefined, attributes: Attributes): string {
  return `${before ?? ''} ${attributes.get('alt') ?? ''}`.slice(0, LONGEST_ANCHOR * 2);
}

function relOf(attributes: Attributes): string[] {
  const words = (attributes.get('rel') ?? '')
    .slice(0, 1_000)
    .toLowerCase()
    .split(/[ \t\n\f\r]+/);
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, 40)))].slice(0, MOST_REL);
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_ANCHOR ? `${line.slice(0, LONGEST_ANCHOR - 1)}…` : line;
}

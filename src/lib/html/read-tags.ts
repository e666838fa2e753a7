import type { Attributes, HtmlReader } from './html-reader.ts';
import { createTextBuffer, type TextBuffer } from './text-block.ts';
import { defaultWalkLimits, walkHtml } from './walk-html.ts';

export interface MetaTag {
  /** Which attribute names it. */
  by: 'name' | 'property' | 'http-equiv' | 'itemprop';
  /** As written, without white space around. */
  name: string;
  content: string;
  /** Whether it is in the body, where most readers pass over it. */
  isInBody: boolean;
  /** Where its tag begins in the source, in UTF-16 units, as all positions here. */
  at: number;
}

export interface LinkTag {
  /** Lower-case keywords. */
  rel: readonly string[];
  href: string;
  hreflang: string | undefined;
  type: string;
  sizes: string;
  isInBody: boolean;
  at: number;
}

/** What a page says about itself. */
export interface PageTags {
  titles: string[];
  /** Where each of them is. */
  titlePlaces: TagPlace[];
  metas: MetaTag[];
  links: LinkTag[];
  /** Values of `<meta charset>`, and of its older form. */
  charsets: string[];
  lang: string;
  /** Of the `html` element, or else of `body`. */
  dir: string;
  /** `href` of the first `base`. */
  base: string;
  /** Where each of those with `href` is; the first counts. */
  basesAt: number[];
  h1: string[];
  h1At: number[];
  /** Contents of the JSON-LD scripts. */
  jsonLd: string[];
  jsonLdAt: number[];
  /** Scripts that hold JSON-LD and say to be of another type, as written. */
  misnamedJsonLd: { type: string; at: number }[];
  /** The tags of the page's frame, where they are written. */
  rootAt: number | undefined;
  headAt: number | undefined;
  bodyAt: number | undefined;
  /** What was the first not to belong into a head: an element, or a text, whose name is empty. */
  headEnd: { name: string; at: number; text: string } | undefined;
  hasDoctype: boolean;
  isWhole: boolean;
}

type TagPlace = Pick<MetaTag, 'at' | 'isInBody'>;

/** Kept of each kind. */
const MAX_TAGS = 2_000;
const MAX_JSON_LD = 100;

/** `words`: in an element of the head that has text. */
type Place = 'head' | 'words' | 'body' | 'inert';

/** Reads the tags of a page that speak about it, and its main headings. */
export function readTags(html: string, limits = defaultWalkLimits): PageTags {
  const reader = tagsReader();
  const isWhole = walkHtml(html, reader, limits);
  return { ...reader.tags, hasDoctype: hasDoctype(html), isWhole };
}

export function hasDoctype(html: string): boolean {
  return /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<!doctype html/i.test(html);
}

export function tagsReader(): HtmlReader<Place> & { tags: Omit<PageTags, 'hasDoctype' | 'isWhole'> } {
  const tags: Omit<PageTags, 'hasDoctype' | 'isWhole'> = {
    ...{ titles: [], titlePlaces: [], metas: [], links: [], charsets: [], h1: [], h1At: [], jsonLd: [], jsonLdAt: [] },
    ...{ lang: '', dir: '', base: '', basesAt: [] },
    ...{ rootAt: undefined, headAt: undefined, bodyAt: undefined, headEnd: undefined },
    misnamedJsonLd: [],
  };
  /** The text that is being taken up, by the element that ends it. */
  let taking: { name: string; isScript: boolean; isInBody: boolean; at: number; buffer: TextBuffer } | undefined;
  /** A script of which only the beginning is looked at. */
  let doubtful: { type: string; at: number; start: string } | undefined;
  let last = 0;

  const placeIn = (name: string, outer: Place): Place => {
    if (outer === 'inert' || name === 'svg' || name === 'math' || name === 'template') return 'inert';
    if (tags.headEnd) return 'body';
    return outer === 'words' || wordy.has(name) ? 'words' : 'head';
  };

  return {
    start: 'head',
    tags,

    open(name, attributes, outer, at) {
      last = at;
      if (!inHead.has(name)) tags.headEnd ??= { name, at, text: '' };
      const place = placeIn(name, outer);
      if (place === 'inert') return place;
      const isInBody = place === 'body';
      if (name === 'script' && !isJsonLd(name, attributes)) doubtful = dataScript(attributes, at);
      if (name === 'html') readRoot(tags, attributes, at);
      else if (name === 'head') tags.headAt = at;
      else if (name === 'body') {
        tags.bodyAt = at;
        tags.dir ||= (attributes.get('dir') ?? '').trim().toLowerCase();
      } else if (name === 'meta') readMeta(tags, attributes, { at, isInBody });
      else if (name === 'link') readLink(tags, attributes, { at, isInBody });
      else if (name === 'base' && attributes.has('href')) {
        if (tags.basesAt.length === 0) tags.base = attributes.get('href')?.trim() ?? '';
        keep(tags.basesAt, at);
      } else if (isJsonLd(name, attributes))
        taking = { name, isScript: true, isInBody, at, buffer: createTextBuffer() };
      else if ((name === 'title' && tags.titles.length < MAX_TAGS) || (name === 'h1' && tags.h1.length < MAX_TAGS))
        taking ??= { name, isScript: false, isInBody, at, buffer: createTextBuffer() };
      else if (name === 'img') taking?.buffer.add(` ${attributes.get('alt') ?? ''} `);
      else if (name === 'br') taking?.buffer.add(' ');
      return place;
    },

    close(name, place) {
      if (name === 'script' && doubtful) {
        const { type, at, start } = doubtful;
        if (/^\s*[[{][\s[{]*"@(?:context|type|graph)"/.test(start)) keep(tags.misnamedJsonLd, { type, at });
        doubtful = undefined;
      }
      if (place === 'inert' || taking?.name !== name) return;
      const { at, isInBody, buffer } = taking;
      const text = buffer.take();
      if (name === 'title') {
        keep(tags.titles, text);
        keep(tags.titlePlaces, { at, isInBody });
      } else if (name === 'h1') {
        keep(tags.h1, text);
        keep(tags.h1At, at);
      } else if (tags.jsonLd.length < MAX_JSON_LD) {
        tags.jsonLd.push(text);
        tags.jsonLdAt.push(at);
      }
      taking = undefined;
    },

    text(text, place) {
      // Only white space of HTML may be there: a byte order mark within a page ends the head as well.
      if (place === 'head' && !tags.headEnd && /[^ \t\n\f\r]/.test(text))
        tags.headEnd = { name: '', at: last, text: text.trim().slice(0, 80) };
      if (place !== 'inert' && doubtful && doubtful.start.length < 200) doubtful.start += text.slice(0, 200);
      if (place === 'inert' || !taking) return;
      if (taking.isScript) taking.buffer.addKept(text);
      else taking.buffer.add(text);
    },
  };
}

const inHead = new Set('html head title meta link base style script noscript template svg math'.split(' '));

/** Elements of a head whose text does not end it. */
const wordy = new Set('title style script noscript template'.split(' '));

function readRoot(tags: Pick<PageTags, 'lang' | 'dir' | 'rootAt'>, attributes: Attributes, at: number): void {
  tags.rootAt = at;
  tags.lang = (attributes.get('lang') ?? attributes.get('xml:lang') ?? '').trim();
  tags.dir = (attributes.get('dir') ?? '').trim().toLowerCase();
}

function readMeta(tags: Pick<PageTags, 'metas' | 'charsets'>, attributes: Attributes, place: TagPlace): void {
  if (tags.metas.length === MAX_TAGS) return;
  const charset = attributes.get('charset');
  if (charset !== undefined) keep(tags.charsets, charset.trim());
  const content = attributes.get('content') ?? '';
  for (const by of ['name', 'property', 'http-equiv', 'itemprop'] as const) {
    const name = attributes.get(by)?.trim();
    if (!name) continue;
    keep(tags.metas, { by, name, content: content.replace(/[ \t\n\f\r]+/g, ' ').trim(), ...place });
    const [, named] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(content) ?? [];
    if (by === 'http-equiv' && name.toLowerCase() === 'content-type' && named) keep(tags.charsets, named);
  }
}

function readLink(tags: Pick<PageTags, 'links'>, attributes: Attributes, place: TagPlace): void {
  if (tags.links.length === MAX_TAGS) return;
  const rel = (attributes.get('rel') ?? '')
    .toLowerCase()
    .split(/[ \t\n\f\r]+/)
    .filter(Boolean);
  const href = attributes.get('href');
  if (rel.length === 0 || href === undefined) return;
  const hreflang = attributes.get('hreflang')?.trim();
  const [type = '', sizes = ''] = [attributes.get('type'), attributes.get('sizes')];
  keep(tags.links, { rel, href: href.trim(), hreflang, type, sizes, ...place });
}

function isJsonLd(name: string, attributes: Attributes): boolean {
  return name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
}

/** A script that no browser runs, unless it has no type at all. */
function dataScript(attributes: Attributes, at: number) {
  const type = (attributes.get('type') ?? '').trim();
  return attributes.has('src') || /javascript|module/i.test(type)
    ? undefined
    : { type: type.slice(0, 100), at, start: '' };
}

function keep<T>(list: T[], value: T): void {
  if (list.length < MAX_TAGS) list.push(value);
}

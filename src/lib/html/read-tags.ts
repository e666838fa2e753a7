import type { Attributes, HtmlReader } from './html-reader.ts';
import { createTextBuffer, type TextBuffer } from './text-block.ts';
import { defaultWalkLimits, walkHtml, walkHtmlInParts } from './walk-html.ts';

export interface MetaTag {
  /** Which attribute names it. */
  by: 'name' | 'property' | 'http-equiv' | 'itemprop';
  /** As written, without white space around. */
  name: string;
  content: string;
  /** Whether it is in the body, where most readers pass over it. */
  isInBody: boolean;
}

export interface LinkTag {
  /** Lower-case keywords. */
  rel: readonly string[];
  href: string;
  hreflang: string | undefined;
  type: string;
  sizes: string;
  isInBody: boolean;
}

/** What a page says about itself. */
export interface PageTags {
  titles: string[];
  metas: MetaTag[];
  links: LinkTag[];
  /** Values of `<meta charset>`, and of its older form. */
  charsets: string[];
  lang: string;
  dir: string;
  /** `href` of the first `base`. */
  base: string;
  h1: string[];
  /** Contents of the JSON-LD scripts. */
  jsonLd: string[];
  hasDoctype: boolean;
  isWhole: boolean;
}

/** Kept of each kind. */
const MAX_TAGS = 2_000;
const MAX_JSON_LD = 100;

type Place = 'head' | 'body' | 'inert';

/** Reads the tags of a page that speak about it, and its main headings. */
export function readTags(html: string, limits = defaultWalkLimits): PageTags {
  const reader = tagsReader();
  const isWhole = walkHtml(html, reader, limits);
  return { ...reader.tags, hasDoctype: hasDoctype(html), isWhole };
}

/** The same with rests, for those who share a thread. */
export function* readTagsInParts(html: string, limits = defaultWalkLimits): Generator<void, PageTags> {
  const reader = tagsReader();
  const isWhole = yield* walkHtmlInParts(html, reader, limits);
  return { ...reader.tags, hasDoctype: hasDoctype(html), isWhole };
}

export function hasDoctype(html: string): boolean {
  return /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<!doctype html/i.test(html);
}

export function tagsReader(): HtmlReader<Place> & { tags: Omit<PageTags, 'hasDoctype' | 'isWhole'> } {
  const tags: Omit<PageTags, 'hasDoctype' | 'isWhole'> = {
    titles: [],
    metas: [],
    links: [],
    charsets: [],
    lang: '',
    dir: '',
    base: '',
    h1: [],
    jsonLd: [],
  };
  /** The text that is being taken up, by the element that ends it. */
  let taking: { name: string; isScript: boolean; buffer: TextBuffer } | undefined;
  let hasBody = false;

  const placeIn = (name: string, outer: Place): Place => {
    if (outer === 'inert' || name === 'svg' || name === 'math' || name === 'template') return 'inert';
    return hasBody ? 'body' : 'head';
  };

  return {
    start: 'head',
    tags,

    open(name, attributes, outer) {
      if (!inHead.has(name)) hasBody = true;
      const place = placeIn(name, outer);
      if (place === 'inert') return place;
      if (name === 'html') readRoot(tags, attributes);
      else if (name === 'meta') readMeta(tags, attributes, place === 'body');
      else if (name === 'link') readLink(tags, attributes, place === 'body');
      else if (name === 'base' && tags.base === '') tags.base = attributes.get('href')?.trim() ?? '';
      else if (isJsonLd(name, attributes)) taking = { name, isScript: true, buffer: createTextBuffer() };
      else if ((name === 'title' && tags.titles.length < MAX_TAGS) || (name === 'h1' && tags.h1.length < MAX_TAGS))
        taking ??= { name, isScript: false, buffer: createTextBuffer() };
      else if (name === 'img') taking?.buffer.add(` ${attributes.get('alt') ?? ''} `);
      else if (name === 'br') taking?.buffer.add(' ');
      return place;
    },

    close(name, place) {
      if (place === 'inert' || taking?.name !== name) return;
      const text = taking.buffer.take();
      if (name === 'title') keep(tags.titles, text);
      else if (name === 'h1') keep(tags.h1, text);
      else if (tags.jsonLd.length < MAX_JSON_LD) tags.jsonLd.push(text);
      taking = undefined;
    },

    text(text, place) {
      if (place === 'inert' || !taking) return;
      if (taking.isScript) taking.buffer.addKept(text);
      else taking.buffer.add(text);
    },
  };
}

const inHead = new Set('html head title meta link base style script noscript template svg math'.split(' '));

function readRoot(tags: Pick<PageTags, 'lang' | 'dir'>, attributes: Attributes): void {
  tags.lang = (attributes.get('lang') ?? attributes.get('xml:lang') ?? '').trim();
  tags.dir = (attributes.get('dir') ?? '').trim().toLowerCase();
}

function readMeta(tags: Pick<PageTags, 'metas' | 'charsets'>, attributes: Attributes, isInBody: boolean): void {
  if (tags.metas.length === MAX_TAGS) return;
  const charset = attributes.get('charset');
  if (charset !== undefined) keep(tags.charsets, charset.trim());
  const content = attributes.get('content') ?? '';
  for (const by of ['name', 'property', 'http-equiv', 'itemprop'] as const) {
    const name = attributes.get(by)?.trim();
    if (!name) continue;
    keep(tags.metas, { by, name, content: content.replace(/[ \t\n\f\r]+/g, ' ').trim(), isInBody });
    const [, named] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(content) ?? [];
    if (by === 'http-equiv' && name.toLowerCase() === 'content-type' && named) keep(tags.charsets, named);
  }
}

function readLink(tags: Pick<PageTags, 'links'>, attributes: Attributes, isInBody: boolean): void {
  if (tags.links.length === MAX_TAGS) return;
  const rel = (attributes.get('rel') ?? '')
    .toLowerCase()
    .split(/[ \t\n\f\r]+/)
    .filter(Boolean);
  const href = attributes.get('href');
  if (rel.length === 0 || href === undefined) return;
  const hreflang = attributes.get('hreflang')?.trim();
  const [type = '', sizes = ''] = [attributes.get('type'), attributes.get('sizes')];
  keep(tags.links, { rel, href: href.trim(), hreflang, type, sizes, isInBody });
}

function isJsonLd(name: string, attributes: Attributes): boolean {
  return name === 'script' && /^\s*application\/ld\+json\b/i.test(attributes.get('type') ?? '');
}

function keep<T>(list: T[], value: T): void {
  if (list.length < MAX_TAGS) list.push(value);
}

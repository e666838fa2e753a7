import { blockElements, containers, headingLevel, isUnread, menus, type Side, sideReader } from './element-roles.ts';
import type { Attributes, HtmlReader } from './html-reader.ts';
import { createTextBuffer, type TextBuffer, textWeight } from './text-block.ts';
import { defaultWalkLimits, walkHtml } from './walk-html.ts';

/** Something that is beside the content, such as a menu. */
export interface SideMark {
  side: Exclude<Side, 'no'>;
  /** Another that it is in. */
  outer: SideMark | undefined;
}

/** An element that may be the one that holds the content. */
export interface Container {
  name: string;
  outer: Container | undefined;
  /** The blocks in it, from the first to before `end`. */
  first: number;
  end: number;
}

/** Where something is. */
export interface Place {
  container: Container;
  side: SideMark | undefined;
  /** How many blocks are before it. */
  index: number;
}

/** One paragraph, heading, list item or row. */
export interface Block extends Place {
  kind: 'paragraph' | 'heading' | 'item' | 'row' | 'verbatim';
  /** 1 to 6 for a heading, else 0. */
  level: number;
  text: string;
  weight: number;
  /** Share of the text that is in links, from 0 to 1. */
  linked: number;
  /** Where its element begins in the source, in UTF-16 units. */
  at: number;
}

interface FoundLink {
  href: string;
  rel: string;
  text: string;
}

export interface PageContent {
  blocks: Block[];
  /** Those with a block at least, inner ones before the outer. */
  containers: Container[];
  /** Outer ones before the inner. */
  sides: SideMark[];
  /** What the page calls itself. */
  title: string;
  links: FoundLink[];
  /** Whether the page was read to its end. */
  isWhole: boolean;
}

interface OpenLink extends FoundLink {
  buffer: TextBuffer;
}

interface State extends Place {
  isUnread: boolean;
  isTitle: boolean;
  isKept: boolean;
  isInContent: boolean;
  /** Where nothing is but menus and the like. */
  isInMenu: boolean;
  isLinked: boolean;
  kind: Block['kind'];
  level: number;
  link: OpenLink | undefined;
  at: number;
}

/** Collected of one page at most; the counts go on. */
const MAX_COLLECTED = 20_000;
/** UTF-16 units of the title. */
const MAX_TITLE = 1_000;

/** Reads what a person reads of a page, block by block, and which elements hold it. */
export function readContent(html: string, limits = defaultWalkLimits): PageContent {
  const reader = contentReader();
  const isWhole = walkHtml(html, reader, limits);
  return { ...reader.content(), isWhole };
}

interface ContentReader extends HtmlReader<State> {
  content(): Omit<PageContent, 'isWhole'>;
  /** Where the element is that was opened last; nothing when people neither see nor hear it. */
  placeNow(): Place | undefined;
}

export function contentReader(): ContentReader {
  const blocks: Block[] = [];
  const found: Container[] = [];
  const links: FoundLink[] = [];
  const sides: SideMark[] = [];
  const sideOf = sideReader();
  let title: string | undefined;
  const buffer = createTextBuffer();
  let linkedLength = 0;
  let pending: State | undefined;
  const root: Container = { name: 'html', outer: undefined, first: 0, end: 0 };
  const start: State = {
    isUnread: false,
    isTitle: false,
    isKept: false,
    isInContent: false,
    isInMenu: false,
    isLinked: false,
    kind: 'paragraph',
    level: 0,
    link: undefined,
    side: undefined,
    container: root,
    index: 0,
    at: 0,
  };
  let now = start;

  const flush = () => {
    const text = buffer.isEmpty() ? '' : buffer.take();
    if (text !== '' && pending) {
      const { kind, level, side, container, at } = pending;
      const weight = textWeight(text);
      const linked = Math.min(1, linkedLength / text.length);
      blocks.push({ kind, level, text, weight, linked, container, side, index: blocks.length, at });
    }
    linkedLength = 0;
    pending = undefined;
  };

  const stateIn = (name: string, attributes: Attributes, outer: State, at: number): State => {
    if (name === 'title' && title === undefined && blocks.length === 0) {
      title = '';
      return { ...outer, isUnread: true, isTitle: true };
    }
    if (outer.isUnread) return outer.isTitle ? { ...outer, isTitle: false } : outer;
    if (name === 'img') {
      outer.link?.buffer.add(attributes.get('alt') ?? '');
      return outer;
    }
    if (name === 'br') {
      buffer.addBreak('\n');
      outer.link?.buffer.add(' ');
      return outer;
    }
    const isBlock = blockElements.has(name);
    if (isBlock) flush();
    if (name === 'td' || name === 'th') buffer.addBreak('\t');
    if (isUnread(name, attributes)) return { ...outer, isUnread: true };
    const level = headingLevel(name, attributes);
    const side = outer.isInMenu ? 'no' : sideOf(name, attributes, outer.isInContent);
    // A heading that opens and closes what it heads is a button too.
    const isSide = side !== 'no' && !(name === 'button' && outer.level > 0);
    const isLink = name === 'a' && attributes.has('href');
    if (!isBlock && !isSide && !isLink && !containers.has(name)) return outer;
    const mark = isSide ? { side, outer: outer.side } : outer.side;
    if (isSide && mark) sides.push(mark);
    return {
      isUnread: false,
      isTitle: false,
      isKept: outer.isKept || name === 'pre' || name === 'xmp',
      isInContent: outer.isInContent || name === 'main' || name === 'article' || attributes.get('role') === 'main',
      isInMenu: outer.isInMenu || menus.has(name),
      // A heading that links to itself leads nowhere else.
      isLinked: (isLink && !(outer.level > 0 && attributes.get('href')?.startsWith('#'))) || outer.isLinked,
      kind: kindOf(name, level, outer),
      level: level ?? outer.level,
      at: isBlock ? at : outer.at,
      link: isLink && links.length < MAX_COLLECTED ? openLink(attributes) : outer.link,
      side: mark,
      index: blocks.length,
      container: containers.has(name)
        ? {
            name: attributes.get('role') === 'main' ? 'main' : name,
            outer: outer.container,
            first: blocks.length,
            end: 0,
          }
        : outer.container,
    };
  };

  return {
    start,

    open(name, attributes, outer, at) {
      now = stateIn(name, attributes, outer, at);
      return now;
    },

    close(name, state) {
      if (state.isUnread) return;
      if (name === 'a' && state.link) {
        const { buffer: words, href, rel } = state.link;
        links.push({ href, rel, text: words.take() });
      }
      if (blockElements.has(name)) flush();
      if (containers.has(name)) {
        state.container.end = blocks.length;
        if (state.container.end > state.container.first) found.push(state.container);
      }
    },

    text(text, state) {
      if (state.isTitle && title !== undefined && title.length < MAX_TITLE) title += text.slice(0, MAX_TITLE);
      if (state.isUnread) return;
      if (/\S/.test(text)) {
        // An inline part beside the content, such as a button, is a block of its own.
        if (pending && pending.side !== state.side) flush();
        pending ??= state;
      }
      if (state.isKept) buffer.addKept(text);
      else buffer.add(text);
      state.link?.buffer.add(text);
      if (state.isLinked) linkedLength += text.length;
    },

    content() {
      flush();
      root.end = blocks.length;
      return { blocks, containers: [...found, root], sides, title: title ?? '', links };
    },

    placeNow: () => (now.isUnread ? undefined : { container: now.container, side: now.side, index: blocks.length }),
  };
}

function kindOf(name: string, level: number | undefined, outer: State): Block['kind'] {
  if (level !== undefined || outer.kind === 'heading') return 'heading';
  if (name === 'li' || name === 'dd' || name === 'dt') return 'item';
  if (name === 'tr') return 'row';
  if (name === 'pre' || name === 'xmp') return 'verbatim';
  return name === 'p' ? 'paragraph' : outer.kind;
}

function openLink(attributes: Attributes): OpenLink {
  const href = attributes.get('href') ?? '';
  return { href, rel: attributes.get('rel') ?? '', text: '', buffer: createTextBuffer() };
}

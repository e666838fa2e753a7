import { blockElements, containers, headingLevel, isUnread, type Side, sideOf } from './element-roles.ts';
import type { Attributes, HtmlReader } from './html-reader.ts';
import { createTextBuffer, type TextBuffer, textWeight } from './text-block.ts';
import { defaultWalkLimits, walkHtml } from './walk-html.ts';

/** Something that is beside the content, such as a menu. */
interface SideMark {
  side: Exclude<Side, 'no'>;
  weight: number;
}

/** An element that may be the one that holds the content. */
export interface Container {
  name: string;
  outer: Container | undefined;
  /** The blocks in it, from the first to before `end`. */
  first: number;
  end: number;
  score: number;
}

/** Where something is. */
export interface Place {
  container: Container;
  side: SideMark | undefined;
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
  place: Place;
}

export interface PageContent {
  blocks: Block[];
  /** Those with a block at least, inner ones before the outer. */
  containers: Container[];
  links: FoundLink[];
  /** Whether the page was read to its end. */
  isWhole: boolean;
}

interface OpenLink extends FoundLink {
  buffer: TextBuffer;
}

interface State extends Place {
  isUnread: boolean;
  isKept: boolean;
  isInContent: boolean;
  isLinked: boolean;
  kind: Block['kind'];
  level: number;
  link: OpenLink | undefined;
  at: number;
}

/** Collected of one page at most; the counts go on. */
const MAX_COLLECTED = 20_000;

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
  const buffer = createTextBuffer();
  let linkedLength = 0;
  let pending: State | undefined;
  const root: Container = { name: 'html', outer: undefined, first: 0, end: 0, score: 0 };
  const start: State = {
    isUnread: false,
    isKept: false,
    isInContent: false,
    isLinked: false,
    kind: 'paragraph',
    level: 0,
    link: undefined,
    side: undefined,
    container: root,
    at: 0,
  };
  let now = start;

  const flush = () => {
    const text = buffer.isEmpty() ? '' : buffer.take();
    if (text !== '' && pending) {
      const { kind, level, side, container, at } = pending;
      const weight = textWeight(text);
      if (side) side.weight += weight;
      const linked = Math.min(1, linkedLength / text.length);
      blocks.push({ kind, level, text, weight, linked, container, side, at });
    }
    linkedLength = 0;
    pending = undefined;
  };

  const stateIn = (name: string, attributes: Attributes, outer: State, at: number): State => {
    if (outer.isUnread) return outer;
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
    const mark = outer.side ? 'no' : sideOf(name, attributes, outer.isInContent);
    // A heading that opens and closes what it heads is a button too.
    const isSide = mark !== 'no' && !(name === 'button' && outer.level > 0);
    const isLink = name === 'a' && attributes.has('href');
    if (!isBlock && !isSide && !isLink && !containers.has(name)) return outer;
    return {
      isUnread: false,
      isKept: outer.isKept || name === 'pre' || name === 'xmp',
      isInContent: outer.isInContent || name === 'main' || name === 'article' || attributes.get('role') === 'main',
      isLinked: isLink || outer.isLinked,
      kind: kindOf(name, level, outer),
      level: level ?? outer.level,
      at: isBlock ? at : outer.at,
      link: isLink && links.length < MAX_COLLECTED ? openLink(attributes, outer) : outer.link,
      side: isSide ? { side: mark, weight: 0 } : outer.side,
      container: containers.has(name)
        ? {
            name: attributes.get('role') === 'main' ? 'main' : name,
            outer: outer.container,
            first: blocks.length,
            end: 0,
            score: 0,
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
        const { buffer: words, href, rel, place } = state.link;
        links.push({ href, rel, place, text: words.take() });
      }
      if (blockElements.has(name)) flush();
      if (containers.has(name)) {
        state.container.end = blocks.length;
        if (state.container.end > state.container.first) found.push(state.container);
      }
    },

    text(text, state) {
      if (state.isUnread) return;
      if (/\S/.test(text)) {
        // An inline part beside the content, such as a button, is a block of its own.
        if (pending && pending.side !== state.side) flush();
        pending ??= state;
      }
      if (state.isKept) buffer.addKept(text);
      else buffer.add(text);
      if (!state.isLinked) return;
      state.link?.buffer.add(text);
      linkedLength += text.length;
    },

    content() {
      flush();
      root.end = blocks.length;
      return { blocks, containers: [...found, root], links };
    },

    placeNow: () => (now.isUnread ? undefined : { container: now.container, side: now.side }),
  };
}

function kindOf(name: string, level: number | undefined, outer: State): Block['kind'] {
  if (level !== undefined || outer.kind === 'heading') return 'heading';
  if (name === 'li' || name === 'dd' || name === 'dt') return 'item';
  if (name === 'tr') return 'row';
  if (name === 'pre' || name === 'xmp') return 'verbatim';
  return name === 'p' ? 'paragraph' : outer.kind;
}

function openLink(attributes: Attributes, { container, side }: Place): OpenLink {
  const href = attributes.get('href') ?? '';
  return { href, rel: attributes.get('rel') ?? '', text: '', place: { container, side }, buffer: createTextBuffer() };
}

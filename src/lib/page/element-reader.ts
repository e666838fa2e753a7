import type { Attributes, HtmlReader } from '#lib/html/html-reader';
import type { Place } from '#lib/html/read-content';
import { createTextBuffer, type TextBuffer } from '#lib/html/text-block';
import { addressesIn, importsOf, plainFiles, plainInStyle } from './fetched-addresses.ts';
import type { FoundElements } from './found-elements.ts';

interface OpenLink {
  link: FoundElements['links'][number];
  /** The title of a drawing in it. */
  title: TextBuffer;
  text: TextBuffer;
  room: number;
}

interface State {
  isInert: boolean;
  /** Whether snippets leave it out. */
  isUnquoted: boolean;
  link: OpenLink | undefined;
  /** What a link does not say, such as a sign beside its words that nobody is told. */
  isUnsaid: boolean;
  /** Where the drawing of a link is, or its title, that says what it shows. */
  drawing: 'open' | 'title' | undefined;
  sourceTypes: string[] | undefined;
  media: FoundElements['media'][number] | undefined;
  /** The script or style sheet whose text is counted. */
  counted: 'style' | FoundElements['scripts'][number] | undefined;
}

/** Kept of each kind; the counts go on. */
const MOST = 5_000;
const MOST_LINKS = 10_000;
const MOST_IDS = 50_000;
const LONGEST = 300;

const inert = new Set('template noscript noembed noframes xmp iframe object svg math'.split(' '));
const headOnly = new Set('html head title meta link base style script noscript template'.split(' '));

/** Attributes by which a script runs when somebody clicks. */
const handlers = [
  'onclick',
  'onmousedown',
  'ng-click',
  '@click',
  'v-on:click',
  'x-on:click',
  'data-toggle',
  'data-bs-toggle',
];
/** A handler that leads to another page. */
const leaves = /\blocation(?:\.href)?\s{0,5}=[^=]|\blocation\.(?:assign|replace)\(|\bwindow\.open\(/;
/** What people click that must not be within a link. Source: HTML Living Standard, interactive content. */
const clickable = new Set('button input select textarea iframe details'.split(' '));

/**
 * Reads links, pictures, scripts, styles, frames, media and counts. What is in `noscript` and `template` does not count.
 * `placeNow` tells where the element is that was opened last.
 */
export function elementReader(placeNow: () => Place | undefined): HtmlReader<State> & { found: FoundElements } {
  const found: FoundElements = {
    ...{ links: [], pictures: [], scripts: [], styles: [], frames: [], media: [] },
    ...{ plain: [], imports: [], mentioned: [], preloads: [] },
    ...{ oddLinks: [], ids: new Map(), names: new Set(), repeated: new Map(), counts: new Map() },
    ...{ elements: 0, depth: 0, inlineStyles: 0, styleAttributes: 0, dataAddresses: 0 },
    ...{ textLength: 0, unquotedLength: 0, unquotedAt: undefined },
  };
  let hasBody = false;
  let depth = 0;
  /** Where the element begins that is opened. */
  let at = 0;

  const openers: Readonly<Record<string, (attributes: Attributes, outer: State) => State>> = {
    a: (attributes, outer) => openLink(attributes, outer),
    area: (attributes, outer) => {
      openLink(attributes, outer);
      return outer;
    },
    img(attributes, outer) {
      const { link, sourceTypes } = outer;
      if (link) {
        link.link.hasPicture = true;
        if (link.link.label === '') link.link.label = short(attributes.get('alt') ?? '');
      }
      keep(found.pictures, {
        ...pictureOf(attributes),
        sourceTypes: sourceTypes ?? [],
        position: found.elements,
        place: placeNow(),
        at,
      });
      return outer;
    },
    br(_, outer) {
      outer.link?.text.add(' ');
      return outer;
    },
    svg(_, outer) {
      if (outer.link) outer.link.link.hasPicture = true;
      return { ...outer, isInert: true, drawing: outer.link && !outer.isUnsaid ? 'open' : undefined };
    },
    picture: (_, outer) => ({ ...outer, sourceTypes: [] }),
    source(attributes, outer) {
      if (outer.sourceTypes && outer.sourceTypes.length < 20)
        outer.sourceTypes.push(textOf(attributes, 'type').toLowerCase());
      if (outer.media && outer.media.src === '') outer.media.src = textOf(attributes, 'src');
      return outer;
    },
    script(attributes, outer) {
      if (!isJavaScript(textOf(attributes, 'type').toLowerCase())) return outer;
      const src = attributes.get('src')?.trim() ?? '';
      const isLater =
        attributes.has('async') || attributes.has('defer') || /^\s*module\s*$/i.test(attributes.get('type') ?? '');
      const script = {
        src,
        isInHead: !hasBody,
        isBlocking: src !== '' && !isLater,
        integrity: textOf(attributes, 'integrity'),
        hasCrossOrigin: attributes.has('crossorigin'),
        length: 0,
        at,
      };
      keep(found.scripts, script);
      return { ...outer, counted: script };
    },
    style: (_, outer) => ({ ...outer, counted: 'style' }),
    link(attributes, outer) {
      const rel = words((attributes.get('rel') ?? '').toLowerCase());
      if (rel.includes('stylesheet') && !rel.includes('alternate')) {
        const [href, media, integrity] = [
          textOf(attributes, 'href'),
          textOf(attributes, 'media'),
          textOf(attributes, 'integrity'),
        ];
        const hasCrossOrigin = attributes.has('crossorigin');
        keep(found.styles, { href, media, integrity, hasCrossOrigin, isInHead: !hasBody, at });
      }
      if (rel.includes('preload')) {
        const [href, as] = [textOf(attributes, 'href'), textOf(attributes, 'as').toLowerCase()];
        keep(found.preloads, { href, as, hasCrossOrigin: attributes.has('crossorigin'), at });
      }
      return outer;
    },
    iframe(attributes, outer) {
      const [src, title, loading] = [
        textOf(attributes, 'src'),
        textOf(attributes, 'title'),
        textOf(attributes, 'loading'),
      ];
      keep(found.frames, {
        src,
        title: title || textOf(attributes, 'aria-label'),
        loading: loading.toLowerCase(),
        at,
      });
      return { ...outer, isInert: true };
    },
    video: (attributes, outer) => openMedia('video', attributes, outer),
    audio: (attributes, outer) => openMedia('audio', attributes, outer),
    track(attributes, outer) {
      if (outer.media && /^(?:captions|subtitles|)$/i.test(textOf(attributes, 'kind'))) outer.media.hasTrack = true;
      return outer;
    },
  };

  function openLink(attributes: Attributes, outer: State): State {
    const href = attributes.get('href')?.trim();
    const hasHandler = handlers.some((name) => attributes.has(name)) || attributes.get('role') === 'button';
    const name = attributes.get('name');
    if (name && found.names.size < MOST_IDS) found.names.add(name);
    if (href === undefined) {
      const isPlace = name !== undefined || attributes.has('id') || attributes.has('aria-current');
      if (hasHandler || !isPlace) keep(found.oddLinks, { kind: hasHandler ? 'no-address' : 'dead', at });
      return outer;
    }
    const label = short(attributes.get('aria-label') || attributes.get('alt') || attributes.get('title') || '');
    const link = {
      href,
      rel: words((attributes.get('rel') ?? '').toLowerCase()),
      target: textOf(attributes, 'target'),
      hasPicture: false,
      hasHandler,
      text: '',
      label,
      labelledBy: words(attributes.get('aria-labelledby') ?? ''),
      place: placeNow(),
      at,
    };
    if (found.links.length < MOST_LINKS) found.links.push(link);
    return { ...outer, link: { link, text: createTextBuffer(), title: createTextBuffer(), room: 4 * LONGEST } };
  }

  function openMedia(name: string, attributes: Attributes, outer: State): State {
    const autoplays = attributes.has('autoplay') && !attributes.has('muted');
    const media = {
      name,
      src: textOf(attributes, 'src'),
      autoplays,
      preload: textOf(attributes, 'preload').toLowerCase(),
      hasTrack: false,
      isSilent:
        (attributes.has('muted') && !attributes.has('controls')) || attributes.get('aria-hidden')?.trim() === 'true',
      at,
    };
    keep(found.media, media);
    return { ...outer, media };
  }

  return {
    start: {
      isInert: false,
      isUnquoted: false,
      link: undefined,
      isUnsaid: false,
      drawing: undefined,
      sourceTypes: undefined,
      media: undefined,
      counted: undefined,
    },
    found,

    open(name, attributes, outer, from) {
      at = from;
      found.elements += 1;
      depth += 1;
      if (depth > found.depth) found.depth = depth;
      if (!headOnly.has(name)) hasBody = true;
      if (outer.isInert && (name === 'img' || name === 'iframe')) keep(found.mentioned, textOf(attributes, 'src'));
      if (outer.isInert) return outer.drawing === 'open' && name === 'title' ? { ...outer, drawing: 'title' } : outer;
      found.counts.set(name, (found.counts.get(name) ?? 0) + 1);
      if (attributes.size > 0) {
        readAttributes(found, attributes, at);
        for (const file of plainFiles(name, attributes)) keep(found.plain, { ...file, at });
        // A sign in a link may have a name of its own.
        const leads = attributes.get('role') === 'link' || leaves.test(attributes.get('onclick') ?? '');
        if (leads && outer.link === undefined && name !== 'a' && name !== 'area')
          keep(found.oddLinks, { kind: 'script', at });
        if (outer.link?.link.label === '' && name !== 'a')
          outer.link.link.label = short(attributes.get('aria-label') ?? '');
      }
      if (outer.link && clickable.has(name) && attributes.get('type') !== 'hidden')
        keep(found.oddLinks, { kind: 'holds', at });
      const state = Object.hasOwn(openers, name) ? (openers[name]?.(attributes, outer) ?? outer) : outer;
      const isUnquoted = state.isUnquoted || attributes.has('data-nosnippet');
      if (isUnquoted && !state.isUnquoted) found.unquotedAt ??= at;
      const isInert = state.isInert || inert.has(name);
      const isUnsaid = state.isUnsaid || (outer.link?.link.place !== undefined && placeNow() === undefined);
      if (isInert === state.isInert && isUnsaid === state.isUnsaid && isUnquoted === state.isUnquoted) return state;
      return { ...state, isInert, isUnsaid, isUnquoted };
    },

    close(name, { link }) {
      depth -= 1;
      if (name !== 'a' || !link) return;
      link.link.text = short(link.text.take());
      link.link.label ||= short(link.title.take());
    },

    text(text, { isInert, isUnsaid, isUnquoted, counted, link, drawing }) {
      if (!isInert && !counted && hasBody) {
        found.textLength += text.length;
        if (isUnquoted) found.unquotedLength += text.length;
      }
      if (drawing === 'title') link?.title.add(text.slice(0, LONGEST));
      else if (counted === 'style') {
        found.inlineStyles += text.length;
        for (const url of plainInStyle(text)) keep(found.plain, { name: 'style', url, at });
        for (const href of importsOf(text)) keep(found.imports, { href, at });
      } else if (counted) {
        counted.length += text.length;
        for (const url of addressesIn(text)) keep(found.mentioned, url);
      } else if (link && !isInert && !isUnsaid && link.room > 0) {
        link.text.add(text.slice(0, link.room));
        link.room -= text.length;
      }
    },
  };
}

function pictureOf(attributes: Attributes) {
  const src = attributes.get('src')?.trim() ?? '';
  const late = attributes.get('data-src') ?? attributes.get('data-lazy-src');
  return {
    src: late !== undefined && (src === '' || src.startsWith('data:')) ? late.trim() : src,
    alt: attributes.get('alt') ?? null,
    width: textOf(attributes, 'width'),
    height: textOf(attributes, 'height'),
    style: textOf(attributes, 'style'),
    loading: textOf(attributes, 'loading').toLowerCase(),
    fetchPriority: textOf(attributes, 'fetchpriority').toLowerCase(),
    srcset: (attributes.get('srcset') ?? '').slice(0, 2_000),
    sizes: textOf(attributes, 'sizes'),
    isDecoration:
      /^(?:presentation|none)$/i.test(textOf(attributes, 'role')) || attributes.get('aria-hidden') === 'true',
  };
}

function readAttributes(found: FoundElements, attributes: Attributes, at: number): void {
  const id = attributes.get('id');
  if (id !== undefined && id !== '' && (found.ids.has(id) || found.ids.size < MOST_IDS)) {
    const times = (found.ids.get(id) ?? 0) + 1;
    found.ids.set(id, times);
    if (times === 2) found.repeated.set(id, at);
  }
  found.styleAttributes += attributes.get('style')?.length ?? 0;
  for (const name of ['src', 'href', 'poster']) {
    const value = attributes.get(name);
    if (value?.startsWith('data:')) found.dataAddresses += value.length;
  }
}

function isJavaScript(type: string): boolean {
  return type === '' || type === 'module' || /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/.test(type);
}

function textOf(attributes: Attributes, name: string): string {
  return (attributes.get(name) ?? '').trim().slice(0, 2_000);
}

function words(text: string): string[] {
  return text
    .slice(0, 500)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function short(text: string): string {
  const line = text
    .slice(0, 4 * LONGEST)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

function keep<T>(list: T[], value: T): void {
  if (list.length < MOST) list.push(value);
}

import { base64 } from '@scure/base';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { ToolError } from '#kit/tool-error';
import { escapeMarkup } from '#lib/markup';
import { own } from '#lib/own';
import { plainEntities } from '#lib/plain-entities';
import { declared, type Gathered } from './declarations.ts';
import { USUAL_FAMILY } from './faces.ts';
import { type OwnSize, ownSize } from './size.ts';
import { readInline, readSheet } from './styles.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** UTF-16 units of a drawing, elements in elements, and of all. */
const [LONGEST, DEEPEST, MOST_ELEMENTS] = [20_000_000, 256, 200_000];

const words = (list: string) => new Set(list.split(' '));
const DRAWN = words(
  'svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath tref image clipPath mask pattern marker linearGradient radialGradient stop filter style feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
);
/** Words about a drawing, and what only an editor or a pointer needs. */
const SILENT = words('title desc metadata view cursor namedview');
const KINDS: Readonly<Record<string, Parameters<Gathered['leftOut']['add']>[0]>> = {
  script: 'scripts',
  ...Object.fromEntries(['foreignObject', 'iframe', 'video', 'audio', 'canvas'].map((name) => [name, 'html'])),
  ...Object.fromEntries(
    ['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'discard'].map((name) => [
      name,
      'animations',
    ]),
  ),
  ...Object.fromEntries(['font', 'font-face'].map((name) => [name, 'fonts'])),
};
const STYLED = /font|var\(|url\(|animation|--/i;
const PICTURE = /^data:image\/(?:png|jpe?g|gif)(?:;[\w=-]+)*;base64,/i;
const INNER_DRAWING = /^data:image\/svg\+xml(?:;[\w=-]+)*,/i;

interface ReadDrawing {
  size: OwnSize;
  /** The drawing as far as it is drawn, in a size of its own. */
  written(size: { width: number; height: number }): string;
}

/**
 * Reads a drawing and writes anew what is drawn of it: known elements and attributes, with nothing in them that names anything
 * outside, runs or moves.
 *
 * @throws ToolError `invalid-input` for what is no SVG, `too-large`, `unsupported`.
 */
export function readDrawing(text: string, gathered: Gathered, level = 0): ReadDrawing {
  if (text.length > LONGEST) throw new ToolError('too-large', 'Please choose an SVG of at most 20 MB.');
  const entities = plainEntities(text);
  if (!entities)
    throw new ToolError('unsupported', 'This SVG defines entities that refer to others or to files, which is refused.');
  const out: string[] = [];
  const open: { name: string; isEmpty: boolean }[] = [];
  let root: { size: OwnSize; attributes: string; prefix: '' | typeof SVG } | undefined;
  /** Elements within one that is left out. */
  let skipped = 0;
  let css = '';
  const parser = new SaxesParser({ xmlns: true, position: true, additionalNamespaces: { xlink: XLINK } });
  Object.assign(parser.ENTITIES, Object.fromEntries(entities));
  parser.on('error', (error) => {
    throw new ToolError('invalid-input', `This SVG cannot be read: ${reasonOf(error.message)}`);
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (target === 'xml-stylesheet') gathered.leftOut.add('outside', /href\s*=\s*["']([^"']*)/.exec(body)?.[1]);
  });
  parser.on('opentag', (tag) => {
    gathered.elements += 1;
    if (gathered.elements > MOST_ELEMENTS || open.length + skipped > DEEPEST)
      throw new ToolError('too-large', 'This SVG has more than 200,000 elements, or more than 256 within each other.');
    if (skipped > 0) skipped += 1;
    else if (!root) root = openRoot(tag);
    else if (!isDrawn(tag, root.prefix)) skipped = 1;
    else if (tag.local === 'style') open.push({ name: 'style', isEmpty: true });
    else {
      out.push(`<${tag.local}${attributesOf(withSeenMarkers(tag), gathered, level)}>`);
      open.push({ name: tag.local, isEmpty: false });
    }
  });

  function openRoot(tag: SaxesTagNS) {
    if (tag.local !== 'svg' || (tag.uri !== SVG && tag.uri !== ''))
      throw new ToolError('invalid-input', 'This is not an SVG: its first element is not <svg>.');
    open.push({ name: 'svg', isEmpty: false });
    const value = (name: string) => attributeOf(tag, name)?.value;
    const font = value('font-family') === undefined ? ` font-family="'${USUAL_FAMILY}'"` : '';
    const ofRoot = Object.values(tag.attributes).filter(({ name }) => !/^(?:width|height|viewBox|x|y)$/.test(name));
    const attributes =
      font +
      attributesOf(
        { ...tag, attributes: Object.fromEntries(ofRoot.map((each) => [each.name, each])) },
        gathered,
        level,
      );
    return { size: ownSize(value), attributes, prefix: tag.uri === SVG ? SVG : '' } as const;
  }

  function isDrawn({ local, uri }: SaxesTagNS, prefix: string): boolean {
    const kind = own(KINDS, local);
    if (kind) gathered.leftOut.add(kind);
    if (level > 0 && local === 'text') {
      gathered.leftOut.add('elements', 'text of a drawing within the drawing');
      return false;
    }
    // Those of other names are an editor's notes.
    if (uri !== prefix || kind) return false;
    if (DRAWN.has(local)) return true;
    if (!SILENT.has(local)) gathered.leftOut.add('elements', local);
    return false;
  }

  const say = (words: string) => {
    const { name } = open.at(-1) ?? { name: '' };
    if (skipped > 0) return;
    if (name === 'style') css += words;
    else if (open.some((each) => each.name === 'text')) {
      for (const character of words) gathered.characters.add(character);
      out.push(escapeMarkup(words));
    }
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const closed = open.pop();
    if (!closed || open.length === 0) return;
    if (closed.name !== 'style') out.push(`</${closed.name}>`);
    else {
      out.push(`<style>${escapeMarkup(readSheet(css, gathered))}</style>`);
      css = '';
    }
  });
  parser.write(text.replace(/^\uFEFF?\s+/, '')).close();
  if (!root) throw new ToolError('invalid-input', 'This is not an SVG: it has no elements.');
  const { size, attributes } = root;
  const inside = out.join('');
  return {
    size,
    written: ({ width, height }) =>
      `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="${size.viewBox}"${attributes}>${inside}</svg>`,
  };
}

const attributeOf = ({ attributes }: SaxesTagNS, name: string) => own<SaxesAttributeNS>(attributes, name);

/** What draws takes a line without a paint for nothing, with the markers on it: it is painted with what is not seen. */
function withSeenMarkers(tag: SaxesTagNS): SaxesTagNS {
  const value = (name: string) => attributeOf(tag, name)?.value;
  const fill = attributeOf(tag, 'fill');
  const isMarked = ['marker', 'marker-start', 'marker-mid', 'marker-end'].some((name) => value(name) !== undefined);
  if (!isMarked || fill?.value !== 'none' || (value('stroke') ?? 'none') !== 'none') return tag;
  const unseen = { ...fill, name: 'fill-opacity', local: 'fill-opacity', value: '0' };
  return { ...tag, attributes: { ...tag.attributes, fill: { ...fill, value: '#000' }, 'fill-opacity': unseen } };
}

function attributesOf(tag: SaxesTagNS, gathered: Gathered, level: number): string {
  let written = '';
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (/^on/i.test(local) && uri === '') gathered.leftOut.add('scripts', local);
    else if (local === 'href' && (uri === '' || uri === XLINK)) written += reference(tag.local, value, gathered, level);
    else if (uri === XML) written += ` ${name}="${escapeMarkup(value)}"`;
    else if (uri !== '') continue;
    else if (local === 'style')
      written += ` style="${escapeMarkup(STYLED.test(value) ? readInline(value, gathered) : value)}"`;
    else if (local === 'id' || local === 'class' || !STYLED.test(`${local} ${value}`))
      written += ` ${local}="${escapeMarkup(value)}"`;
    else
      for (const [property, drawn] of declared(local, value, gathered)) {
        // Attributes are told apart by capitals, such as `gradientUnits`.
        written += ` ${property === local.toLowerCase() ? local : property}="${escapeMarkup(drawn)}"`;
      }
  }
  return written;
}

function reference(element: string, value: string, gathered: Gathered, level: number): string {
  const address = value.replace(/[\s\p{Cc}]+/gu, '');
  if (element === 'a' || address === '') return '';
  if (address.startsWith('#')) return ` href="${escapeMarkup(address)}"`;
  const isPicture = element === 'image' || element === 'feImage';
  if (isPicture && PICTURE.test(address)) return ` href="${escapeMarkup(address)}"`;
  const inner = isPicture && level === 0 ? innerDrawing(address, gathered) : undefined;
  if (inner !== undefined) return ` href="${inner}"`;
  if (/^data:/i.test(address)) gathered.leftOut.add('pictures', address.slice(0, 40).split(/[;,]/)[0]);
  else gathered.leftOut.add('outside', address);
  return '';
}

/** A drawing within the drawing, read as it was. */
function innerDrawing(address: string, gathered: Gathered): string | undefined {
  const head = INNER_DRAWING.exec(address)?.[0];
  if (head === undefined) return undefined;
  const rest = address.slice(head.length);
  try {
    const isPacked = /;base64,$/i.test(head);
    const text = isPacked ? new TextDecoder().decode(base64.decode(rest)) : decodeURIComponent(rest);
    const inner = readDrawing(text, gathered, 1);
    return `data:image/svg+xml;base64,${base64.encode(new TextEncoder().encode(inner.written(inner.size)))}`;
  } catch (error) {
    if (error instanceof ToolError && error.code === 'too-large') throw error;
    return undefined;
  }
}

/** "line 3, column 5: unclosed tag." of `3:5: unclosed tag: g`. */
function reasonOf(message: string): string {
  const [, line, column, reason = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? [];
  const where = line === undefined ? '' : `line ${line}, column ${column}: `;
  return `${where}${reason.slice(0, 100).replace(/\.$/, '')}.`;
}

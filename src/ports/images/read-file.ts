import { ToolError } from '#kit/tool-error';
import type { Size } from './geometry.ts';
import { type ImageLimits, readHeader } from './header.ts';
import type { PictureFile } from './port.ts';
import { formatOf } from './refusals.ts';

/** UTF-16 units in which the first element of a drawing is looked for, and in which it ends. */
const PROLOG = 16_384;
const LONGEST_TAG = 8_192;

/** Pixels of CSS in a unit. Source: CSS Values and Units, absolute lengths. */
const UNITS = new Map(
  Object.entries({
    '': 1,
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 9.6 / 2.54,
  }),
);

/** What a page shows of a drawing that has no size. Source: CSS Images, default object size. */
const WITHOUT_SIZE: Size = { width: 300, height: 150 };

/**
 * A file as it is, with what its header says. A drawing is not drawn for that: its size is what a page gives it.
 *
 * @throws ToolError as `readHeader`; `unsupported` for a drawing that is cut short.
 */
export async function readFile(content: Uint8Array, limits: ImageLimits): Promise<PictureFile> {
  if (formatOf(content, limits.maxInputBytes) !== 'svg') {
    return { source: (await readHeader(content, limits)).info, content };
  }
  const text = new TextDecoder().decode(content);
  const [name = 'svg'] = /(?<=<)(?:[\w-]+:)?svg(?=[\s/>])/.exec(text.slice(0, PROLOG)) ?? [];
  const start = text.indexOf(`<${name}`);
  const tag = text.slice(start, start + LONGEST_TAG).split('>')[0] ?? '';
  const isWhole = tag.endsWith('/') || text.lastIndexOf(`</${name}`) > start;
  if (!isWhole) throw new ToolError('unsupported', 'The drawing has no end: part of it is missing.');
  return { source: { format: 'svg', frames: 1, ...sizeIn(tag) }, content };
}

/** With the white space before it, so that `stroke-width` is none. */
const ATTRIBUTE = /\s(width|height|viewBox) ?= ?["']([^"']{1,100})/g;

function sizeIn(tag: string): Size {
  const said = new Map(Array.from(tag.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
  const [width, height] = [pixelsOf(said.get('width')), pixelsOf(said.get('height'))];
  const [, , across = 0, down = 0] = (said.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = across > 0 && down > 0 ? across / down : undefined;
  if (width && height) return whole(width, height);
  if (ratio === undefined) return whole(width ?? WITHOUT_SIZE.width, height ?? WITHOUT_SIZE.height);
  if (width) return whole(width, width / ratio);
  return height ? whole(height * ratio, height) : whole(across, down);
}

function whole(width: number, height: number): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** Nothing for a share of what is around it. */
function pixelsOf(length = ''): number | undefined {
  const [, digits, unit = ''] = /^\+?(\d{0,9}(?:\.\d{1,9})?)([a-z]{0,2})$/i.exec(length.trim()) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  const pixels = digits && factor ? Number(digits) * factor : 0;
  return pixels > 0 ? pixels : undefined;
}

import Color from 'colorjs.io';
import type { Notation } from './notations.ts';
import type { Colour } from './read-colour.ts';

/** How a colour outside sRGB is brought into it: as CSS Color 4 has it, with its hue and lightness, or each part cut off as most screens do. */
export type Mapping = 'css' | 'clip';

const IDS: Partial<Record<Notation, string>> = {
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
};
/** What sRGB alone can hold. */
const BOUNDED: ReadonlySet<Notation> = new Set(['hex', 'rgb', 'hsl', 'hwb']);

/** The smallest of these gamuts that a colour is in. */
export function gamutOf({ color }: Colour): 'sRGB' | 'Display P3' | 'Rec. 2020' | 'ProPhoto' | 'none' {
  if (color.inGamut('srgb')) return 'sRGB';
  if (color.inGamut('p3')) return 'Display P3';
  if (color.inGamut('rec2020')) return 'Rec. 2020';
  return color.inGamut('prophoto') ? 'ProPhoto' : 'none';
}

/** Red, green and blue of 0 to 1, in sRGB. */
export function inScreenColours({ color }: Colour, mapping: Mapping = 'css'): [number, number, number] {
  const mapped = color.to('srgb').toGamut({ space: 'srgb', method: mapping });
  const [red = 0, green = 0, blue = 0] = numbersOf(mapped).map((part) => Math.min(1, Math.max(0, part)));
  return [red, green, blue];
}

/** `#rrggbb`, with two digits more where it is transparent. */
export function hexOf(colour: Colour, mapping: Mapping = 'css'): string {
  const parts = [...inScreenColours(colour, mapping), ...(colour.alpha < 1 ? [colour.alpha] : [])];
  return `#${parts.map((part) => hex(Math.round(part * 255))).join('')}`;
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** A colour in one notation. */
export function writtenColour(colour: Colour, notation: Notation, mapping: Mapping = 'css'): string {
  if (notation === 'hex') return hexOf(colour, mapping);
  const given = BOUNDED.has(notation) ? new Color('srgb', inScreenColours(colour, mapping)) : colour.color;
  const id = notation === 'rgb' ? 'srgb' : (IDS[notation] ?? notation);
  const [a = 0, b = 0, c = 0] = numbersOf(given.to(id));
  const parts = partsIn(notation, [a, b, c]);
  const alpha = colour.alpha < 1 ? ` / ${digits(colour.alpha, 4)}` : '';
  const isOwn = /^(?:rgb|hsl|hwb|lab|lch|oklab|oklch)$/.test(notation);
  return isOwn ? `${notation}(${parts}${alpha})` : `color(${notation} ${parts}${alpha})`;
}

function partsIn(notation: Notation, [a, b, c]: [number, number, number]): string {
  const all = (places: number, ...values: number[]) => values.map((value) => digits(value, places)).join(' ');
  switch (notation) {
    case 'rgb':
      return all(2, a * 255, b * 255, c * 255);
    case 'hsl':
    case 'hwb':
      // A grey has no hue.
      return `${all(2, a)} ${all(2, b)}% ${all(2, c)}%`;
    case 'lab':
      return all(3, a, b, c);
    case 'lch':
      return `${all(3, a, b)} ${b < 0.02 ? 'none' : digits(c, 3)}`;
    case 'oklch':
      return `${all(5, a, b)} ${b < 0.0002 ? 'none' : digits(c, 3)}`;
    default:
      return all(5, a, b, c);
  }
}

function digits(value: number, places: number): string {
  return String(Number(value.toFixed(places)) || 0);
}

function numbersOf({ coords }: Color): number[] {
  return coords.map((part) => (part === null || Number.isNaN(part) ? 0 : Number(part)));
}

/** How far apart two colours look: 0.02 is about what is just seen. */
export function distance(one: Colour, other: Colour): number {
  return one.color.deltaE(other.color, 'OK');
}

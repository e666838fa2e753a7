import Color from 'colorjs.io';
import { type Colour, readColour } from './read-colour.ts';
import { type Sight, sightMatrices } from './sights.ts';
import { distance, hexOf, inScreenColours } from './write-colour.ts';

/** One colour as it is seen over another that is opaque. */
export function seenOver(front: Colour, back: Colour): Colour {
  const behind = inScreenColours(back);
  const parts = inScreenColours(front).map((part, at) => part * front.alpha + (behind[at] ?? 0) * (1 - front.alpha));
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Math.round(part * 255) / 255);
  return { color: new Color('srgb', [red, green, blue]), alpha: 1 };
}

/** Contrast of WCAG 2.2, 1 to 21, of two opaque colours. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Relative luminance, as WCAG 2.2 reckons it. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = inScreenColours(colour).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Lightness contrast of APCA (0.0.98G), about -108 to 106: below zero for light text on a dark background. */
export function apca(text: Colour, background: Colour): number {
  return new Color('srgb', inScreenColours(background)).contrast(new Color('srgb', inScreenColours(text)), 'APCA');
}

/** Lightness to which a passing colour is found. */
const FINE = 1 / 1000;

/**
 * The colour nearest to one that does not pass, of its hue and with other lightness, that does; none where none does. Towards
 * either end, what passes once passes from there on.
 */
export function nearestPassing(colour: Colour, passes: (tried: Colour) => boolean): Colour | undefined {
  const { coords } = colour.color.to('oklch');
  const [lightness = 0, chroma = 0, hue = 0] = coords.map((part) => Number(part) || 0);
  const at = (light: number) => asShown({ color: new Color('oklch', [light, chroma, hue]), alpha: 1 });
  const towards = (end: 0 | 1) => {
    let failing = lightness;
    let passing: number = end;
    if (!passes(at(end))) return undefined;
    while (Math.abs(passing - failing) > FINE) {
      const middle = (failing + passing) / 2;
      if (passes(at(middle))) passing = middle;
      else failing = middle;
    }
    return at(passing);
  };
  const [lighter, darker] = [towards(1), towards(0)];
  if (!lighter || !darker) return lighter ?? darker;
  return distance(colour, lighter) <= distance(colour, darker) ? lighter : darker;
}

/** A colour as hex holds it: with rounded parts it must pass as well. */
function asShown(colour: Colour): Colour {
  const read = readColour(hexOf(colour));
  return typeof read === 'string' ? colour : read;
}

/** A colour as it looks to somebody who sees otherwise. */
export function seenBy(colour: Colour, sight: Sight): Colour {
  const light = inScreenColours(colour).map(linear);
  const parts = sightMatrices[sight].map((row) => row.reduce((sum, factor, at) => sum + factor * (light[at] ?? 0), 0));
  const [red = 0, green = 0, blue = 0] = parts.map((part) => gamma(Math.min(1, Math.max(0, part))));
  return { color: new Color('srgb', [red, green, blue]), alpha: 1 };
}

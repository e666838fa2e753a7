import Color from 'colorjs.io';

/** A colour as it was written: `space` is the notation's own, and an undefined part of it is 0. */
export interface Colour {
  color: Color;
  /** 0 to 1. */
  alpha: number;
}

/** UTF-16 units of one colour. */
const LONGEST = 200;
/** What CSS Color 4 has; the library knows more. */
const SPACES = new Set([
  ...['srgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'srgb-linear', 'p3', 'p3-linear', 'a98rgb'],
  ...['prophoto', 'rec2020', 'xyz-d50', 'xyz-d65'],
]);
const HEX = /^(?:#|0x)?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** Red, green and blue by themselves, as design programs hand them out. */
const THREE = /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/;

/** A colour in any notation of CSS Color 4, a hexadecimal number with or without `#`, or three numbers; else a sentence that says why not. */
export function readColour(text: string): Colour | string {
  // As it may be copied out of a style sheet.
  const written = text.trim().replace(/[;,]$/, '').trim();
  if (written.length > LONGEST) return 'This is too long for a color.';
  if (/\b(?:calc|min|max|clamp|var|env)\(/i.test(written)) return 'Calculations and variables are not worked out here.';
  if (/^(?:color-mix|light-dark|contrast-color|device-cmyk)\(|\bfrom\s/i.test(written))
    return 'Mixed, relative and print colors are not worked out here.';
  if (/^currentcolor$/i.test(written)) return '“currentcolor” depends on the page.';
  const hex = HEX.exec(written)?.[1];
  const css = hex ? `#${hex}` : THREE.test(written) ? `rgb(${written.split(/[\s,]+/).join(' ')})` : written;
  const color = parsed(css.toLowerCase());
  if (!color || !SPACES.has(color.space.id)) return 'This is not a color that CSS knows.';
  return bounded(color);
}

function parsed(css: string): Color | undefined {
  try {
    return new Color(css);
  } catch {
    return undefined;
  }
}

/** Parts that CSS bounds when it reads them; what none says is nothing. */
function bounded(color: Color): Colour {
  const { id } = color.space;
  const [a = 0, b = 0, c = 0] = color.coords.map((part) => (part === null || Number.isNaN(part) ? 0 : Number(part)));
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const alpha = Number.isFinite(color.alpha) ? within(Number(color.alpha), 1) : 0;
  const coords = boundedParts(id, [a, b, c], within);
  return { color: new Color(id, coords), alpha };
}

type Parts = [number, number, number];

function boundedParts(id: string, [a, b, c]: Parts, within: (value: number, most: number) => number): Parts {
  const endless = Number.POSITIVE_INFINITY;
  switch (id) {
    case 'srgb':
      return [a, b, c];
    case 'hsl':
      return [a, within(b, endless), c];
    case 'hwb': {
      // More than all of both is a grey between them.
      const [white, black] = [within(b, endless), within(c, endless)];
      const all = Math.max(100, white + black) / 100;
      return [a, white / all, black / all];
    }
    case 'lab':
      return [within(a, 100), b, c];
    case 'lch':
      return [within(a, 100), within(b, endless), c];
    case 'oklab':
      return [within(a, 1), b, c];
    case 'oklch':
      return [within(a, 1), within(b, endless), c];
    default:
      return [a, b, c];
  }
}

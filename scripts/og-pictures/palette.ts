import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site's colours as pictures need them: the style sheets say each once, in OKLCH. */

const sheet = ['styles/site.css', 'styles/tools.css']
  .map((name) => readFileSync(join(import.meta.dirname, '../../src/ui', name), 'utf8'))
  .join('\n');

/** A colour of the style sheet, such as `paper`, as `#rrggbb`. @throws Error when there is none of that name. */
export function paletteColour(name: string, theme: 'light' | 'dark'): string {
  const pattern = new RegExp(`--color-${name}:\\s*light-dark\\(oklch\\(([^)]*)\\),\\s*oklch\\(([^)]*)\\)\\)`);
  const found = pattern.exec(sheet)?.[theme === 'light' ? 1 : 2];
  if (!found) throw new Error(`The style sheet has no colour "${name}" in OKLCH.`);
  const [lightness = 0, chroma = 0, hue = 0] = found.split(/\s+/).map(Number);
  return oklch(lightness, chroma, hue);
}

/** The hue of a tool's tile, in degrees: from the same style sheet. */
export function tileHue(color: string): number {
  const found = new RegExp(`data-color=["']?${color}["']?\\][^}]*--hue:\\s*([\\d.]+)`).exec(sheet)?.[1];
  if (!found) throw new Error(`The style sheet has no tile "${color}".`);
  return Number(found);
}

/** `#rrggbb` of an OKLCH colour; what a screen cannot show is cut off. After B. Ottosson, https://bottosson.github.io/posts/oklab/ */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => hex(gamma(value))).join('')}`;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}

function hex(value: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return byte.toString(16).padStart(2, '0');
}

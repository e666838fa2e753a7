import sharp from 'sharp';
import { outlines } from '../../scripts/og-pictures/lettering.ts';

interface TextImage {
  /** Letter size in pixels; 28 by default. */
  size?: number;
  ink?: string;
  /** `none` for a transparent ground. */
  paper?: string;
  /** Degrees clockwise that the page lies turned. */
  turned?: number;
}

/** A PNG with lines of text, in outlines: it is the same whatever letters a machine has. */
export async function textPng(
  lines: readonly string[],
  { size = 28, ink = '#111', paper = '#fff', turned = 0 }: TextImage = {},
) {
  const longest = Math.max(...lines.map((line) => line.length));
  const width = Math.round(size * (longest * 0.55 + 4));
  const height = Math.round(size * (lines.length * 1.5 + 3));
  const at = (index: number) => ({ weight: 500, size, x: size * 2, y: size * (2.4 + index * 1.5) }) as const;
  const letters = lines.map((line, index) => outlines(line, at(index))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><path fill="${ink}" d="${letters}"/></svg>`;
  const picture = sharp(Buffer.from(svg));
  return turned === 0 ? picture.png().toBuffer() : picture.rotate(turned, { background: paper }).png().toBuffer();
}

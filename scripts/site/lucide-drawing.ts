import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Loaded by the build's configuration and by the build's scripts, so by its path from the top.

const icons = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/lucide-static/icons');

/** The inside of an icon's SVG, drawn in strokes on 24 by 24. @throws Error when Lucide has none of that name. */
export function lucideDrawing(name: string): string {
  const svg = readFileSync(join(icons, `${name}.svg`), 'utf8');
  return svg
    .replace(/^[\s\S]*?<svg[^<>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/(?<!\s)[^\S\n]*\n\s*/g, '');
}

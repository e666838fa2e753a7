import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lucideDrawing } from './lucide-drawing.ts';

// Loaded by the build's configuration, before any alias works.

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const generated = join(top, '.generated');

/** One sprite of the Lucide icons that stand in the source as `<Icon name="…">` or `icon: '…'`, so that no page carries them as code. */
export function writeIcons(): void {
  const symbols = [...iconNames()]
    .sort()
    .map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${lucideDrawing(name)}</symbol>`);
  mkdirSync(generated, { recursive: true });
  writeIfChanged(join(generated, 'icons.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
}

function iconNames(): Set<string> {
  const names = new Set<string>();
  for (const file of [...sources(join(top, 'src')), join(top, 'content/site.ts')]) {
    const text = readFileSync(file, 'utf8');
    for (const [, tag, property] of text.matchAll(/<Icon name="([a-z0-9-]+)"|\bicon: '([a-z0-9-]+)'/g))
      names.add(tag ?? property ?? '');
  }
  return names;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeFileSync(file, content);
}

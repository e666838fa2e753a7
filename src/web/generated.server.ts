import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPost } from './front-matter.server.ts';
import { lucideDrawing } from './lucide.server.ts';

// The build's configuration loads this file before any alias works, and again whenever a tool folder appears.

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const toolsFolder = join(top, 'src/tools');
const blogFolder = join(top, 'content/blog');
export const generated = join(top, '.generated');

/** Pages that are neither a tool's nor a post's, by path. Unknown addresses get the 404 of the folder they would be in. */
const otherPages = [
  ...[
    '/',
    '/tools',
    '/tools/404',
    '/search',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/account',
    '/admin',
    '/docs/api',
    '/docs/authority',
    '/404',
    '/catalogue.json',
  ],
  ...['confirm', 'unsubscribe', 'confirmed', 'unsubscribed', 'link'].map((part) => `/newsletter/${part}`),
  ...['/blog', '/blog/404', '/blog/tag/404', '/blog/rss.xml', '/blog/atom.xml'],
  ...['/about', '/contact', '/privacy-policy', '/terms'],
];

export function toolSlugs(): string[] {
  return readdirSync(toolsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(toolsFolder, entry.name, 'tool.ts')))
    .map((entry) => entry.name)
    .sort();
}

export function pagePaths(): string[] {
  return [...otherPages, ...toolSlugs().map((slug) => `/tools/${slug}`), ...blogPaths()];
}

/** Posts and the tags they have. */
function blogPaths(): string[] {
  const posts = readdirSync(blogFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPost(`content/blog/${name}`, readFileSync(join(blogFolder, name), 'utf8')));
  const tags = new Set(posts.flatMap(({ matter }) => matter.tags));
  return [...posts.map(({ slug }) => `/blog/${slug}`), ...[...tags].map((tag) => `/blog/tag/${tag}`)];
}

/**
 * Writes one module a tool that exports the inside of its card: the tool's own `page.tsx`, or one drawn from its schemas.
 *
 * @returns the modules' files by slug.
 */
export function writeToolCards(): Map<string, string> {
  const folder = join(generated, 'tool-cards');
  mkdirSync(folder, { recursive: true });
  const slugs = toolSlugs();
  for (const name of readdirSync(folder)) {
    if (!slugs.includes(name.replace(/\.tsx$/, ''))) rmSync(join(folder, name));
  }
  return new Map(
    slugs.map((slug) => {
      const file = join(folder, `${slug}.tsx`);
      writeIfChanged(file, cardModule(slug));
      return [slug, file];
    }),
  );
}

function cardModule(slug: string): string {
  const tool = `../../src/tools/${slug}`;
  if (existsSync(join(toolsFolder, slug, 'page.tsx'))) return `export { default } from '${tool}/page.tsx';\n`;
  const takes = takesPictures(slug);
  const imports = takes ? "import { pictureParts } from '../../src/ui/tool-page/picture-parts.tsx';\n" : '';
  return `import { genericCard } from '../../src/ui/tool-page/generic-card.tsx';
${imports}
const source = { tool: () => import('${tool}/tool.ts'), run: () => import('${tool}/run.ts') };

export default genericCard(source${takes ? ', pictureParts' : ''});
`;
}

/** Only pages that ask for a picture carry the control for one. */
function takesPictures(slug: string): boolean {
  return /control: 'image'|\bpictureAddress\(/.test(readFileSync(join(toolsFolder, slug, 'tool.ts'), 'utf8'));
}

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

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The build's configuration loads this file before any alias works, and again whenever a tool folder appears.

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const toolsFolder = join(top, 'src/tools');
const generated = join(top, '.generated');

/** Pages that are not a tool's, by path. `/404` is what unknown addresses get. */
const otherPages = ['/', '/tools', '/search', '/docs/api', '/404', '/catalogue.json'];

export function toolSlugs(): string[] {
  return readdirSync(toolsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(toolsFolder, entry.name, 'tool.ts')))
    .map((entry) => entry.name)
    .sort();
}

export function pagePaths(): string[] {
  return [...otherPages, ...toolSlugs().map((slug) => `/tools/${slug}`)];
}

/**
 * Writes one route module a tool, so that each tool's code is one chunk that its prerendered page preloads and hydration waits for.
 *
 * @returns the modules' paths by slug, relative to the app's folder.
 */
export function writeToolRoutes(): { slug: string; file: string }[] {
  const folder = join(generated, 'tool-routes');
  mkdirSync(folder, { recursive: true });
  const slugs = toolSlugs();
  for (const name of readdirSync(folder)) {
    if (!slugs.includes(name.replace(/\.tsx$/, ''))) rmSync(join(folder, name));
  }
  return slugs.map((slug) => {
    writeIfChanged(join(folder, `${slug}.tsx`), routeModule(slug));
    return { slug, file: `../../.generated/tool-routes/${slug}.tsx` };
  });
}

function routeModule(slug: string): string {
  const tool = `../../src/tools/${slug}`;
  const hasPage = existsSync(join(toolsFolder, slug, 'page.tsx'));
  const card = hasPage
    ? `import Card from '${tool}/page.tsx';`
    : `import { genericCard } from '../../src/ui/tool-page/generic-card.tsx';
${takesPictures(slug) ? "import { ImageInput } from '../../src/ui/form/image-input.tsx';\n" : ''}
const source = { tool: () => import('${tool}/tool.ts'), run: () => import('${tool}/run.ts') };
const Card = genericCard(source${takesPictures(slug) ? ', ImageInput' : ''});`;
  return `import { loadToolPage } from '../../src/web/catalogue.server.ts';
import { ToolRoute, type ToolRouteProps } from '../../src/web/tool-route.tsx';
${card}

export { meta } from '../../src/web/tool-route.tsx';

export const loader = () => loadToolPage('${slug}', { isGeneric: ${!hasPage} });

export default function Route({ loaderData }: Pick<ToolRouteProps, 'loaderData'>) {
  return <ToolRoute loaderData={loaderData} card={Card} />;
}
`;
}

/** Only pages that ask for a picture carry the control for one. */
function takesPictures(slug: string): boolean {
  return readFileSync(join(toolsFolder, slug, 'tool.ts'), 'utf8').includes("control: 'image'");
}

/** One sprite of the Lucide icons that stand in the source as `<Icon name="…">` or `icon: '…'`, so that no page carries them as code. */
export function writeIcons(): void {
  const symbols = [...iconNames()].sort().map((name) => {
    const svg = readFileSync(join(top, 'node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
    const drawing = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replace(/\s*\n\s*/g, '')}</symbol>`;
  });
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

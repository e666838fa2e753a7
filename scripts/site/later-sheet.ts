import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

// Loaded by the build's configuration, before any alias works.

const file = join(dirname(fileURLToPath(import.meta.url)), '../../.generated/later-sources.css');

/** Takes modules out of those that a document's style sheet is made for; none while developing. */
export function writeLaterSources(modules: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const lines = modules.map((module) => `@source not "${relative(dirname(file), module).replaceAll('\\', '/')}";\n`);
  writeFileSync(file, lines.join(''));
}

/**
 * Lets all code that is fetched later bring the whole style sheet with it, and notes what is only in such code: documents need none of
 * its styles.
 */
export function loadSheetLater(root: string, bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const sheet = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/whole-sheet.ts'));
  const styles = sheet && stylesOf(sheet);
  if (!styles?.size) throw new Error('The browser’s build has no style sheet.');
  const first = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName));
  for (const name of first) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) first.add(next);
  }
  for (const chunk of chunks) {
    if (!first.has(chunk.fileName)) for (const each of styles) stylesOf(chunk).add(each);
  }
  const later = chunks.filter(({ fileName }) => !first.has(fileName)).flatMap(({ moduleIds }) => moduleIds);
  writeLaterSources(later.filter((id) => id.startsWith(join(root, 'src')) && id.endsWith('.tsx')));
}

/** Tools' definitions and parts have addresses of their own, and are fetched when a page is touched. */
const FETCHED_LATER = /\/src\/tools\/[^/]+\/(?:tool\.ts|[^/]+\.(?:result|field)\.tsx)$/;

function isFirst({ isEntry, isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean {
  return isEntry && !isDynamicEntry && !FETCHED_LATER.test(facadeModuleId ?? '');
}

/** Style sheets that Vite fetches with a chunk. */
function stylesOf(chunk: Rolldown.OutputChunk): Set<string> {
  return chunk.viteMetadata?.importedCss ?? new Set();
}

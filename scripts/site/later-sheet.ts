import type { Rolldown } from 'vite';

/**
 * Lets all code that is imported later bring the whole style sheet with it: a document has only the styles that it is drawn with. What
 * a document starts with is not imported in this way.
 */
export function loadSheetLater(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const sheet = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/whole-sheet.ts'));
  const styles = sheet && stylesOf(sheet);
  if (!styles?.size) throw new Error('The browser’s build has no style sheet.');
  for (const chunk of chunks) for (const each of styles) stylesOf(chunk).add(each);
}

/** Style sheets that Vite fetches with a chunk. */
function stylesOf(chunk: Rolldown.OutputChunk): Set<string> {
  return chunk.viteMetadata?.importedCss ?? new Set();
}

import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { english } from '#content/languages';
import type { Language } from '#lib/language';
import { DocumentContext, type DrawIsland } from '#ui/island';
import { Document } from './document.tsx';
import { IslandBoundary } from './island-boundary.tsx';
import { islandName } from './islands.server.ts';
import type { AnyPage } from './page.tsx';

const modules = import.meta.glob<AnyPage>('../pages/*.tsx', { eager: true, import: 'default' });
const fileModules = import.meta.glob<() => string>('../files/*.ts', { eager: true, import: 'default' });

/** A script as the browser fetches it: its own address first, then those of all that it imports. */
export type ScriptsOf = (module: string) => readonly string[];

/** The module that every page starts with. */
const START = '/src/web/islands/shell.ts';

/** Every address that has a page, with the page. */
export const pages: ReadonlyMap<string, { page: AnyPage; part: string }> = new Map(
  Object.entries(modules).flatMap(([file, page]) =>
    page.each().map((part) => [addressOf(file, part), { page, part }] as const),
  ),
);

/** Files beside the pages: what writes the text of each, by address. */
export const files: ReadonlyMap<string, () => string> = new Map(
  Object.entries(fileModules).map(([file, write]) => [addressOf(file, ''), write]),
);

/** `../pages/tools.$slug.tsx` is `/tools/` and the part; an underscore stands for a dot in the name of a file. */
function addressOf(file: string, part: string): string {
  const name = (file.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
  const path = name.replaceAll('.', '/').replaceAll('_', '.').replace(/\$\w+/, part);
  return name === 'home' ? '/' : `/${path}`;
}

interface DrawOptions {
  scriptsOf: ScriptsOf;
  language?: Language;
}

/** A page as HTML. @throws what its data or its components throw, and Error when there is no such page. */
export async function drawPage(path: string, { scriptsOf, language = english }: DrawOptions): Promise<string> {
  const found = pages.get(path);
  if (!found) throw new Error(`There is no page at ${path}`);
  const { meta, content } = await found.page.open(found.part);
  const islands: string[] = [];
  const scripts = new Set(scriptsOf(START));
  // Each is drawn by itself, as the browser will hydrate it: its generated ids begin with its own place.
  const draw: DrawIsland = (of, props) => {
    const { module, name } = islandName(of);
    const place = islands.length;
    const island = (
      <IslandBoundary drawn="" onReady={never}>
        {createElement(of, props)}
      </IslandBoundary>
    );
    islands.push(renderToString(island, { identifierPrefix: `i${place}-` }));
    const [address] = scriptsOf(module);
    for (const script of scriptsOf(module)) scripts.add(script);
    const isSaid = Object.keys(props).length > 0 && !('readDocument' in of);
    const given = isSaid ? { props: JSON.stringify(props) } : {};
    return createElement('site-island', { module: address, name, ...given }, `${MARK}${place}${MARK}`);
  };
  const html = renderToStaticMarkup(
    <DocumentContext value={{ draw, addressOf: (module) => scriptsOf(module)[0] ?? '' }}>
      <Document meta={meta} path={path} language={language}>
        {content}
      </Document>
    </DocumentContext>,
  );
  const filled = html
    .replaceAll(PLACE, (_, place) => islands[place] ?? '')
    .replace('data-scripts=""', `data-scripts="${[...scripts].join(' ')}"`);
  return `<!DOCTYPE html>${filled}`;
}

const never = () => undefined;

/** Around the number of an island until its HTML takes the place: a character that no text of ours may hold. */
const MARK = '\u{F8FF}';
const PLACE = new RegExp(`${MARK}(\\d+)${MARK}`, 'gu');

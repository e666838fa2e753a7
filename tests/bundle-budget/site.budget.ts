import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FirstLoad, measureFirstLoad, pagesOf, reactFloor } from './first-load.ts';
import { builtinMarkers, lazyOnly, serverOnly } from './server-packages.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'build', 'client');

/** Scripts, in multiples of React alone. */
const SCRIPT_FACTOR = 1.4;
/** Bytes with brotli of a first page's HTML, CSS and JavaScript. Its face and icons are drawn when they come. */
const TOOL_BYTES = 85_000;
/** The same of a tool that draws its form itself, such as one with a board. */
const BOARD_BYTES = 88_000;
/** Of pages that list every tool. */
const LIST_BYTES = 90_000;
/** Of a tool's page, with the document, its face and its icons. */
const REQUESTS = 12;

const pages = pagesOf(client);
const loads = new Map<string, FirstLoad>();
let floor = 0;

beforeAll(async () => {
  floor = await reactFloor();
  for (const page of pages) loads.set(page, await measureFirstLoad(client, page));
});

const documentOf = (page: string) => {
  const { html = Number.NaN, css = Number.NaN, js = Number.NaN } = loads.get(page) ?? {};
  return html + css + js;
};

describe('first load', () => {
  it('is measured for the home page and tools', () => {
    expect(pages).toContain('/');
    expect(pages.filter((page) => page.startsWith('/tools/')).length).toBeGreaterThan(0);
    expect(floor).toBeGreaterThan(50_000);
  });

  it.each(pages)(`needs no more than ${SCRIPT_FACTOR} times React in scripts: %s`, (page) => {
    expect(loads.get(page)?.js).toBeLessThanOrEqual(floor * SCRIPT_FACTOR);
  });

  it.each(pages.filter((page) => page.startsWith('/tools/')))(
    `needs no more than ${TOOL_BYTES / 1000} kB of HTML, CSS and JavaScript, with a board ${BOARD_BYTES / 1000}, in ${REQUESTS} requests: %s`,
    (page) => {
      const isBoard = existsSync(join(root, 'src', page, 'page.tsx'));
      expect(documentOf(page)).toBeLessThanOrEqual(isBoard ? BOARD_BYTES : TOOL_BYTES);
      expect(loads.get(page)?.requests).toBeLessThanOrEqual(REQUESTS);
    },
  );

  it.each(['/', '/tools'])(`needs no more than ${LIST_BYTES / 1000} kB with all tools on it: %s`, (page) => {
    expect(documentOf(page)).toBeLessThanOrEqual(LIST_BYTES);
  });
});

describe('the styles in a document', () => {
  const assets = join(client, 'assets');
  const [sheet = ''] = readdirSync(assets).filter((name) => /^whole-sheet-.*\.css$/.test(name));
  const styled = classesIn(readFileSync(join(assets, sheet), 'utf8'));

  it.each(pages)('are all that it is drawn with: %s', (page) => {
    const html = readFileSync(join(client, page, 'index.html'), 'utf8');
    const there = classesIn(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
    const drawn = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescaped(names).split(' '));
    expect(styled.size).toBeGreaterThan(300);
    expect(drawn.filter((name) => styled.has(name) && !there.has(name))).toEqual([]);
  });
});

/** Classes that a style sheet has rules for. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));
}

function unescaped(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

describe('what only the server needs', () => {
  const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const codeOf = (path: string) => readFileSync(join(client, path), 'utf8');
  const holding = (marker: string | RegExp, paths: readonly string[]) =>
    paths.filter((path) => (typeof marker === 'string' ? codeOf(path).includes(marker) : marker.test(codeOf(path))));

  it.each(Object.entries({ ...serverOnly, ...lazyOnly }))('%s is known by "%s"', (name, marker) => {
    const folder = join(root, 'node_modules', name);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.[cm]?js$/.test(path),
    );
    expect(sources.some((path) => readFileSync(join(folder, path), 'utf8').includes(marker))).toBe(true);
  });

  it.each(Object.entries(serverOnly))('%s is in no script of the site', (_, marker) => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(holding(marker, scripts)).toEqual([]);
  });

  it.each(builtinMarkers)('no module of Node is: %s', (marker) => {
    expect(holding(marker, scripts)).toEqual([]);
  });

  it.each(Object.entries(lazyOnly))('%s comes with no page', (_, marker) => {
    const first = [...new Set([...loads.values()].flatMap((load) => load.scripts))];
    expect(first.length).toBeGreaterThan(0);
    expect(holding(marker, first)).toEqual([]);
  });
});

it('serves neither manifests nor source maps of the build', () => {
  expect(existsSync(join(client, '.vite'))).toBe(false);
  expect(readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.map'))).toEqual(
    [],
  );
});

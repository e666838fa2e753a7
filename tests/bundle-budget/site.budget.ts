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
/**
 * Of tools whose form needs more: every kind of field, a field of their own, or a list of forty alphabets. Each at what it was measured
 * at, and a little: a page that grows is seen.
 */
const MORE_REQUESTS = 14;
const MORE_BYTES: Readonly<Record<string, number>> = {
  '/tools/article-rewriter': 86_000,
  '/tools/base64-converter': 87_000,
  '/tools/hash-generator': 87_500,
  '/tools/paraphrasing-tool': 86_000,
  '/tools/schema-markup-generator': 89_000,
  '/tools/sort-lines': 85_500,
  '/tools/url-encoder': 87_500,
};
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
    `needs no more than ${TOOL_BYTES / 1000} kB of HTML, CSS and JavaScript, in ${REQUESTS} requests: %s`,
    (page) => {
      expect(documentOf(page)).toBeLessThanOrEqual(MORE_BYTES[page] ?? TOOL_BYTES);
      expect(loads.get(page)?.requests).toBeLessThanOrEqual(page in MORE_BYTES ? MORE_REQUESTS : REQUESTS);
    },
  );

  it.each(['/', '/tools'])(`needs no more than ${LIST_BYTES / 1000} kB with all tools on it: %s`, (page) => {
    expect(documentOf(page)).toBeLessThanOrEqual(LIST_BYTES);
  });
});

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

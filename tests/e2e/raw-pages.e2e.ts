import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pages } from './pages/pages.ts';
import { hasFragment, linksIn, missingIn, type RawPage } from './pages/raw-html.ts';

/** Every page as a reader without scripts gets it: one request, no browser. */
const raw = new Map<string, RawPage>();

async function read(path: string): Promise<RawPage> {
  const known = raw.get(path);
  if (known) return known;
  const response = await fetch(inject('site') + path);
  const page = { status: response.status, html: await response.text() };
  raw.set(path, page);
  return page;
}

beforeAll(async () => {
  for (const { path } of pages) await read(path);
});

describe.each(pages)('$path', ({ path, status }) => {
  it('is whole in its first response', async () => {
    const page = await read(path);
    expect(page.status).toBe(status);
    expect(missingIn(page)).toEqual([]);
  });

  it('has only links that lead somewhere', async () => {
    const { html } = await read(path);
    const { addresses, broken } = linksIn(html);
    expect(broken).toEqual([]);
    expect(addresses.length).toBeGreaterThan(5);
    const dead: string[] = [];
    for (const address of new Set(addresses)) {
      const { origin, pathname, search, hash } = new URL(address, inject('site') + path);
      if (origin !== inject('site')) continue;
      const isHere = address.startsWith('#');
      const target = isHere ? { status: 200, html } : await read(pathname + search);
      if (target.status !== 200 || !hasFragment(target.html, decodeURIComponent(hash.slice(1)))) dead.push(address);
    }
    expect(dead).toEqual([]);
  });
});

it('has a title and a description of its own on every page', async () => {
  const listed = pages.filter(({ path, status }) => status === 200 && !path.includes('?'));
  for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
    const said = await Promise.all(listed.map(async ({ path }) => pattern.exec((await read(path)).html)?.[1]));
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  }
});

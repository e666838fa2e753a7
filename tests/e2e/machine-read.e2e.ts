import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { toolSlugs } from '#main/load-tools';
import { attribute, builtPage, tags, things } from '../../scripts/machine-files/built-pages.ts';
import { pagePaths } from './pages/pages.ts';
import { visitors } from './visit.ts';

/** What crawlers, previews and agents get of the site: by plain requests, as they make them. */

const site = inject('site');
const { visit } = visitors();
const tools = (await toolSlugs()).map((slug) => `/tools/${slug}`);
const unlisted = ['/search', '/search?q=word', '/nowhere', '/tools/nowhere'];

const get = (path: string) => fetch(new URL(path, site));
const text = async (path: string) => (await get(path)).text();
const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
const html = new Map<string, string>();

beforeAll(async () => {
  for (const address of listed) html.set(address, await text(address));
});

const htmlOf = (address: string) => html.get(address) ?? '';

/** The content of the one `meta` of that name, or all of them joined so that a second one fails the test. */
function said(page: string, name: string): string {
  const found = tags(page, 'meta').filter((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name));
  return found.map((tag) => attribute(tag, 'content')).join(' AND ');
}

function linked(page: string, rel: string): string[] {
  return tags(page, 'link')
    .filter((tag) => attribute(tag, 'rel') === rel)
    .map((tag) => attribute(tag, 'href'));
}

describe('the sitemap', () => {
  it('lists every tool and every page that is not kept from search engines, once', () => {
    const paths = listed.map((address) => address.replace(site, '') || '/');
    expect(paths).toEqual(expect.arrayContaining(['/', '/tools', '/docs/api', ...tools]));
    expect(new Set(paths).size).toBe(paths.length);
    expect(pagePaths).toEqual(expect.arrayContaining(paths));
    for (const path of paths) expect(path).not.toMatch(/\/404$|^\/(?:search|login|signup)/);
  });

  it('says when each last changed, and never in the future', async () => {
    const days = [...(await text('/sitemap.xml')).matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(
      ([, day]) => day,
    );
    expect(days).toHaveLength(listed.length);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const day of days) expect(`${day}` < tomorrow).toBe(true);
  });
});

describe.each(listed)('%s', (address) => {
  const isHome = new URL(address).pathname === '/';

  it('has a title, a description and an address of its own', async () => {
    expect((await get(address)).status).toBe(200);
    const page = htmlOf(address);
    const { title, description } = builtPage('', page);
    expect(title.length).toBeGreaterThan(9);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(said(page, 'description')).toBe(description);
    expect(said(page, 'keywords')).not.toBe('');
    expect(said(page, 'robots')).not.toContain('noindex');
    expect(linked(page, 'canonical').map((href) => href.replace(/\/$/, ''))).toEqual([address.replace(/\/$/, '')]);
    for (const other of listed.filter((each) => each !== address)) {
      const { title: theirs, description: about } = builtPage('', htmlOf(other));
      expect([theirs === title, about === description], other).toEqual([false, false]);
    }
  });

  it('can be shown as a preview', async () => {
    const page = htmlOf(address);
    const { title, description } = builtPage('', page);
    expect(said(page, 'og:type')).toMatch(/^(website|article)$/);
    expect([said(page, 'og:title'), said(page, 'twitter:title')]).toEqual([title, title]);
    expect([said(page, 'og:description'), said(page, 'twitter:description')]).toEqual([description, description]);
    expect(said(page, 'og:url').replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
    expect(said(page, 'twitter:card')).toBe('summary_large_image');
    for (const name of ['og:site_name', 'og:locale', 'og:image:alt', 'twitter:image:alt'])
      expect(said(page, name), name).not.toBe('');
    const picture = said(page, 'og:image');
    expect(said(page, 'twitter:image')).toBe(picture);
    const response = await get(picture);
    expect(response.headers.get('content-type')).toBe(said(page, 'og:image:type'));
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([`${width}`, `${height}`]).toEqual([said(page, 'og:image:width'), said(page, 'og:image:height')]);
    expect([width, height]).toEqual([1200, 630]);
  });

  it('describes itself as data', () => {
    const data = things(htmlOf(address));
    for (const thing of data) expect(thing['@context']).toBe('https://schema.org');
    const types = data.map((thing) => thing['@type']);
    expect(new Set(types).size).toBe(types.length);
    expect(types).toEqual(expect.arrayContaining(['WebSite', 'Organization']));
    expect(data[0]).toMatchObject({ potentialAction: { target: { urlTemplate: `${site}/search?q={term}` } } });
    if (!isHome) expect(types).toContain('BreadcrumbList');
    if (/\/blog\/[^/]+$/.test(address)) expect(types).toContain('Article');
    expect(JSON.stringify(data)).not.toContain('public-url');
  });
});

describe('a tool', () => {
  it.each(tools)('has its name first in the tab, its questions as data: %s', (path) => {
    const page = htmlOf(site + path);
    const data = things(page);
    const own = data.find((thing) => thing['@type'] === 'WebPage');
    expect(builtPage('', page).title.startsWith(`${own?.name}`)).toBe(true);
    const asked = data.find((thing) => thing['@type'] === 'FAQPage');
    expect(asked !== undefined).toBe(page.includes('Questions people ask'));
    const questions: { name: string; acceptedAnswer: { text: string } }[] = Object(asked).mainEntity ?? [];
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
      expect(acceptedAnswer.text).not.toMatch(/<|&\w+;/);
    }
  });

  it('has a picture that is no other page’s', async () => {
    const own = [...tools.map((path) => htmlOf(site + path)), htmlOf(`${site}/`)].map((page) => said(page, 'og:image'));
    const bytes = await Promise.all(own.map(async (url) => Buffer.from(await (await get(url)).arrayBuffer())));
    expect(new Set(bytes.map((each) => each.toString('base64'))).size).toBe(tools.length + 1);
    for (const each of bytes) expect(each.length).toBeLessThan(60_000);
  });
});

it.each(unlisted)('keeps %s out of search engines', async (path) => {
  const page = await text(path);
  expect(said(page, 'robots')).toBe('noindex');
  expect(linked(page, 'canonical')).toEqual([]);
  expect(said(page, 'og:url')).toBe('');
  expect(said(page, 'og:image')).toBe(`${site}/og/site.png`);
});

it('has the default title at home', () => {
  expect(builtPage('/', htmlOf(`${site}/`)).title).toBe('SEO Tools - Optimize Your Website For Free');
});

it('tells crawlers and agents its own address', async () => {
  expect(await text('/robots.txt')).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
  const llms = await text('/llms.txt');
  for (const path of [...tools, '/api/openapi.json', '/mcp']) expect(llms).toContain(`(${site}${path}): `);
  for (const address of llms.match(/(?<=\]\()[^)]+/g) ?? []) {
    if (!address.endsWith('/mcp')) expect((await get(address)).status, address).toBe(200);
  }
  expect(await text('/opensearch.xml')).toContain(`template="${site}/search?q={searchTerms}"`);
});

it('can be installed, with icons of the sizes it names', async () => {
  const page = htmlOf(`${site}/`);
  const [manifest = ''] = linked(page, 'manifest');
  const { icons, start_url: start } = await (await get(manifest)).json();
  expect((await get(start)).status).toBe(200);
  const touch = { src: linked(page, 'apple-touch-icon')[0], sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...icons, touch]) {
    const response = await get(src);
    expect(response.headers.get('content-type'), src).toBe(type);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
});

it('keeps one title, description and address when scripts take over, and on the way to another page', async () => {
  const page = await visit({ path: '/tools' });
  const head = () =>
    page.evaluate(() => [
      document.title,
      ...['meta[name=description]', 'link[rel=canonical]', 'meta[name=robots]'].map(
        (selector) => document.head.querySelectorAll(selector).length,
      ),
      document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    ]);
  const { title } = builtPage('', htmlOf(`${site}/tools`));
  expect(await head()).toEqual([title, 1, 1, 1, `${site}/tools`]);
  await page.locator('main a[href="/tools/word-counter"]').first().click();
  await page.waitForURL('**/tools/word-counter');
  const next = builtPage('', htmlOf(`${site}/tools/word-counter`));
  await expect.poll(head).toEqual([next.title, 1, 1, 1, `${site}/tools/word-counter`]);
});

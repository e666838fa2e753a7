import { readdirSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { atomFeed, rssFeed } from '#web/feeds.server.ts';
import { visitors } from './visit.ts';

const { visit, forget } = visitors();

const slugs = readdirSync('content/blog').map((name) => name.replace(/\.md$/, ''));
const [slug = ''] = slugs;
const get = (path: string) => fetch(inject('site') + path);

describe('the blog', () => {
  it('lists every post, and says where its feeds are', async () => {
    const page = await visit({ path: '/blog', javaScriptEnabled: false });
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(
      expect.arrayContaining([...slugs.map((each) => `/blog/${each}`), '/blog/rss.xml', '/blog/atom.xml']),
    );
    const feeds = await page
      .locator('head link[rel="alternate"]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
    expect(feeds).toEqual([
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/atom+xml', '/blog/atom.xml'],
    ]);
  });

  it.each(slugs)('has a whole post: %s', async (each) => {
    const page = await visit({ path: `/blog/${each}`, javaScriptEnabled: false });
    expect(await page.getByRole('article').count()).toBe(1);
    const title = await page.getByRole('article').getByRole('heading', { level: 1 }).innerText();
    expect(await page.title()).toMatch(new RegExp(`^${RegExp.escape(title)} - `));
    expect(await page.locator('article time').first().getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const href of await contents.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      expect(await page.locator(`article h2${href}`).count()).toBe(1);
  });

  it('carries its text once, with links into it', async () => {
    const html = await (await get(`/blog/${slug}`)).text();
    expect(html.match(/<h2 id=/g)?.length).toBeGreaterThan(1);
    const page = await visit({ path: '/blog' });
    await page.getByRole('main').locator(`a[href="/blog/${slug}"]`).click();
    const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first();
    await heading.waitFor();
    const id = await heading.getAttribute('id');
    expect(html.split(`<h2 id="${id}">`)).toHaveLength(2);
    await page.getByRole('navigation', { name: 'On this page' }).locator(`a[href="#${id}"]`).click();
    await page.waitForURL(`**/blog/${slug}#${id}`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  it.each(['/blog/nowhere', '/blog/tag/nowhere', '/blog/deeper/nowhere'])('answers %s with 404', async (path) => {
    expect((await get(path)).status).toBe(404);
    const page = await visit({ path });
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Return Home' }).first().waitFor();
    forget();
  });
});

/** What an XML parser makes of a feed: an entry's address and text each. */
const readFeed = (xml: string) => {
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  const fault = feed.querySelector('parsererror')?.textContent;
  if (fault) throw new Error(fault);
  const within = (entry: Element, name: string) => entry.getElementsByTagName(name)[0]?.textContent ?? '';
  return [...feed.querySelectorAll('item, entry')].map((entry) => ({
    url: within(entry, 'guid') || within(entry, 'id'),
    title: within(entry, 'title'),
    day: new Date(within(entry, 'pubDate') || within(entry, 'published')).toISOString().slice(0, 10),
    html: within(entry, 'content:encoded') || within(entry, 'content'),
  }));
};

describe.each([
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8', rssFeed],
  ['/blog/atom.xml', 'application/atom+xml; charset=utf-8', atomFeed],
] as const)('%s', (path, type, feed) => {
  it('holds every post whole, with absolute addresses', async () => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe(type);
    const xml = await response.text();
    expect(xml).toContain(`href="${inject('site')}${path}" rel="self"`.split('" ')[0]);
    const page = await visit({ path: '/blog' });
    const entries = await page.evaluate(readFeed, xml);
    expect(new Set(entries.map(({ url }) => url))).toEqual(
      new Set(slugs.map((each) => `${inject('site')}/blog/${each}`)),
    );
    expect(entries).toHaveLength(slugs.length);
    for (const { html } of entries) {
      expect(html).toContain('<h2 id=');
      expect(html).not.toMatch(/ (?:href|src)="(?![a-z]+:)/);
    }
  });

  it('bears any text, and drops what XML cannot hold', async () => {
    const awkward = 'Fish & <chips> "]]>" \u0000\u000B\uFFFE\uD800 end';
    const post = {
      ...{ slug: 'fish', title: awkward, description: awkward, date: '2026-01-31', tags: ['a-b'], minutes: 1 },
      html: '<p title="&quot;">x]]>y &amp; <a href="/tools">z</a> <a href="#s">s</a> <a href="//h.example">h</a></p>',
    };
    const page = await visit({ path: '/blog' });
    expect(await page.evaluate(readFeed, feed([post], 'https://tools.example'))).toEqual([
      {
        url: 'https://tools.example/blog/fish',
        title: 'Fish & <chips> "]]>" \uFFFD end',
        day: '2026-01-31',
        html: '<p title="&quot;">x]]>y &amp; <a href="https://tools.example/tools">z</a> <a href="https://tools.example/blog/fish#s">s</a> <a href="//h.example">h</a></p>',
      },
    ]);
    expect(await page.evaluate(readFeed, feed([], 'https://tools.example'))).toEqual([]);
  });
});

describe('about', () => {
  it('names what visitors can count on, and how to write to us', async () => {
    const page = await visit({ path: '/about', javaScriptEnabled: false });
    for (const name of ['100% Free', 'User-Friendly', 'Comprehensive', 'Privacy-Focused', 'Founded in 2023'])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    expect(await page.getByRole('main').locator('a.button').getAttribute('href')).toMatch(/^mailto:/);
  });
});

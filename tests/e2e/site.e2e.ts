import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { notice, visitors } from './visit.ts';

const { visit } = visitors();

const tools = readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const toolPages = tools.map(({ name }) => `/tools/${name}`);

/** One reader without scripts for all of them. */
let page: Page;
beforeAll(async () => {
  const browser = await connect();
  page = await browser.newPage({ baseURL: inject('site'), javaScriptEnabled: false });
});
afterAll(() => page.context().browser()?.close());

const html = async (path: string) => (await fetch(inject('site') + path)).text();

describe.each(toolPages)('%s without JavaScript', (path) => {
  it('says everything in its first response', async () => {
    const text = await html(path);
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await page.title()).toMatch(new RegExp(`^${title}`));
    await page.getByRole('heading', { name: `About ${title}` }).waitFor();
    await page.getByRole('heading', { name: 'Popular Tools' }).first().waitFor();
    expect(await page.getByRole('textbox').count()).toBeGreaterThan(0);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(canonical).toBe(`${inject('site')}${path}`);
    for (const tag of [
      'name="description"',
      'name="keywords"',
      'property="og:title"',
      'property="og:url"',
      'name="twitter:card"',
    ]) {
      expect(text).toContain(tag);
    }
    const structured = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect(structured.map((data) => data['@type'])).toEqual(expect.arrayContaining(['WebSite', 'WebPage']));
    expect(structured[0].potentialAction.target.urlTemplate).toBe(`${inject('site')}/search?q={term}`);
  });
});

describe('the site', () => {
  it('goes from page to page, and back to what was there', async () => {
    const page = await visit({ path: '/' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^DNS Records/ })
      .last()
      .click();
    await page.getByRole('heading', { level: 1, name: 'DNS Records' }).waitFor();
    expect(await page.title()).toMatch(/^DNS Records/);
    await page.getByRole('heading', { name: 'What it does' }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Word Counter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Word Counter' }).waitFor();
    await page.getByRole('textbox', { name: 'Text' }).fill('it works here too');
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).innerText()).toContain('4');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'DNS Records' }).waitFor();
    await page.goForward();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toBe('it works here too');
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).innerText()).toContain('4');
  });

  it('lets a notice go along to the next page, and no further', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await page.getByRole('textbox', { name: 'Text' }).fill('abc');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await notice(page, 'status', 'MD5 hash generated successfully').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Clearkit' }).click();
    await page.getByRole('heading', { level: 1, name: /^Free SEO/ }).waitFor();
    await notice(page, 'status', 'MD5 hash generated successfully').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    expect(await notice(page, 'status', 'MD5').count()).toBe(0);
  });

  it.each(['/contact', '/nowhere', '/tools/word-counter'])('has links that a thumb can hit: %s', async (path) => {
    const page = await visit({ path, viewport: { width: 360, height: 800 } });
    const low = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getClientRects().length > 0 && !link.closest('.prose'))
          .map((link) => [link.textContent, link.getBoundingClientRect().height] as const)
          .filter(([, height]) => height < 24),
      );
    expect(low).toEqual([]);
  });

  it('lets the browser get the next page ahead where somebody rests on its link, and no page of an account', async () => {
    const page = await visit({ path: '/', viewport: { width: 1280, height: 900 } });
    const session = await page.context().newCDPSession(page);
    const asked = new Set<string>();
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => asked.add(new URL(prefetchUrl).pathname));
    await session.send('Preload.enable');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).hover();
    // Longer than the browser waits for on a link before it begins.
    await page.waitForTimeout(1_000);
    await page.getByRole('main').getByRole('link', { name: 'Explore Tools' }).hover();
    await expect.poll(() => [...asked]).toEqual(['/tools']);
  });

  it.each([360, 1280])('reads from right to left as well, %s pixels wide', async (width) => {
    const page = await visit({ path: '/tools/word-counter', viewport: { width, height: 800 } });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    const brand = await page.getByRole('banner').getByRole('link', { name: 'Clearkit' }).boundingBox();
    expect(brand?.x ?? 0).toBeGreaterThan(width / 2);
  });

  it('starts the tab order with a skip link', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  it('works by keyboard alone', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await page.getByRole('textbox', { name: 'Text' }).focus();
    await page.keyboard.type('abc');
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Generate MD5') break;
    }
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'MD5 hash' }).inputValue())
      .toBe('900150983cd24fb0d6963f7d28e17f72');
  });

  it('keeps the chosen theme, from before the first picture on', async () => {
    const page = await visit({ path: '/', colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(ground).toBe(dark);
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { filterTools } from '#lib/filter-tools';
import { loadTools } from '#main/load-tools';
import { goTo, visitors } from './visit.ts';

const { visit } = visitors();

const tools = (await loadTools()).list().map(({ slug, tool }) => ({ slug, ...tool }));
const toolCount = tools.length;

/** How many tools fit a query: a few of a hundred. */
const fitting = (query: string, category?: string) => {
  const { length } = filterTools(query, tools).filter((tool) => category === undefined || tool.category === category);
  expect(length).toBeLessThan(8);
  return length;
};

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search for a tool...' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('link');
const card = (page: Page, name: RegExp) => page.getByRole('tabpanel').getByRole('link', { name });
const isChosen = (page: Page, name: string) => tab(page, name).getAttribute('aria-selected');
const queryOf = (page: Page) => new URL(page.url()).search;

describe('the tool directory', () => {
  it('lists every tool in its first response, as links that begin with the name', async () => {
    const page = await visit({ path: '/tools', javaScriptEnabled: false });
    await page.getByRole('heading', { level: 1, name: 'Free SEO Tools' }).waitFor();
    expect(await cards(page).count()).toBe(toolCount);
    expect(await card(page, /^Word Counter/).isVisible()).toBe(true);
    // Below the names of their groups.
    expect(await page.locator('.listing h3').allInnerTexts()).toEqual([
      ...['Content Tools', 'Meta & Structure', 'Backlink Tools', 'Keyword Tools', 'Conversion Tools'],
      ...['Image Tools', 'PDF Tools', 'Domain Tools'],
    ]);
    // What needs scripts to work is not offered without them.
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await box(page).count()).toBe(0);
  });

  it('has the tabs in their order, each with its count', async () => {
    const page = await visit({ path: '/tools' });
    const names = await page.getByRole('tablist', { name: 'Categories' }).getByRole('tab').allInnerTexts();
    expect(names.map((name) => name.replace(/\s*\d+$/, ''))).toEqual([
      ...['All Tools', 'Content Tools', 'Meta & Structure', 'Backlink Tools', 'Keyword Tools', 'Conversion Tools'],
      ...['Image Tools', 'PDF Tools', 'Domain Tools', 'Favourites', 'Recently Used'],
    ]);
    const counts = names.map((name) => Number(/\d+$/.exec(name)?.[0]));
    expect(counts[0]).toBe(toolCount);
    expect(counts.slice(1, -2).reduce((sum, count) => sum + count)).toBe(toolCount);
  });

  it('filters while typing, by name or description, in any case, and says how many are left', async () => {
    const page = await visit({ path: '/tools' });
    expect(await box(page).getAttribute('placeholder')).toBe('Search for a tool...');
    await page.evaluate(() => Object.assign(window, { entries: history.length }));
    await box(page).pressSequentially('HASH you');
    await card(page, /^MD5 Generator/).waitFor();
    // The words people search by come with the first letter.
    await card(page, /^Hash Generator/).waitFor();
    const count = fitting('hash you');
    await expect.poll(() => cards(page).count()).toBe(count);
    await page
      .getByRole('status')
      .filter({ hasText: `${count} tools` })
      .waitFor();
    expect(await tab(page, 'Conversion Tools').innerText()).toMatch(new RegExp(`${count}$`));
    expect(await tab(page, 'Image Tools').innerText()).toMatch(/0$/);
    expect(queryOf(page)).toBe('?q=HASH+you');
    expect(await page.evaluate(() => Reflect.get(window, 'entries') === history.length)).toBe(true);
  });

  it('fetches the words people search by once, and asks nobody else while typing or choosing', async () => {
    const page = await visit({ path: '/tools' });
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await box(page).pressSequentially('image');
    await tab(page, 'Image Tools').click();
    await page.waitForURL('**/tools?q=image&category=image');
    await page.goBack();
    await page.waitForURL('**/tools?q=image');
    const paths = asked.map((url) => new URL(url).pathname).filter((path) => !/^\/assets\/|\/icon\.svg$/.test(path));
    expect(paths).toEqual(['/catalogue.json']);
  });

  it('lists what fits what a visitor has and wants, and keeps that in the address', async () => {
    const page = await visit({ path: '/tools' });
    await page.getByLabel('I have').selectOption('A picture');
    await page.waitForURL('**/tools?have=picture');
    const pictures = await cards(page).count();
    expect(pictures).toBeGreaterThan(5);
    await page.getByLabel('I want to').selectOption('Convert');
    await page.waitForURL('**/tools?have=picture&want=convert');
    await card(page, /^PNG to JPG/).waitFor();
    expect(await cards(page).count()).toBeLessThan(pictures);
    await page.reload();
    await expect.poll(() => page.getByLabel('I want to').inputValue()).toBe('convert');
    await box(page).fill('zzzzzz');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => cards(page).count()).toBe(toolCount);
  });

  it('keeps each choice of a tab as a step to go back', async () => {
    const page = await visit({ path: '/tools' });
    await tab(page, 'Domain Tools').click();
    await page.waitForURL('**/tools?category=domain');
    await tab(page, 'Image Tools').click();
    await page.waitForURL('**/tools?category=image');
    await card(page, /^Compress Image/).waitFor();
    await page.goBack();
    await card(page, /^DNS Records/).waitFor();
    expect(await isChosen(page, 'Domain Tools')).toBe('true');
    await card(page, /^DNS Records/).click();
    await page.getByRole('heading', { level: 1, name: 'DNS Records' }).waitFor();
    await page.goBack();
    await expect.poll(() => isChosen(page, 'Domain Tools')).toBe('true');
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(toolCount);
    expect(queryOf(page)).toBe('');
  });

  it('comes back to what was typed, and starts anew from its link', async () => {
    const page = await visit({ path: '/tools' });
    await box(page).fill('dns records');
    await card(page, /^DNS Records/).click();
    await page.getByRole('heading', { level: 1, name: 'DNS Records' }).waitFor();
    await page.goBack();
    await expect.poll(() => box(page).inputValue()).toBe('dns records');
    await expect.poll(() => cards(page).count()).toBe(fitting('dns records'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
    await expect.poll(() => box(page).inputValue()).toBe('');
    expect(await cards(page).count()).toBe(toolCount);
  });

  it('opens filtered from its address, without moving anything', async () => {
    const page = await visit({ path: '/404' });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0);
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + sum });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await goTo(page, '/tools?q=RECORDS&category=domain');
    await card(page, /^DNS Records/).waitFor();
    await expect.poll(() => cards(page).count()).toBe(fitting('records', 'domain'));
    expect(await box(page).inputValue()).toBe('RECORDS');
    expect(await isChosen(page, 'Domain Tools')).toBe('true');
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${inject('site')}/tools`);
  });

  it.each(['nothing', 'constructor', '', 'DOMAIN'])('takes the category %j for all', async (category) => {
    const page = await visit({ path: `/tools?category=${category}` });
    await expect.poll(() => isChosen(page, 'All Tools')).toBe('true');
    expect(await cards(page).count()).toBe(toolCount);
  });

  it('says when nothing fits, and clears both filters', async () => {
    const page = await visit({ path: '/tools?category=domain' });
    await box(page).fill('zzzzzz');
    await page.getByText('No tools found matching your search.').waitFor();
    await page.getByRole('status').filter({ hasText: '0 tools' }).waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => cards(page).count()).toBe(toolCount);
    expect(await box(page).inputValue()).toBe('');
    expect(await isChosen(page, 'All Tools')).toBe('true');
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => queryOf(page)).toBe('');
  });

  it('moves among its tabs by keyboard', async () => {
    const page = await visit({ path: '/tools' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.replace(/\s*\d+$/, ''));
    await tab(page, 'All Tools').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Content Tools'],
      ['ArrowDown', 'Meta & Structure'],
      ['ArrowUp', 'Content Tools'],
      ['End', 'Recently Used'],
      ['ArrowRight', 'All Tools'],
      ['ArrowLeft', 'Recently Used'],
      ['Home', 'All Tools'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(name);
      expect(await isChosen(page, name)).toBe('true');
    }
    expect(await page.getByRole('tab').evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(
      1,
    );
  });
});

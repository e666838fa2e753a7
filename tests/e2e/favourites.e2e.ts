import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo, visitors } from './visit.ts';

const { visit, forget } = visitors();

/** The star of a card, or the one of a tool's own page. */
const star = (page: Page, tool?: string) =>
  page.getByRole('main').getByRole('button', { name: `Add ${tool ? `${tool} ` : ''}to favourites`, exact: true });
const isPressed = async (page: Page, tool?: string) => (await star(page, tool).getAttribute('aria-pressed')) === 'true';
const listed = (page: Page) => page.getByRole('tabpanel').getByRole('link').allInnerTexts();
const names = async (page: Page) => (await listed(page)).map((text) => text.split('\n')[0]);
const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);

describe('favourites', () => {
  it('are chosen by a star on cards and tool pages, and stay', async () => {
    const page = await visit({ path: '/tools' });
    await star(page, 'Word Counter').click();
    expect(await isPressed(page, 'Word Counter')).toBe(true);
    expect(await isPressed(page, 'DNS Records')).toBe(false);
    await goTo(page, '/tools/dns-records');
    await star(page).focus();
    await page.keyboard.press('Enter');
    await goTo(page, '/tools?category=favourites');
    await expect.poll(() => names(page)).toEqual(['DNS Records', 'Word Counter']);
    expect(await page.getByRole('tab', { name: 'Favourites' }).innerText()).toMatch(/2$/);
    await goTo(page, '/tools/word-counter');
    await expect.poll(() => isPressed(page)).toBe(true);
  });

  it('keep a card in its place until the list is left, so that a slip can be undone', async () => {
    const page = await visit({ path: '/404' });
    await page.evaluate(() => localStorage.setItem('favourites', '["word-counter","dns-records"]'));
    await goTo(page, '/tools?category=favourites');
    await expect.poll(() => names(page)).toEqual(['Word Counter', 'DNS Records']);
    await star(page, 'Word Counter').click();
    expect(await names(page)).toEqual(['Word Counter', 'DNS Records']);
    await page.getByRole('tab', { name: 'All Tools' }).click();
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await expect.poll(() => names(page)).toEqual(['DNS Records']);
    forget();
  });

  it('follow what happens in another tab', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    const other = await page.context().newPage();
    await goTo(other, '/tools');
    await star(other, 'Word Counter').click();
    await expect.poll(() => isPressed(page)).toBe(true);
    await star(page).click();
    await expect.poll(() => isPressed(other, 'Word Counter')).toBe(false);
  });

  it('and the theme follow what was chosen on another page, when one comes back', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    await page.evaluate(() => {
      localStorage.setItem('favourites', '["word-counter"]');
      localStorage.setItem('theme', 'dark');
      // As a browser does with a page that it has kept.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => isPressed(page)).toBe(true);
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });

  it.each(['nonsense', '{"word-counter":true}', '["gone-tool","<script>",7]', 'null'])(
    'are empty when %j was kept, and can be begun',
    async (kept) => {
      const page = await visit({ path: '/tools/word-counter' });
      await page.evaluate((text) => localStorage.setItem('favourites', text), kept);
      await goTo(page, '/tools?category=favourites');
      await page.getByText('No favourites yet').waitFor();
      await page.getByRole('button', { name: 'Show All Tools' }).click();
      await star(page, 'MD5 Generator').click();
      await page.getByRole('tab', { name: 'Favourites' }).click();
      await expect.poll(() => names(page)).toEqual(['MD5 Generator']);
    },
  );

  it('work for as long as the page where storage is forbidden', async () => {
    const page = await visit({ path: '/404' });
    forget();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    });
    await goTo(page, '/tools');
    await star(page, 'MD5 Generator').click();
    await expect.poll(() => isPressed(page, 'MD5 Generator')).toBe(true);
    await page.getByRole('tab', { name: 'Favourites' }).click();
    await expect.poll(() => names(page)).toEqual(['MD5 Generator']);
  });

  it('move nothing when the page learns of them', async () => {
    const page = await visit({ path: '/404' });
    forget();
    await keep(page, 'favourites', '["md5-generator"]');
    await keep(page, 'recent', '["dns-records"]');
    await goTo(page, '/tools');
    await expect.poll(() => isPressed(page, 'MD5 Generator')).toBe(true);
    const moved = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(resolve, 100, 0);
        }),
    );
    expect(moved).toBe(0);
  });
});

describe('recently used tools', () => {
  it('are those that were used, not those that were seen, the last one first', async () => {
    const page = await visit({ path: '/tools/dns-records' });
    await goTo(page, '/tools/word-counter');
    await page.getByRole('textbox', { name: 'Text' }).fill('some words');
    await goTo(page, '/tools/md5-generator');
    await page.getByRole('button', { name: 'A sentence' }).click();
    await goTo(page, '/tools?category=recent');
    await expect.poll(() => names(page)).toEqual(['MD5 Generator', 'Word Counter']);
  });

  it('are forgotten when the visitor says so', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    await page.getByRole('textbox', { name: 'Text' }).fill('some words');
    await goTo(page, '/tools?category=recent');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Nothing used yet').waitFor();
    expect(
      await page.getByRole('tab', { name: 'Recently Used' }).evaluate((tab) => tab === document.activeElement),
    ).toBe(true);
    await page.reload();
    await page.getByText('Nothing used yet').waitFor();
  });

  it('are eight at most', async () => {
    const page = await visit({ path: '/tools/word-counter' });
    const kept = await page.evaluate(() => {
      localStorage.setItem('recent', JSON.stringify(Array.from({ length: 8 }, (_, index) => `tool-${index}`)));
      return localStorage.getItem('recent');
    });
    expect(kept).toContain('tool-7');
    await page.getByRole('textbox', { name: 'Text' }).fill('some words');
    const after = await page.evaluate(() => JSON.parse(localStorage.getItem('recent') ?? ''));
    expect(after).toHaveLength(8);
    expect(after.slice(0, 2)).toEqual(['word-counter', 'tool-0']);
  });
});

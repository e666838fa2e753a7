import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goTo, visitors } from './visit.ts';

const { visit, forget } = visitors();

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search tools' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Tools' }).getByRole('option');
const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);

describe('typing in the header', () => {
  it('shows what fits at once, with the matched part marked', async () => {
    const page = await visit({ path: '/about' });
    await page.getByRole('banner').getByRole('search').waitFor();
    await field(page).pressSequentially('shrink pho');
    await options(page).first().waitFor();
    expect(await options(page).allInnerTexts()).toContainEqual(expect.stringContaining('Compress Image'));
    await field(page).fill('comp');
    await expect.poll(() => options(page).first().locator('mark').first().innerText()).toBe('Comp');
    await field(page).fill('chekcsum');
    await options(page).filter({ hasText: 'MD5 Generator' }).waitFor();
    await page.getByText(`${await options(page).count()} tools found`, { exact: true }).waitFor({ state: 'attached' });
    await field(page).fill('zzzzzz');
    await page.getByRole('banner').getByText('No tools found matching your search.').last().waitFor();
    expect(await options(page).count()).toBe(0);
  });

  it('is worked with the arrow keys, Home, End and Enter', async () => {
    const page = await visit({ path: '/about' });
    await field(page).fill('co');
    await options(page).nth(1).waitFor();
    const chosen = async () => {
      const id = await field(page).getAttribute('aria-activedescendant');
      expect(await page.locator('[aria-selected="true"]').getAttribute('id')).toBe(id);
      return options(page).evaluateAll((all, wanted) => all.findIndex((option) => option.id === wanted), id);
    };
    const last = (await options(page).count()) - 1;
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', last],
      ['ArrowDown', 0],
      ['ArrowUp', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await chosen()]).toEqual([key, at]);
    }
    const href = await options(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
    await expect.poll(() => options(page).count()).toBe(0);
  });

  it('closes with Escape, which leaves the words, and with a click elsewhere', async () => {
    const page = await visit({ path: '/about' });
    await field(page).fill('word');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('word');
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(page)).toBe(false);
    await page.keyboard.press('Escape');
    expect(await isFocused(page)).toBe(true);
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    expect(await options(page).count()).toBe(0);
  });

  it('opens what is tapped', async () => {
    const page = await visit({ path: '/about', viewport: { width: 360, height: 700 }, hasTouch: true });
    await field(page).tap();
    await field(page).fill('dns');
    await options(page).filter({ hasText: 'DNS Records' }).tap();
    await page.waitForURL('**/tools/dns-records');
  });

  it('is sound for assistive technology while open', async () => {
    const page = await visit({ path: '/about' });
    await field(page).fill('word');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('header').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it('fetches the tools again at the next focus when they did not come', async () => {
    const page = await visit({ path: '/about' });
    await page.route('**/catalogue.json', (route) => route.abort(), { times: 1 });
    const refused = page.waitForEvent('requestfailed');
    await field(page).focus();
    await refused;
    await page.getByRole('heading', { level: 1 }).click();
    await field(page).click();
    await field(page).fill('md5');
    await options(page).first().waitFor();
    forget();
  });
});

describe('shortcuts', () => {
  it('a slash leads to the search field', async () => {
    const page = await visit({ path: '/about' });
    await page.keyboard.press('/');
    expect(await isFocused(page)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
  });

  it('a slash alone can be turned off, for good, as speech and stray keys need it', async () => {
    const page = await visit({ path: '/about' });
    await page.keyboard.press('/');
    await field(page).fill('md5');
    await page.getByRole('checkbox', { name: 'The key / leads here from anywhere' }).uncheck();
    await goTo(page, '/tools');
    await expect.poll(() => field(page).getAttribute('aria-keyshortcuts')).toBeNull();
    await page.keyboard.press('/');
    expect(await isFocused(page)).toBe(false);
  });

  it('a slash that is typed stays a slash', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.pressSequentially('a/b');
    expect(await text.inputValue()).toBe('a/b');
    expect(await isFocused(page)).toBe(false);
  });
});

describe('/search', () => {
  it('is where Enter leads without a choice, and names what was searched', async () => {
    const page = await visit({ path: '/about' });
    await field(page).fill('checksum');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=checksum');
    await page.getByRole('heading', { level: 1, name: 'Search results' }).waitFor();
    await page
      .getByRole('status')
      .getByText(/^\d+ tools? for “checksum”/)
      .waitFor();
    await expect.poll(() => page.title()).toMatch(/^checksum - Search results/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^MD5 Generator/ })
      .waitFor();
  });

  it('works as an address of its own, and is emptied by "Clear Filters"', async () => {
    const page = await visit({ path: '/search?q=zzzzzz' });
    await page.getByRole('main').getByText('No tools found matching your search.').waitFor();
    expect(await field(page).inputValue()).toBe('zzzzzz');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Word Counter/ })
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await field(page).inputValue()).toBe('');
  });

  it('says when the tools cannot be fetched, and tries again', async () => {
    const page = await visit({ path: '/about' });
    await page.route('**/catalogue.json', (route) => route.abort(), { times: 2 });
    await field(page).fill('md5');
    await page.keyboard.press('Enter');
    await page.getByText('The list of tools could not be fetched.').waitFor();
    await expect
      .poll(async () => {
        const again = page.getByRole('button', { name: 'Try again' });
        if (await again.isVisible()) await again.click();
        return page
          .getByRole('main')
          .getByRole('link', { name: /^MD5 Generator/ })
          .count();
      })
      .toBe(1);
    forget();
  });

  it('is reached with half a character, and repeats no more of a long question than the field takes', async () => {
    const page = await visit({ path: '/about' });
    await field(page).fill('md5 \ud83d');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=md5*');
    await page
      .getByRole('status')
      .getByText(/^\d+ tools? for/)
      .waitFor();
    await goTo(page, `/search?q=${'x'.repeat(5000)}`);
    await page
      .getByRole('status')
      .getByText(`Nothing for “${'x'.repeat(100)}”`, { exact: true })
      .waitFor();
  });

  it('leads to all tools without JavaScript', async () => {
    const page = await visit({ path: '/search?q=md5', javaScriptEnabled: false });
    await page.getByRole('main').getByRole('link', { name: 'one page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Free SEO Tools' }).waitFor();
  });
});

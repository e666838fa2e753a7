import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { notice, visitors } from './visit.ts';

const { visit, forget } = visitors();

/** A link in the page itself, not in the shell. */
const toMd5 = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^MD5 Generator/ })
    .last();

describe('an unknown address', () => {
  it.each(['/nowhere', '/tools/nowhere', '/deep/er/nowhere'])('answers 404 with a way on: %s', async (path) => {
    expect((await fetch(inject('site') + path)).status).toBe(404);
    const page = await visit({ path });
    expect(await page.title()).toMatch(/^Page Not Found/);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await main.getByText("The page you're looking for doesn't exist or has been moved").waitFor();
    await main.getByRole('link', { name: 'Word Counter' }).waitFor();
    await main.getByRole('link', { name: 'Return Home' }).click();
    await page.waitForURL(`${inject('site')}/`);
  });

  it('guesses what was meant', async () => {
    const page = await visit({ path: '/tools/word-conter' });
    await page.getByText(/^Did you mean Word Counter\?$/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Word Counter' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Word Counter' }).waitFor();
  });

  it('leads to a search without scripts', async () => {
    const page = await visit({ path: '/nowhere', javaScriptEnabled: false });
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search for a tool', exact: true });
    await box.fill('md5');
    await box.press('Enter');
    await page.waitForURL('**/search?q=md5');
  });
});

describe('an island that breaks', () => {
  const crash = (page: Page) => page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });

  /** A page whose tool throws when its card is drawn in the browser. */
  async function broken(): Promise<Page> {
    const page = await visit({ path: '/404' });
    await page.route('**/tools/md5-generator', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(name="default" props=")[^"]*/, '$1{}');
      await route.fulfill({ response, body: html, headers: { 'content-type': 'text/html' } });
    });
    await page.goto('/tools/md5-generator');
    await crash(page).waitFor();
    return page;
  }

  it('says so, stands as it was drawn, and takes nothing along', async () => {
    const page = await broken();
    await page.getByText('Something went wrong on this page. Reloading it may help.').waitFor();
    await page.getByRole('link', { name: 'Return Home' }).waitFor();
    expect(await page.getByText('Generate MD5').count()).toBeGreaterThan(0);
    const star = page.getByRole('button', { name: 'Add to favourites' }).first();
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('abc');
    forget();
  });

  it('comes to life when somebody reaches for it, where its script did not come at first', async () => {
    const page = await visit({ path: '/404' });
    const html = await (await fetch(`${inject('site')}/tools/word-counter`)).text();
    const [, module = ''] = /module="([^"]*)" name="default"/.exec(html) ?? [];
    await page.route(`**${module}`, (route) => route.abort());
    await page.goto('/tools/word-counter');
    // The others do not wait for it.
    await page.locator('site-island[name="ThemeSwitch"][data-ready]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).waitFor();
    const asleep = page.locator('#tool site-island[name="default"]:not([data-ready])');
    await asleep.waitFor({ state: 'attached' });
    await page.unrouteAll();
    await page.getByRole('textbox', { name: 'Text' }).fill('three small words');
    await asleep.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('region', { name: 'Result' }).innerText()).toContain('3');
    forget();
  });
});

describe('without a line', () => {
  it('leaves the visitor where they are until it is back', async () => {
    const page = await visit({ path: '/' });
    await page.getByLabel('Paste a text').fill('unsaved');
    await page.context().setOffline(true);
    await toMd5(page).click();
    await notice(page, 'alert', 'This page could not be fetched.').getByText('You seem to be offline.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByLabel('Paste a text').inputValue()).toBe('unsaved');
    await page.context().setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'MD5 Generator' }).waitFor();
    forget();
  });
});

describe('the focus', () => {
  it('goes back to where it was when a notice is dismissed', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    await page.getByRole('textbox', { name: 'Text' }).fill('abc');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    const copy = page.getByRole('button', { name: 'Copy' }).first();
    await copy.click();
    const dismiss = page.getByRole('button', { name: 'Dismiss' }).last();
    await dismiss.waitFor();
    await copy.focus();
    await dismiss.focus();
    await page.keyboard.press('Enter');
    expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

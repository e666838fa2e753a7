import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { notice, visitors } from './visit.ts';

const { visit, forget } = visitors();

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());

/** A link in the page itself, not in the shell. */
const toMd5 = (page: Page) => page.getByRole('main').getByRole('link', { name: /^MD5 Generator/ });

/** The page with all that it fetches in advance. */
async function settled(path: string): Promise<Page> {
  const page = await visit({ path });
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /keep-page/.test(name)));
  return page;
}

const crash = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

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

describe('a page that breaks', () => {
  it('says so in the styles of the site, and loads again', async () => {
    const page = await visit({ path: '/' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.route('**/tools/md5-generator.data*', (route) => route.fulfill({ body: 'no such format' }), {
      times: 1,
    });
    await toMd5(page).click();
    await crash(page).waitFor();
    expect(await ground()).toBe(before);
    await page.getByRole('link', { name: 'Return Home' }).waitFor();
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { level: 1, name: 'MD5 Generator' }).waitFor();
    forget();
  });

  it('says that there is no line when that is why', async () => {
    const page = await visit({ path: '/' });
    await page.route('**/tools/md5-generator.data*', async (route) => {
      await page.context().setOffline(true);
      await route.fulfill({ body: 'no such format' });
    });
    await toMd5(page).click();
    await crash(page).waitFor();
    await page.getByRole('main').getByText('You seem to be offline.').waitFor();
    forget();
  });
});

describe('a page that cannot be fetched', () => {
  it('leaves the visitor where they are until the line is back', async () => {
    const page = await settled('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.context().setOffline(true);
    await toMd5(page).click();
    await notice(page, 'alert', 'This page could not be fetched.').getByText('You seem to be offline.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    expect(await crash(page).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'MD5 Generator' }).waitFor();
    forget();
  });

  it.each([
    ['its data', '**/tools/md5-generator.data*'],
    ['its script', '**/assets/md5-generator-*.js'],
    ["its route's script", /\/assets\/tool-.{8}\.js$/],
  ])('says that the site does not answer when only %s fails with all the rest', async (_, address) => {
    const page = await settled('/');
    await page.route(address, (route) => route.abort());
    await page.route('**/tools/md5-generator', (route) => route.abort());
    await toMd5(page).click();
    await notice(page, 'alert', 'This page could not be fetched.').getByText('The site does not answer.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'MD5 Generator' }).waitFor();
    forget();
  });

  it('is loaded by its address when only its script is gone, as after a new build', async () => {
    const page = await settled('/');
    await page.route('**/assets/md5-generator-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
    await toMd5(page).click();
    await page.getByRole('heading', { level: 1, name: 'MD5 Generator' }).waitFor();
    forget();
  });

  it('does not keep from going elsewhere', async () => {
    const page = await settled('/');
    await page.route('**/tools/md5-generator*', (route) => route.abort());
    await toMd5(page).click();
    await notice(page, 'alert', 'This page could not be fetched.').waitFor();
    await page.getByRole('link', { name: 'Explore Tools' }).click();
    await page.getByRole('heading', { level: 1, name: 'Free SEO Tools' }).waitFor();
    forget();
  });
});

describe('the focus', () => {
  it('goes to the page that was come to, and its title is said', async () => {
    const page = await visit({ path: '/' });
    await toMd5(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'MD5 Generator' }).waitFor();
    await expect.poll(() => focused(page)).toBe('content');
    const said = page.locator('[aria-live="polite"]').filter({ hasText: 'MD5 Generator' });
    expect(await said.innerText()).toBe(await page.title());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

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

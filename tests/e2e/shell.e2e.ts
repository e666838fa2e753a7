import { describe, expect, it } from 'vitest';
import { visitors } from './visit.ts';

const { visit } = visitors();
const phone = { width: 360, height: 700 };

describe('the header', () => {
  it('leads everywhere from a wide screen', async () => {
    const page = await visit({ path: '/tools/md5-generator', viewport: { width: 1280, height: 800 } });
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Home', 'Tools', 'Blog', 'About', 'Contact']);
    expect(await header.getByRole('button', { name: 'Toggle menu' }).isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 1000));
    expect((await header.boundingBox())?.y).toBe(0);
    await header.getByRole('link', { name: 'Sign Up Free' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign up free' }).waitFor();
    await header.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(1);
  });

  it('keeps its menu behind a button on a small screen', async () => {
    const page = await visit({ path: '/tools', viewport: phone });
    const menu = page.getByRole('button', { name: 'Toggle menu', expanded: false });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    expect(await link.isVisible()).toBe(false);
    await menu.click();
    const open = page.getByRole('button', { name: 'Toggle menu', expanded: true });
    await open.waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor();
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await open.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home');
    await link.click();
    await page.waitForURL('**/blog');
    await menu.waitFor();
  });

  it('opens its menu without scripts', async () => {
    const page = await visit({ path: '/', viewport: phone, javaScriptEnabled: false });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await link.click();
    await page.waitForURL('**/contact');
  });

  it.each([
    ['320 pixels', 320, '100%'],
    ['text twice as large', 360, '200%'],
  ])('fits into %s, with its menu and its search', async (_, width, size) => {
    const page = await visit({ path: '/login', viewport: { width, height: 640 } });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    const field = page.getByRole('searchbox', { name: 'Search tools' });
    await field.fill('image');
    await page.getByRole('option').first().waitFor();
    expect(await overflow()).toBe(0);
    await field.press('Escape');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    expect(await overflow()).toBe(0);
    const box = await page.getByRole('banner').getByRole('link', { name: 'Sign Up Free' }).boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});

describe('the footer', () => {
  it('has its groups, the newsletter and the current year, and no dead link', async () => {
    const page = await visit({ path: '/' });
    const footer = page.getByRole('contentinfo');
    for (const name of ['Popular Tools', 'Company']) await footer.getByRole('heading', { level: 2, name }).waitFor();
    for (const name of ['About', 'Contact', 'Blog', 'Privacy Policy', 'Terms of Use', 'API reference']) {
      await footer.getByRole('link', { name, exact: true }).waitFor();
    }
    await footer.getByRole('textbox', { name: 'Email address' }).waitFor();
    await footer.getByRole('button', { name: 'Subscribe' }).waitFor();
    await footer.getByText(`© ${new Date().getFullYear()}`).waitFor();
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.filter((href) => !href || href === '#')).toEqual([]);
  });

  it('tells the year of the visitor, whenever the page was built', async () => {
    const page = await visit({ path: '/' });
    const later = await page.context().newPage();
    await later.clock.setFixedTime(new Date('2031-05-01T12:00:00Z'));
    await later.goto('/');
    await later.getByRole('contentinfo').getByText('© 2031').waitFor();
  });
});

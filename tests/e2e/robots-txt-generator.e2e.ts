import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { notice, result, savedText, visitors } from './visit.ts';

const { visit, forget } = visitors();
const path = '/tools/robots-txt-generator';

const file = (page: Page) => page.getByRole('textbox', { name: 'robots.txt', exact: true });
const text = (page: Page) => file(page).inputValue();
const crawlerRow = (page: Page, name: string) =>
  result(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

describe('robots.txt generator', () => {
  it('is whole without scripts', async () => {
    const page = await visit({ path, javaScriptEnabled: false });
    expect(await text(page)).toBe('User-agent: *\nDisallow:\n');
    for (const name of ['Crawlers', 'Disallow', 'Allow', 'Crawl delay', 'Sitemaps'])
      expect(await page.getByRole('textbox', { name, exact: true }).count(), name).toBe(1);
  });

  it('writes while one types, and says who may fetch what by which line', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Disallow', exact: true }).fill('/search\nкаталог/');
    await page.getByRole('textbox', { name: 'Allow', exact: true }).fill('/search/about');
    await page.getByRole('textbox', { name: 'Crawl delay' }).fill('5');
    await page.getByRole('textbox', { name: 'Sitemaps' }).fill('https://example.com/sitemap.xml');
    await expect
      .poll(() => text(page))
      .toBe(
        'User-agent: *\nAllow: /search/about\nDisallow: /search\nDisallow: /%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/\nCrawl-delay: 5\n\nSitemap: https://example.com/sitemap.xml\n',
      );
    await result(page).getByText('Crawl-delay is not part of the standard.').waitFor();
    const googlebot = crawlerRow(page, 'Googlebot');
    expect(await googlebot.innerText()).toContain('Allowed');
    await page.getByRole('textbox', { name: 'Address to check' }).fill('https://example.com/search?q=x');
    await googlebot.getByText('Blocked').waitFor();
    expect(await googlebot.innerText()).toContain('line 3: Disallow: /search');
  });

  it('starts from a preset, keeps it in the address, and begins there again', async () => {
    const page = await visit({ path });
    await page.getByRole('combobox', { name: 'Start from' }).selectOption({ label: 'Block AI training' });
    await expect.poll(() => text(page)).toContain('User-agent: GPTBot\n');
    await expect.poll(() => new URL(page.url()).search).toBe('?preset=block-ai-training');
    await page.reload();
    await expect
      .poll(() => text(page))
      .toMatch(/User-agent: ClaudeBot\n[^*]*Disallow: \/\n\nUser-agent: \*\nDisallow:\n$/);
    await page.getByRole('combobox', { name: 'Start from' }).selectOption({ label: 'Allow everything' });
    await expect.poll(() => text(page)).toBe('User-agent: *\nDisallow:\n');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('adds rules, names their crawlers by a press, and removes them', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Add rule' }).click();
    const rule = page.getByRole('group', { name: 'Rule 2' });
    await rule.getByText('Choose crawlers').click();
    await rule.getByRole('button', { name: 'GPTBot', exact: true }).click();
    await rule.getByRole('button', { name: 'All SEO services' }).press('Enter');
    expect(await rule.getByRole('button', { name: 'GPTBot', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await rule.getByRole('textbox', { name: 'Disallow', exact: true }).fill('/');
    await expect.poll(() => text(page)).toContain('User-agent: GPTBot\nUser-agent: AhrefsBot\n');
    await rule.getByRole('button', { name: 'GPTBot', exact: true }).click();
    await expect.poll(() => text(page)).not.toContain('GPTBot');
    await page.getByRole('button', { name: 'Remove rule 2' }).click();
    await expect.poll(() => text(page)).toBe('User-agent: *\nDisallow:\n');
  });

  it('warns of common faults', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Disallow', exact: true }).fill('/css/\n/backup/');
    await page.getByRole('textbox', { name: 'Sitemaps' }).fill('/sitemap.xml');
    await result(page).getByText('This may block stylesheets or scripts.').waitFor();
    await result(page).getByText('it shows where "backup" is').waitFor();
    await result(page).getByText('A sitemap needs its full address').waitFor();
  });

  it('copies and downloads the file', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'A WordPress site' }).click();
    await expect.poll(() => text(page)).toContain('Allow: /wp-admin/admin-ajax.php');
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text(page));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('robots.txt');
    expect(await savedText(download)).toBe(await text(page));
  });

  it('opens a shared file in place of the preset it began with', async () => {
    const page = await visit({ path });
    await page.getByRole('combobox', { name: 'Start from' }).selectOption({ label: 'Online shop' });
    await expect.poll(() => new URL(page.url()).search).toBe('?preset=shop');
    await page.getByRole('textbox', { name: 'Disallow', exact: true }).fill('/only-this');
    await expect.poll(() => text(page)).toBe('User-agent: *\nDisallow: /only-this\n');
    await page.getByRole('button', { name: 'Share link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(() => text(page)).toBe('User-agent: *\nDisallow: /only-this\n');
  });

  it("loads a live site's file, and says when there is none", async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Load from address' }).click();
    const address = page.getByRole('textbox', { name: 'Page address' });
    await address.fill(`${inject('pictures')}/photo.jpg`);
    await address.press('Enter');
    await notice(page, 'status', 'Robots.txt loaded successfully').waitFor();
    await expect
      .poll(() => text(page))
      .toBe(
        'User-agent: *\nDisallow: /private/\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://example.com/sitemap.xml\n',
      );
    await page.getByRole('button', { name: 'Load from address' }).click();
    await address.fill('http://nowhere.invalid/');
    await address.press('Enter');
    await notice(page, 'alert', 'Failed to load robots.txt').waitFor();
    forget();
  });

  it('fits a phone', async () => {
    const page = await visit({ path: `${path}?preset=block-ai`, viewport: { width: 360, height: 800 } });
    await page.getByText('Choose crawlers').first().click();
    await page.getByRole('button', { name: 'All AI answers' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('robots.txt tester', () => {
  const tester = '/tools/robots-txt-tester';

  it('fetches the live file and shows the line that decides', async () => {
    const page = await visit({ path: tester });
    await page.getByRole('textbox', { name: 'URL' }).fill(`${inject('pictures')}/private/x`);
    await page.getByRole('textbox', { name: 'Crawler' }).fill('GPTBot');
    await page.getByRole('button', { name: 'Test', exact: true }).press('Enter');
    await notice(page, 'status', 'Robots.txt tested successfully').waitFor();
    await result(page).getByRole('heading', { name: 'Blocked for GPTBot' }).waitFor();
    expect(await result(page).innerText()).toContain('Its own group decides by line 5: Disallow: /.');
    expect(await crawlerRow(page, 'Googlebot').innerText()).toContain('line 2: Disallow: /private/');
    await expect.poll(() => new URL(page.url()).search).toBe('?crawler=GPTBot');
  });

  it('tests a pasted file without fetching', async () => {
    const page = await visit({ path: tester });
    await page.getByRole('button', { name: 'Your own file' }).click();
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await result(page).getByRole('heading', { name: 'Allowed for Bingbot' }).waitFor();
  });

  it.each([
    ['nothing', ' ', 'Please enter the address of a page'],
    ['nonsense', 'not an address', 'Failed to test robots.txt'],
    ['no such host', 'https://nowhere.invalid/', 'Failed to test robots.txt'],
  ])('says what is wrong with %s', async (_, url, message) => {
    const page = await visit({ path: tester });
    await page.getByRole('textbox', { name: 'URL' }).fill(url);
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await notice(page, 'alert', message).waitFor();
    expect(await result(page).count()).toBe(0);
  });
});

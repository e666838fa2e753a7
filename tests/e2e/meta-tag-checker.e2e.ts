import { describe, expect, inject, it } from 'vitest';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/meta-tag-checker';

async function check(address: string, options = {}) {
  const page = await visit({ path, ...options });
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
  await page.keyboard.press('Enter');
  return page;
}

describe('meta tag checker', () => {
  it('is busy while it runs, then shows findings before the tags', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/meta-tag-checker');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/awkward`);
    await page.getByRole('button', { name: 'Check Tags' }).click();
    expect(await page.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    release();

    await notice(page, 'status', 'Meta tags checked successfully').waitFor();
    const findings = page.getByRole('region', { name: 'Findings' }).getByRole('listitem');
    const first = await findings.first().innerText();
    expect(first.replace(/\s+/g, ' ')).toBe(
      'Critical Search engines may not list the page The robots tag says noindex. Line 2, column 1: <meta name="robots" content="noindex"> Why, and how to fix it',
    );
    await findings.filter({ hasText: 'The title is too long (90 characters' }).waitFor();
    await findings.filter({ hasText: 'The page has 2 main headings (h1).' }).waitFor();
    const headings = await result(page).getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings).toEqual(['Findings', 'In search results', 'The page', 'Open Graph']);
  });

  it('shows tags in the letters of the page', async () => {
    const page = await check(`${inject('pictures')}/cyrillic`);
    await page.getByRole('region', { name: 'The page' }).getByText('Чай').waitFor();
    expect(await result(page).innerText()).toContain('read as windows-1251');
  });

  it('copies the findings', async () => {
    const page = await check(`${inject('pictures')}/awkward`);
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Report copied to clipboard').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^# http.+\n\n[\s\S]*## Search engines may not .+\n\n\*\*\w+\.\*\* The robots tag says noindex/,
    );
  });

  it('keeps awkward tags within a narrow screen', async () => {
    const page = await check(`${inject('pictures')}/awkward`, { viewport: { width: 360, height: 800 } });
    await result(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('says why a page cannot be read, and keeps the last result', async () => {
    const page = await check(`${inject('pictures')}/article`);
    await page.getByRole('region', { name: 'Findings' }).waitFor();
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/forbidden`);
    await page.keyboard.press('Enter');
    const failure = notice(page, 'alert', 'Failed to check the meta tags');
    await failure.filter({ hasText: 'does not let us read this address (403)' }).waitFor();
    expect(await page.getByRole('region', { name: 'Findings' }).count()).toBe(1);
  });

  it('asks for an address at once', async () => {
    await notice(await check(' '), 'alert', 'Please enter the address of a page').waitFor();
  });
});

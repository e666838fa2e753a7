import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { notice, result, savedText, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/on-page-seo-checker';

async function check(page: Page, address: string) {
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}${address}`);
  await page.locator('#tool form').getByRole('button', { name: 'Check Page' }).click();
  await notice(page, 'status', '').waitFor();
}

const finding = (page: Page, title: string) =>
  page.getByRole('region', { name: 'What to do' }).getByRole('listitem').filter({ hasText: title }).first();

describe('on-page SEO checker', () => {
  it('goes from a finding to its fix, in the tool that makes it, filled in', async () => {
    const page = await visit({ path });
    await check(page, '/article');
    const missing = finding(page, 'The page has no description');
    await missing.getByText('Why, and how to fix it').click();
    expect(await missing.innerText()).toContain('Write one or two sentences');
    await missing.getByRole('link', { name: /filled in$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Meta Tag Generator' }).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Title', exact: true }).inputValue())
      .toBe('Brewing green tea');
    expect(new URL(page.url()).search).toBe('');
  });

  it('hands all pictures of a finding to the tool that makes them smaller, as a batch', async () => {
    const page = await visit({ path });
    await check(page, '/gallery');
    const dated = finding(page, 'Pictures use old formats');
    await dated.getByText('Why, and how to fix it').click();
    await dated.getByRole('link', { name: /filled in$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Convert to WebP' }).waitFor();
    const pictures = page.getByRole('list', { name: '2 pictures' }).getByRole('listitem');
    await pictures.filter({ hasText: 'drawing.png' }).getByText('On the web').waitFor();
    await page.locator('#tool form').getByRole('button', { name: 'Convert', exact: false }).click();
    await notice(page, 'status', 'All 2 pictures done').waitFor();
    expect(await pictures.filter({ hasText: 'photo.jpg' }).innerText()).toContain('Download');
  });

  it('is copied, saved, and held against the run before', async () => {
    const page = await visit({ path });
    await check(page, '/article');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`# ${inject('pictures')}/article`);
    expect(copied).toContain('## The page has no description');
    const saving = page.waitForEvent('download');
    await result(page).getByRole('button', { name: 'CSV' }).first().click();
    expect(await savedText(await saving)).toContain('The page has no description');
    await page.reload();
    await check(page, '/article');
    await page.getByText(/^Since your check of .*: fixed 0, new 0$/).waitFor();
  });

  it('says what an address is that is no page', async () => {
    const page = await visit({ path });
    await check(page, '/photo.jpg');
    expect(await result(page).innerText()).toMatch(/picture/i);
  });
});

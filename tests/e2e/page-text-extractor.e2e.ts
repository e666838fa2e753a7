import { describe, expect, inject, it } from 'vitest';
import { hold, notice, result, savedText, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/page-text-extractor';

async function extract(address: string, from = path) {
  const page = await visit({ path: from });
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(address);
  await page.keyboard.press('Enter');
  return page;
}

describe('page text extractor', () => {
  it('is busy while it runs, then shows text, figures, headings, links and pictures', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/page-text-extractor');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/to-article`);
    await page.getByRole('button', { name: 'Extract Text' }).click();
    expect(await page.getByRole('button', { name: 'Extracting...' }).isDisabled()).toBe(true);
    release();

    await notice(page, 'status', 'Text extracted successfully').waitFor();
    await page.getByRole('heading', { name: 'Brewing green tea' }).waitFor();
    const text = page.getByRole('textbox', { name: 'Extracted text' });
    expect(await text.inputValue()).toBe(
      'Green tea\n\nBoil the water, then wait until it is no longer bubbling.\n\nHow long\n\nThree minutes are enough. See the leaves.',
    );
    const said = await result(page).innerText();
    expect(said).toContain(`${inject('pictures')}/article`);
    expect(said).toContain(`Redirected from ${inject('pictures')}/to-article`);
    await page.getByRole('tab', { name: 'Headings (2)' }).waitFor();
    await page.getByRole('tab', { name: 'Headings (2)' }).press('ArrowRight');
    await page.getByText('https://example.com/leaves').waitFor();
    await page.getByRole('tab', { name: 'Pictures (1)' }).click();
    await page.getByText('1 of 1 have no description (alt).').waitFor();
  });

  it('keeps wide tables within a narrow screen', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 800 } });
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/article`);
    await page.keyboard.press('Enter');
    for (const name of ['Links (3)', 'Pictures (1)']) {
      await page.getByRole('tab', { name }).click();
      await result(page).getByRole('table').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });

  it('copies the text and saves it', async () => {
    const page = await extract(`${inject('pictures')}/article`);
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Green tea\n\nBoil/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await savedText(download)).toMatch(/^Green tea[\s\S]*the leaves\.$/);
  });

  it('takes menus and footer too when asked, and keeps that in the address', async () => {
    const page = await visit({ path });
    await page.getByRole('radio', { name: 'Whole page, with menus and footer' }).check();
    await expect.poll(() => page.url()).toContain('?scope=page');
    await page.reload();
    const choice = page.getByRole('radio', { name: 'Whole page, with menus and footer' });
    await expect.poll(() => choice.isChecked()).toBe(true);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${inject('pictures')}/article`);
    await page.keyboard.press('Enter');
    const text = page.getByRole('textbox', { name: 'Extracted text' });
    await text.waitFor();
    expect(await text.inputValue()).toContain('All rights reserved');
  });

  it.each([
    ['an empty address', '  ', 'Please enter the address of a page'],
    ['something else', 'hello', 'This is not a web address'],
  ])('asks again after %s', async (_, address, message) => {
    await notice(await extract(address), 'alert', message).waitFor();
  });

  it.each([
    ['/photo.jpg', 'This address leads to a picture (image/jpeg), not to a web page.'],
    ['/forbidden', 'does not let us read this address (403)'],
    ['/too-often', 'received too many requests (429)'],
    ['/nothing', 'has nothing at this address (404)'],
    ['/to-metadata', 'redirects to an address that cannot be reached from here'],
  ])('says why %s cannot be read', async (name, reason) => {
    const page = await extract(`${inject('pictures')}${name}`);
    const failure = notice(page, 'alert', 'Failed to extract the text of the page');
    await failure.filter({ hasText: reason }).waitFor();
    expect(await result(page).count()).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/keyword-density';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const rows = (page: Page) => result(page).getByRole('row');

/** The rows of the first ten keywords as text: keyword, count and share. */
async function topKeywords(page: Page): Promise<string[]> {
  await result(page).getByRole('heading', { name: 'Top keywords' }).waitFor();
  return (await rows(page).allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
}

describe('keyword density', () => {
  it('starts with the default words and length', async () => {
    const page = await visit({ path });
    expect(await page.getByRole('textbox', { name: 'Excluded words' }).inputValue()).toBe(
      'a, an, the, and, or, but, in, on, at, to, for, by, with, about',
    );
    const length = page.getByRole('spinbutton', { name: 'Minimum word length' });
    expect(await length.inputValue()).toBe('3');
    expect([await length.getAttribute('min'), await length.getAttribute('max')]).toEqual(['1', '10']);
    expect(await result(page).count()).toBe(0);
  });

  it('shows ten keywords with bars and the rest as a list, live', async () => {
    const page = await visit({ path });
    const words = Array.from({ length: 23 }, (_, index) => `word${index}`).join(' ');
    await textOf(page).fill(`${words} soil soil and to`);
    await expect.poll(() => rows(page).count()).toBe(10);
    expect((await topKeywords(page))[0]).toMatch(/^soil .*2 7\.41%$/);
    const bars = result(page).getByRole('meter');
    expect(await bars.count()).toBe(10);
    expect(Number(await bars.first().getAttribute('value'))).toBeCloseTo(29.64, 5);
    const more = result(page).getByRole('list', { name: 'More keywords' }).getByRole('listitem');
    expect(await more.count()).toBe(10);
    expect(await more.first().innerText()).toBe('word9 1 · 3.70%');

    await page.getByRole('textbox', { name: 'Excluded words' }).fill('soil, word0');
    await expect.poll(async () => (await topKeywords(page))[0]).toMatch(/^word1 .*1 3\.70%$/);
    await page.getByRole('spinbutton', { name: 'Minimum word length' }).fill('6');
    await expect.poll(async () => (await topKeywords(page))[0]).toMatch(/^word10 /);
    await page.getByRole('spinbutton', { name: 'Minimum word length' }).fill('');
    await expect.poll(async () => (await topKeywords(page))[0]).toMatch(/^word1 /);
    await page.getByRole('textbox', { name: 'Excluded words' }).fill('');
    await textOf(page).fill(`${words} and and`);
    await expect.poll(async () => (await topKeywords(page))[0]).toMatch(/^and .*2 8\.00%$/);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => result(page).count()).toBe(0);
  });

  it('shows phrases by length, hides common words, and keeps both in the address', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'An English article' }).click();
    const phrases = result(page).getByRole('list', { name: 'Phrases' }).getByRole('listitem');
    await expect.poll(() => phrases.first().innerText()).toMatch(/^rain garden\s+3 · /);
    expect((await topKeywords(page)).join()).toContain('from');
    await page.getByRole('checkbox', { name: 'Leave out common words' }).check();
    await expect.poll(async () => (await topKeywords(page)).join()).not.toContain('from');
    await page.getByRole('radio', { name: '4 words' }).check();
    await result(page).getByText('No phrase of 4 words comes twice.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?leaveOutCommonWords=true&phrase=4');

    const text = await textOf(page).inputValue();
    await page.reload({ waitUntil: 'networkidle' });
    await textOf(page).fill(text);
    expect((await topKeywords(page)).join()).not.toContain('from');
    expect(await page.getByRole('checkbox', { name: 'Leave out common words' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '4 words' }).isChecked()).toBe(true);
  });

  it('judges a target keyword in words, and folds word forms', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Markdown with a target' }).click();
    const verdict = result(page).getByRole('region', { name: 'Verdict' });
    await expect.poll(() => verdict.innerText()).toContain('“sourdough bread” appears 3 times in 20 words, 15.00%');
    await page.getByRole('textbox', { name: 'Target keyword' }).fill('pizza');
    await expect.poll(() => verdict.innerText()).toContain('it is missing. The text is short');
    await page.getByText('Options', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Count word forms as one' }).check();
    await result(page).getByText('word forms as one').waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
    await result(page).getByText('word forms apart: known for English only').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('target')).toBe('pizza');
  });

  it('saves a table, and shares the text in the fragment only', async () => {
    const page = await visit({ path });
    await textOf(page).fill('good soil and good soil');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('keyword-density.csv');
    await page.getByRole('button', { name: 'Share link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.search).toBe('');
    expect(link.hash).not.toBe('');
    const other = await visit({ path: `${link.pathname}${link.hash}` });
    await expect.poll(() => topKeywords(other)).toHaveLength(2);
  });

  it("loads a page's content as Markdown", async () => {
    const page = await visit({ path });
    await page.route('**/api/tools/page-text-extractor', (route) => {
      expect(route.request().postDataJSON()).toEqual({ url: 'https://example.com/garden' });
      const data = {
        title: 'Gardens',
        text: 'Rain gardens\n\nA garden with good soil.',
        headings: [{ level: 1, text: 'Rain gardens', inText: true }],
        links: [],
        images: [],
      };
      return route.fulfill({ json: { success: true, message: 'Text extracted successfully', data } });
    });
    await page.getByRole('button', { name: 'Load from address' }).click();
    await page.getByRole('textbox', { name: 'Page address' }).fill('https://example.com/garden');
    await page.getByRole('button', { name: 'Load page' }).click();
    await expect.poll(() => textOf(page).inputValue()).toContain('# Rain gardens\n\nA garden');
    await expect.poll(async () => (await topKeywords(page)).join()).toContain('headings');
  });

  it('stays responsive with 10 MB of text', async () => {
    const page = await visit({ path });
    await textOf(page).focus();
    await textOf(page).evaluate((area) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Some words of prose, again and again. '.repeat(275_000));
      area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    });
    await result(page).getByText('1,925,000 words').waitFor();
    expect((await topKeywords(page))[0]).toMatch(/^again .*550,000 28\.57%$/);
  });

  it('reads from the right, and in Japanese', async () => {
    const page = await visit({ path });
    await textOf(page).fill('كتاب جديد عن الحديقة، كتاب جميل من المدينة إلى القرية');
    expect(await textOf(page).getAttribute('dir')).toBe('rtl');
    await expect.poll(async () => (await topKeywords(page))[0]).toContain('كتاب');
    await page.getByRole('button', { name: 'Japanese text' }).click();
    await expect.poll(async () => (await topKeywords(page))[0]).toMatch(/^庭園 .*3 8\.82%$/);
    await result(page).getByText('Japanese · plain text').waitFor();
  });
});

import { describe, expect, inject, it } from 'vitest';
import { textPng } from '../servers/text-images.ts';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/image-to-text';
const call = '/api/tools/image-to-text';

describe('image to text', () => {
  it('is busy while it reads, then shows the text to copy and to save', async () => {
    const page = await visit({ path });
    page.setDefaultTimeout(45_000);
    const release = await hold(page, call);
    await page.getByText('Supported formats: JPG, PNG, GIF, BMP').waitFor();
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/letter.png`);
    await page.getByRole('button', { name: 'Extract Text' }).click();
    const busy = page.getByRole('button', { name: 'Processing...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await page.getByRole('progressbar', { name: 'Reading' }).waitFor();
    release();

    await notice(page, 'status', 'Text extracted successfully').waitFor();
    const text = page.getByRole('textbox', { name: 'Extracted text' });
    expect(await text.inputValue()).toBe('The harbour office opens at 9\nand closes at 17 every day.');
    expect(await text.getAttribute('readonly')).not.toBeNull();
    expect(await result(page).innerText()).toMatch(/12 words, 2 lines, 1 paragraph, read with 9\d(\.\d)?% confidence/);

    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Text copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('harbour office');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as text' }).click();
    expect((await saved).suggestedFilename()).toBe('extracted-text.txt');
  });

  it('shows the failure notice when an answer says success: false, and logs no input', async () => {
    const page = await visit({ path });
    const logged: string[] = [];
    page.on('console', (message) => {
      // What keeps service workers out of journeys says so.
      if (!message.text().startsWith('Service Worker registration blocked')) logged.push(message.text());
    });
    await page.route(`**${call}`, (route) => route.fulfill({ json: { success: false, message: 'no', data: null } }));
    await page.getByRole('textbox', { name: 'Image URL' }).fill('https://example.com/secret.png');
    await page.getByRole('button', { name: 'Extract Text' }).click();
    await notice(page, 'alert', 'Failed to extract text from image').waitFor();
    expect(logged).toEqual(['Failed to extract text from image: upstream-failed']);
  });

  it('marks the words it is unsure of in a second view', async () => {
    const page = await visit({ path });
    const data = {
      ...{ text: 'Pay 17 now', confidence: 71, words: 3, lines: 1, paragraphs: 1 },
      ...{ language: 'eng', turned: 90, width: 200, height: 80 },
      uncertainWords: [{ word: '17', confidence: 41.5, start: 4, end: 6 }],
    };
    await page.route(`**${call}`, (route) => route.fulfill({ json: { success: true, message: '', data } }));
    await page.getByRole('textbox', { name: 'Image URL' }).fill('https://example.com/scan.png');
    await page.getByRole('button', { name: 'Extract Text' }).click();
    await page.getByText('1 word to check against the picture').click();
    expect(await result(page).locator('mark').allInnerTexts()).toEqual(['17']);
    expect(await result(page).innerText()).toContain('turned by 90° first');
  });

  it('says so when nothing is written there', async () => {
    const page = await visit({ path });
    page.setDefaultTimeout(45_000);
    const buffer = await textPng([' ']);
    await page.locator('input[type="file"]').setInputFiles({ name: 'blank.png', mimeType: 'image/png', buffer });
    await expect.poll(() => page.getByRole('textbox', { name: 'Image URL' }).inputValue()).toBe('file:///blank.png');
    await page.getByRole('button', { name: 'Extract Text' }).click();
    await page.getByText('No text was found in this picture.').waitFor();
  });

  it('asks for an address at once, offers the languages that are installed, and says when one cannot be used', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Extract Text' }).click();
    await notice(page, 'alert', 'Please enter an image URL').waitFor();
    await page.getByRole('textbox', { name: 'Image URL' }).fill(`${inject('pictures')}/letter.png`);
    await page.getByText('Options', { exact: true }).click();
    const languages = page.getByRole('combobox', { name: 'Language of the text' });
    await expect.poll(() => languages.locator('option').allInnerTexts()).toEqual(['English', 'German']);
    await languages.selectOption('German');
    await page.getByRole('button', { name: 'Extract Text' }).click();
    const failure = notice(page, 'alert', 'Failed to extract text from image');
    await failure.waitFor();
    expect(await failure.innerText()).toContain('The data for the language "deu" cannot be used here.');
  });
});

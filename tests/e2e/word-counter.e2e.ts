import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { notice, result, savedText, visitors } from './visit.ts';

const { visit, forget } = visitors();
const path = '/tools/word-counter';

/** The figure below a term. */
function figure(page: Page, term: string) {
  const name = page.getByRole('term').filter({ hasText: new RegExp(`^${term.replace(/[()]/g, '\\$&')}$`) });
  return result(page).locator('div').filter({ has: name }).last().getByRole('definition');
}

describe('word counter', () => {
  it('starts with zeros', async () => {
    const page = await visit({ path });
    for (const term of ['Words', 'Characters', 'Characters (no spaces)', 'Sentences', 'Paragraphs']) {
      expect(await figure(page, term).innerText()).toBe('0');
    }
    expect(await figure(page, 'Reading time').innerText()).toBe('0 min');
  });

  it('counts live, on every change', async () => {
    const page = await visit({ path });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('One two three. Four?\n\nFive!');
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('5');
    expect(await figure(page, 'Characters').innerText()).toBe('27');
    expect(await figure(page, 'Characters (no spaces)').innerText()).toBe('22');
    expect(await figure(page, 'Sentences').innerText()).toBe('3');
    expect(await figure(page, 'Paragraphs').innerText()).toBe('2');
    expect(await figure(page, 'Reading time').innerText()).toBe('1 min');
    await text.press('End');
    await text.pressSequentially(' six');
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('6');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('0');
    expect(await text.inputValue()).toBe('');
  });

  it('shows the words a dictionary finds beside the specified count', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Japanese text' }).click();
    await expect.poll(() => figure(page, 'Words').innerText()).toMatch(/^1\n\d+ by dictionary$/);
  });

  it('opens a text file by choice and by drop', async () => {
    const page = await visit({ path });
    const buffer = Buffer.from('\uFEFFfünf Wörter in einer Datei', 'utf16le');
    await page.locator('input[type="file"]').setInputFiles({ name: 'text.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('5');
    await page.getByRole('textbox', { name: 'Text' }).evaluate((area) => {
      const data = new DataTransfer();
      data.items.add(new File(['dropped words'], 'drop.md', { type: 'text/markdown' }));
      area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    });
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('2');
    const binary = Buffer.from([0, 1, 2, 3, 0, 255]);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.bin', mimeType: 'application/x', buffer: binary });
    await page.getByRole('alert').filter({ hasText: 'does not look like a text file' }).waitFor();
    expect(await figure(page, 'Words').innerText()).toBe('2');
  });

  it('stays responsive with 10 MB of text', async () => {
    const page = await visit({ path });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.focus();
    // As a paste does it, without the system's clipboard.
    await text.evaluate((area) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Some words of prose, again and again. '.repeat(275_000));
      area.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    });
    await page.getByText(/^Part 1 of 2\d\d\./).waitFor();
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('1,925,000');
    expect(await figure(page, 'Characters').innerText()).toBe('10,450,000');

    const latencies: number[] = [];
    for (const letter of 'typing on ') latencies.push(await timeOfKey(page, letter));
    // One may be late: what else the machine does is no fault of the page.
    expect(latencies.toSorted((one, other) => one - other).at(-2)).toBeLessThan(500);
    await expect.poll(() => figure(page, 'Characters').innerText()).toBe('10,450,010');

    await page.getByRole('button', { name: 'Next part' }).click();
    await text.press('Control+Home');
    await text.pressSequentially('x ');
    await expect.poll(() => figure(page, 'Words').innerText()).toMatch(/^1,925,00[23]$/);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('0');
    expect(await page.getByText(/^Part /).count()).toBe(0);
  });

  it('takes 10 MB that are put into the field at once', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Text' }).fill('word '.repeat(2_000_000));
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('2,000,000');
  });

  it('writes from the right where the text does', async () => {
    const page = await visit({ path });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('مرحبا بالعالم');
    expect(await text.getAttribute('dir')).toBe('rtl');
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('2');
  });
});

/** Milliseconds from a key to the next picture on the screen. */
async function timeOfKey(page: Page, letter: string): Promise<number> {
  const started = await page.evaluate(() => performance.now());
  await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  const drawn = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
  return drawn - started;
}

describe('the bar of a text tool', () => {
  it('pastes what is on the clipboard, and says so when it may not', async () => {
    const page = await visit({ path });
    await page.evaluate(() => navigator.clipboard.writeText('four words were copied'));
    await page.getByRole('button', { name: 'Paste' }).click();
    await expect.poll(() => figure(page, 'Words').innerText()).toBe('4');

    const stranger = await visit({ path, permissions: [] });
    await stranger.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
    });
    await stranger.getByRole('button', { name: 'Paste' }).click();
    await notice(stranger, 'alert', 'Failed to paste').waitFor();
    forget();
  });

  it('shares a text by a link that tells the server nothing', async () => {
    const page = await visit({ path });
    const text = 'Ein Link, der «alles» trägt: 你好 & مرحبا';
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await page.getByRole('button', { name: 'Share link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search).toBe(path);

    const friend = await visit({ path: path + link.hash });
    await expect.poll(() => friend.getByRole('textbox', { name: 'Text' }).inputValue()).toBe(text);
    const damaged = await visit({ path: `${path}#deflated=AAAA` });
    await notice(damaged, 'alert', 'The text in this link is damaged or too long.').waitFor();
  });

  it('hands out its figures to paste and as a table', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Text' }).fill('One two three.');
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Figures copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Words: 3\n/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('word-count.csv');
    expect(await savedText(file)).toMatch(/^Words,3\r\n/);
  });
});

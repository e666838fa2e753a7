import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

const { visit, forget } = visitors();
const path = '/tools/word-counter';

/** The figure beneath a term. */
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
    await page.evaluate(() => {
      const area = document.querySelector('textarea');
      if (!area) throw new Error('no text field');
      Object.assign(window, { longest: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, { longest: Math.max(Reflect.get(window, 'longest'), duration) });
      }).observe({ type: 'longtask' });
      area.value = 'Some words of prose, again and again. '.repeat(275_000);
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect.poll(() => figure(page, 'Words').innerText(), { timeout: 40_000 }).toBe('1,925,000');
    expect(await figure(page, 'Characters').innerText()).toBe('10,450,000');
    // Laying out ten megabytes is the browser's own work; what is measured is typing on after it.
    await page.evaluate(() => Object.assign(window, { longest: 0 }));
    await page.getByRole('textbox', { name: 'Text' }).evaluate((area) => {
      if (!(area instanceof HTMLTextAreaElement)) return;
      area.setRangeText('more ', 0, 0);
      area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect.poll(() => figure(page, 'Words').innerText(), { timeout: 40_000 }).toBe('1,925,001');
    forget();
  });
});

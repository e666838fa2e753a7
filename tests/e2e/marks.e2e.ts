import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

async function editorWith(page: Page, name: string, text: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.focus();
  await page.locator('.cm-content').first().waitFor();
  await field.fill(text);
  return field;
}

describe('what a tool finds in a text', () => {
  it('is marked at its line, reached by F8, and mended by a press', async () => {
    const page = await visit({ path: '/tools/json-formatter' });
    const field = await editorWith(page, 'JSON to format', '{\n  "a": 1,\n}');
    await page.locator('.cm-lint-marker-error').waitFor();
    expect(await page.locator('.cm-lintRange-error').innerText()).toBe(',');
    await page.keyboard.press('F8');
    const words = page.locator('.cm-tooltip-lint');
    await words.getByText('or no comma before "}"').waitFor();
    await words.getByRole('button', { name: 'Remove' }).click();
    await result(page).getByRole('textbox', { name: 'JSON', exact: true }).waitFor();
    expect(await field.innerText()).toBe('{\n  "a": 1\n}');
    expect(await page.locator('.cm-lintRange').count()).toBe(0);
    await field.press('Control+Z');
    await page.locator('.cm-lint-marker-error').waitFor();
  });

  it('is listed and mended by keys alone', async () => {
    const page = await visit({ path: '/tools/xml-formatter' });
    const field = await editorWith(page, 'XML', '<a>Fish & chips</a>');
    await page.locator('.cm-lint-marker-error').waitFor();
    await page.keyboard.press('Control+Shift+M');
    await page.getByRole('listbox', { name: 'Diagnostics' }).press('r');
    await expect.poll(() => field.innerText()).toBe('<a>Fish &amp; chips</a>');
  });

  it('leads to its place from the result, and stays with it while somebody types', async () => {
    const page = await visit({ path: '/tools/redirect-generator' });
    const field = await editorWith(page, 'Old and new addresses', '/a /b\nnothing\n/c /d\n/a /e');
    await page.locator('.cm-lint-marker-error').nth(1).waitFor();
    await field.press('Control+Home');
    await page.keyboard.type('/x /y');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.cm-lintRange').allInnerTexts()).toEqual(['nothing', '/a /e']);
    await result(page)
      .getByRole('button', { name: /^Line 3: nothing/ })
      .click();
    await page.keyboard.type('/n /m');
    await expect.poll(() => field.innerText()).toBe('/x /y\n/a /b\n/n /m\n/c /d\n/a /e');
    await expect.poll(() => page.locator('.cm-lintRange').allInnerTexts()).toEqual(['/a /e']);
  });

  it('leads to its place in the plain field as well, which is mended there', async () => {
    const page = await visit({ path: '/tools/json-formatter' });
    await page.getByRole('button', { name: 'A missing comma' }).click();
    const mend = result(page).getByRole('button', { name: /^Replace with/ });
    await mend.waitFor();
    expect(await page.locator('#tool form textarea').count()).toBe(1);
    await mend.click();
    await result(page).getByRole('textbox', { name: 'JSON', exact: true }).waitFor();
  });

  it('leads into the right part of a very long text', async () => {
    const page = await visit({ path: '/tools/json-formatter' });
    const lines = Array.from({ length: 30_000 }, () => '  "the same again"');
    const text = `[\n${lines.with(20_000, "  'other'").join(',\n')}\n]`;
    await page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await result(page).getByRole('button', { name: 'Line 20002, column 3' }).click();
    const selected = () =>
      page.evaluate(() => {
        const area = document.activeElement;
        return area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '';
      });
    await expect.poll(selected).toBe("'other'");
    await result(page)
      .getByRole('button', { name: /^Replace with/ })
      .click();
    await result(page).getByText('30,001', { exact: true }).waitFor();
  });
});

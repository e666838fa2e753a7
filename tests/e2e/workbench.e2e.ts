import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

/** Where a part of the page is, in pixels of the window. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return box;
}

describe('a tool that makes one thing out of another', () => {
  it.each([1_120, 1_440, 1_920])('has input and result side by side, each as tall, at %i pixels', async (width) => {
    const page = await visit({ path: '/tools/json-formatter', viewport: { width, height: 900 } });
    await page.getByRole('textbox', { name: 'JSON to format' }).fill(JSON.stringify({ list: Array(200).fill('item') }));
    await result(page).getByRole('textbox', { name: 'JSON', exact: true }).waitFor();
    const [input, output] = [await boxOf(page, '#tool form'), await boxOf(page, '#tool .outcome')];
    expect(output.x).toBeGreaterThanOrEqual(input.x + input.width - 1);
    expect([output.y, output.height]).toEqual([input.y, input.height]);
    // Both end above the end of the window, and what is longer scrolls in its own pane.
    expect(output.y + output.height).toBeLessThanOrEqual(900);
    expect(input.width + output.width).toBeGreaterThan(Math.min(width, 1_632) * 0.93);
    const heights = await page.locator('#tool .outcome').evaluate((pane) => [pane.scrollHeight, pane.clientHeight]);
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
    const isScrolledSideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isScrolledSideways).toBe(false);
  });

  it.each([360, 768])('has them below each other at %i pixels', async (width) => {
    const page = await visit({ path: '/tools/json-formatter', viewport: { width, height: 900 } });
    expect(await page.getByText('The result appears here.').isVisible()).toBe(false);
    await page.getByRole('textbox', { name: 'JSON to format' }).fill('[1]');
    await result(page).waitFor();
    const [input, output] = [await boxOf(page, '#tool form'), await boxOf(page, '#tool .outcome')];
    expect(output.y).toBeGreaterThanOrEqual(input.y + input.height - 1);
  });

  it('says where the result will be, and shows code in letters of one width', async () => {
    const page = await visit({ path: '/tools/xml-formatter', viewport: { width: 1_280, height: 900 } });
    await page.getByText('The result appears here.').waitFor();
    const fontOf = (area: Element) => getComputedStyle(area).fontFamily;
    expect(await page.getByRole('textbox', { name: 'XML', exact: true }).evaluate(fontOf)).toContain('monospace');
    await page.getByRole('textbox', { name: 'XML', exact: true }).fill('<a><b/></a>');
    const made = result(page).getByRole('textbox', { name: 'Result' });
    expect(await made.evaluate(fontOf)).toContain('monospace');
  });
});

it('has what is looked up in one row with the button', async () => {
  const page = await visit({ path: '/tools/dns-records', viewport: { width: 1_280, height: 900 } });
  const field = await page.getByRole('textbox', { name: 'Domain' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Lookup', exact: true }).boundingBox();
  expect(Math.abs((field?.y ?? 0) - (button?.y ?? 99))).toBeLessThanOrEqual(2);
});

describe('a field of code', () => {
  it('is an editor once it is touched, and what came out is one to read', async () => {
    const page = await visit({ path: '/tools/json-formatter' });
    const field = page.getByRole('textbox', { name: 'JSON to format' });
    expect(await field.evaluate((area) => area.tagName)).toBe('TEXTAREA');
    await field.focus();
    await page.locator('.cm-content').waitFor();
    await field.click();
    await page.keyboard.type('{"a": [1,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('"/"]}');
    // A slash is a slash, and no shortcut.
    await page.locator('.cm-lineNumbers').getByText('2', { exact: true }).waitFor();
    const made = result(page).getByRole('textbox', { name: 'JSON', exact: true });
    expect(await made.inputValue()).toBe('{\n  "a": [\n    1,\n    "/"\n  ]\n}');
    await made.click();
    await result(page).locator('.cm-foldGutter').waitFor();
    await page.keyboard.type('x');
    expect(await result(page).locator('.cm-content').innerText()).not.toContain('x');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => field.innerText()).not.toContain('"a"');
    await field.click();
    await page.keyboard.press('Control+Z');
    await expect.poll(() => field.innerText()).toContain('"a"');
  });

  it('takes a text of a megabyte, and is a plain field again', async () => {
    const page = await visit({ path: '/tools/json-formatter' });
    const field = page.getByRole('textbox', { name: 'JSON to format' });
    await field.focus();
    await page.locator('.cm-content').waitFor();
    await page.evaluate(() => navigator.clipboard.writeText(JSON.stringify(Array(100_000).fill('12345678'))));
    await page.keyboard.press('Control+V');
    await page
      .getByText(/^Part 1 of \d+/)
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await result(page).getByText('100,001', { exact: true }).waitFor();
  });
});

it('shows and sends a field only where it counts', async () => {
  const page = await visit({ path: '/tools/password-generator' });
  const words = page.getByRole('spinbutton', { name: 'Words in a passphrase' });
  expect(await words.isVisible()).toBe(false);
  await page.getByRole('spinbutton', { name: 'Password length' }).fill('3');
  await page.getByRole('radio', { name: 'Passphrase' }).check();
  await words.waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Password length' }).isVisible()).toBe(false);
  // A length that no password may have does not stop passphrases.
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await result(page).waitFor();
});

it('copies a single value by a press on it', async () => {
  const page = await visit({ path: '/tools/hash-generator' });
  await page.getByRole('textbox', { name: 'Text to hash', exact: true }).fill('abc');
  const hash = '900150983cd24fb0d6963f7d28e17f72';
  await result(page).getByRole('cell', { name: hash }).press('Enter');
  await page.getByText('Hash copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash);
});

it('runs with Ctrl and Enter', async () => {
  const page = await visit({ path: '/tools/code-minifier' });
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('let  a = 1;');
  await page.keyboard.press('Control+Enter');
  await result(page).getByRole('textbox', { name: 'Minified' }).waitFor();
});

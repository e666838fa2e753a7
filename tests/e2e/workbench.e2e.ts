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
    expect(await page.getByText('The result appears here as you type.').isVisible()).toBe(false);
    await page.getByRole('textbox', { name: 'JSON to format' }).fill('[1]');
    await result(page).waitFor();
    const [input, output] = [await boxOf(page, '#tool form'), await boxOf(page, '#tool .outcome')];
    expect(output.y).toBeGreaterThanOrEqual(input.y + input.height - 1);
  });

  it('says where the result will be, and shows code in letters of one width', async () => {
    const page = await visit({ path: '/tools/xml-formatter', viewport: { width: 1_280, height: 900 } });
    await page.getByText('The result appears here as you type.').waitFor();
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

it('runs with Ctrl and Enter', async () => {
  const page = await visit({ path: '/tools/code-minifier' });
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill('let  a = 1;');
  await page.keyboard.press('Control+Enter');
  await result(page).getByRole('textbox', { name: 'Minified' }).waitFor();
});

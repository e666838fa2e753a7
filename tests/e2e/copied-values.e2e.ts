import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function visitReading(path: string): Promise<Page> {
  const page = await visit({ path });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return page;
}

describe('a table of a result', () => {
  const rows = async () => {
    const page = await visitReading('/tools/link-extractor');
    await page.getByRole('textbox', { name: 'Text to search' }).fill('https://example.com/a ann@example.com');
    await result(page).getByRole('table', { name: 'Found' }).waitFor();
    return page;
  };

  it('gives a cell by a press on it, and a row by its button', async () => {
    const page = await rows();
    await result(page).getByRole('cell', { name: 'ann@example.com' }).click();
    await expect.poll(() => clipboard(page)).toBe('ann@example.com');
    await result(page)
      .getByRole('table', { name: 'Found' })
      .getByRole('button', { name: 'Row 1 to clipboard' })
      .click();
    await expect.poll(() => clipboard(page)).toContain('Link\thttps://example.com/a\texample.com');
  });

  it('is one stop of the Tab key, with arrows from cell to cell', async () => {
    const page = await rows();
    const table = result(page).getByRole('table', { name: 'Found' });
    await table.getByRole('button', { name: 'Count' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe('ann@example.com');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).toBe('https://example.com/a');
  });
});

it('gives each identifier, and each value beside its name', async () => {
  const page = await visitReading('/tools/uuid-generator');
  await page.getByRole('button', { name: 'Generate or Read' }).click();
  const cells = result(page)
    .getByRole('cell')
    .filter({ hasText: /^[\da-f-]{36}$/ });
  await cells.nth(4).click();
  await expect.poll(() => clipboard(page)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await clipboard(page)).toBe(await cells.nth(4).innerText());

  const hashes = await visitReading('/tools/hash-generator');
  await hashes.getByRole('textbox', { name: 'Text to hash', exact: true }).fill('abc');
  await result(hashes).getByRole('button', { name: 'Size to clipboard' }).click();
  await expect.poll(() => clipboard(hashes)).toBe('3 bytes');
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { notice, result, savedText, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/backlink-checker';

const list = (...names: string[]) => names.map((name) => `${inject('pictures')}/links/${name}`).join('\n');

async function fill(page: Page, domain: string, pages = '') {
  await page.getByRole('textbox', { name: 'Domain', exact: true }).fill(domain);
  await page.getByRole('textbox', { name: 'Pages to verify' }).fill(pages);
}

const check = (page: Page) => page.getByRole('button', { name: 'Check Backlinks' }).click();
const rows = (page: Page) => page.getByRole('region', { name: 'Pages', exact: true }).locator('ul > li');
const figure = (page: Page, name: string) => result(page).locator(`dt:text-is("${name}") + dd`);

async function violations(page: Page) {
  const found = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.violations.map(({ id }) => id);
}

describe('backlink checker', () => {
  it('finds who links by Wikipedia and by a list, and tells what became of each', async () => {
    const page = await visit({ path });
    await fill(page, 'https://www.leaves.test', list('post', 'hidden', 'gone'));
    await check(page);
    expect(await page.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await notice(page, 'status', 'Backlinks checked successfully').waitFor();

    expect(await figure(page, 'Links found').innerText()).toBe('3');
    expect(await figure(page, 'Follow').innerText()).toBe('2');
    expect(await figure(page, 'Nofollow').innerText()).toBe('1');
    const told = (await rows(page).allInnerTexts()).map((text) => {
      // Addresses are on this machine's port, which is another one each time.
      const lines = text.split('\n').map((line) => line.trim());
      return lines.filter((line) => line !== '' && !/127\.0\.0\.1|^Details|^of /.test(line));
    });
    expect(told.map((lines) => lines.join(' | '))).toEqual([
      'My favourite shops | Link found | Follow | Fine leaves',
      'Hidden | Link found | Follow, not indexable | Picture: Leaves',
      'Unreachable | The site has nothing at this address (410).',
      'Green tea | Link found | Nofollow | =Brewing',
      'Teapot | No link | The page does not contain such a link.',
    ]);
    expect(await result(page).innerText()).toContain('They know only a small part of the web');
    await rows(page).nth(1).getByText('Details').click();
    await rows(page).nth(1).getByText('No: The X-Robots-Tag header says noindex.').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('combobox', { name: 'Links' }).selectOption('Nofollow');
    await expect.poll(() => rows(page).count()).toBe(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('backlinks-leaves.test.csv');
    const [head, line, ...rest] = (await savedText(download)).split('\r\n');
    expect(head).toMatch(/^Page,Title,Referring domain,State,/);
    // What a spreadsheet would take for a formula is marked as text.
    expect(line).toMatch(
      /\/wiki\/Green_tea,Green tea,127\.0\.0\.1,Link found,,https:\/\/leaves\.test\/green,,'=Brewing,no,nofollow,no,/,
    );
    expect(rest).toEqual(['']);
    await page.getByRole('textbox', { name: 'Filter' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('State');
    await expect.poll(() => rows(page).last().innerText()).toContain('Unreachable');
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON' }).click(),
    ]);
    expect(JSON.parse(await savedText(json))).toMatchObject({ domain: 'leaves.test', totals: { pages: 5 } });
  });

  it('keeps what was done when it is stopped', async () => {
    const page = await visit({ path });
    await page.getByText('Options').click();
    await page.getByRole('checkbox', { name: 'Look in Wikipedia' }).uncheck();
    await fill(page, 'leaves.test', list('post', 'slow'));
    await check(page);
    await expect
      .poll(() => rows(page).allInnerTexts())
      .toEqual([expect.stringContaining('Link found'), expect.stringContaining('Waiting')]);
    const before = await rows(page).last().boundingBox();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await result(page).getByText('stopped after 1 of 2 pages').waitFor();
    expect(await rows(page).first().innerText()).toContain('Fine leaves');
    expect(await rows(page).last().innerText()).toContain('Not visited');
    expect((await rows(page).last().boundingBox())?.height).toBe(before?.height);
  });

  it('opens by a link, shows long lists in parts, and fits a phone', async () => {
    const page = await visit({ path: `${path}?verify=no&domain=many.test`, viewport: { width: 360, height: 800 } });
    await expect.poll(() => figure(page, 'Not seen').innerText()).toBe('60');
    expect(await rows(page).count()).toBe(50);
    await page.getByRole('button', { name: 'Show 10 more' }).click();
    expect(await rows(page).count()).toBe(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);
  });

  it('says whom it asked where nobody knows a link, and why it failed where nobody could be asked', async () => {
    const page = await visit({ path });
    await check(page);
    await notice(page, 'alert', 'Please enter a domain name').waitFor();
    await fill(page, 'nobody.test', 'not an address');
    await check(page);
    await notice(page, 'alert', 'You entered “not an address”.').waitFor();
    await fill(page, 'nobody.test');
    await check(page);
    await result(page).getByText('No backlinks known').waitFor();
    expect(await result(page).innerText()).toMatch(/Wikipedia \(127\.0\.0\.1:\d+\), asked at .+: 0 pages\./);
    await fill(page, 'busy.test');
    await check(page);
    await notice(page, 'alert', 'Failed to check backlinks')
      .filter({ hasText: 'asks for a pause of 1 second' })
      .waitFor();
  });
});

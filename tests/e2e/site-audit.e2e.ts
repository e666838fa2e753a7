import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './pages/axe.ts';
import { result, visitors } from './visit.ts';

const { visit } = visitors();

/** An audit of the sample shop whose report is kept, and its page. */
async function audited(): Promise<Page> {
  const page = await visit({ path: '/tools/site-audit?report=kept' });
  await page.getByRole('button', { name: 'A small shop with faults' }).click();
  await page.getByLabel('Report', { exact: true }).selectOption('kept');
  await page.getByRole('button', { name: 'Audit Site' }).click();
  const link = result(page).getByRole('link', { name: 'Open the report' });
  // There while it goes on: who leaves finds it there.
  await link.waitFor();
  await link.click();
  await page.getByRole('tab', { name: /^What to do/ }).waitFor({ timeout: 90_000 });
  return page;
}

describe('a site audit whose report is kept', () => {
  it('goes on at its own page, which shows all that was found', async () => {
    const page = await audited();
    expect(page.url()).toMatch(/\/audit#[\da-f]{32}$/);
    await page.getByText(/^Begun on .+, kept until .+\.$/).waitFor();
    expect(await page.getByText(/^\d+ of 100/).innerText()).toMatch(/^\d{1,2} of 100/);
    const findings = page.getByRole('region', { name: 'What to do first' });
    expect(await findings.locator('> ul > li').count()).toBe(10);
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    expect(await findings.locator('> ul > li').count()).toBeGreaterThan(20);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);

    await page.getByRole('tab', { name: 'Structure' }).click();
    await page.getByText('samples/').waitFor();
    await page.getByRole('region', { name: 'By clicks from the start' }).getByText('Start', { exact: true }).waitFor();
    await page.getByRole('tab', { name: /^Pages/ }).click();
    const all = await page.getByRole('table', { name: 'Pages' }).getByRole('row').count();
    expect(all).toBeGreaterThan(3);
    await page.getByRole('searchbox', { name: /^Only pages/ }).fill('garden-shop');
    await expect.poll(() => page.getByRole('table', { name: 'Pages' }).getByRole('row').count()).toBeLessThan(all);
    const address = await page
      .getByRole('table', { name: 'Pages' })
      .locator('tbody tr')
      .last()
      .locator('td')
      .first()
      .innerText();
    await page.getByRole('searchbox', { name: /^Only pages/ }).fill(address);
    const one = page.getByRole('region', { name: address, exact: true });
    await one.getByRole('heading', { name: /^\d+ findings?$/ }).waitFor();
    await one.getByRole('button').first().click();
    await expect.poll(() => one.count()).toBe(0);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await page.getByRole('searchbox', { name: /^Only pages/ }).fill('no such page');
    await page.getByText('Pages: none').waitFor();
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
  });

  it('is sent as a file, compared with the next, and deleted on wish', async () => {
    const page = await audited();
    const first = page.url();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'HTML to send' }).click();
    expect(await text(await (await download).createReadStream())).toMatch(/^<!doctype html>.+Site audit of /s);
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByText(/^There is no earlier report of /).waitFor();

    await page.getByRole('link', { name: 'Audit again' }).click();
    await page.waitForURL('**/tools/site-audit*');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Address', exact: true }).inputValue())
      .toMatch(/garden-shop$/);
    await page.getByRole('button', { name: 'Audit Site' }).click();
    await result(page).getByRole('link', { name: 'Open the report' }).click({ timeout: 90_000 });
    await page.getByRole('tab', { name: 'Changes' }).click({ timeout: 90_000 });
    await page.getByRole('region', { name: 'New' }).getByText('Nothing new.').waitFor();
    await page.getByRole('region', { name: 'Fixed' }).getByText('Nothing was fixed.').waitFor();
    expect(await page.getByRole('region', { name: 'Still there' }).getByRole('listitem').count()).toBeGreaterThan(20);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete it for everybody, now' }).click();
    await page.waitForURL('**/audit');
    await page.getByRole('link', { name: /localhost/ }).click();
    await page.getByRole('tab', { name: /^What to do/ }).waitFor();
    expect(page.url()).toBe(first);
  });

  it('is told of where there is none', async () => {
    const page = await visit({ path: `/audit#${'0'.repeat(32)}` });
    await page.getByRole('alert').getByText('There is no report at this link.').waitFor();
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
  });

  it('of others shows all and deletes nothing', async () => {
    const page = await audited();
    const other = await visit({ path: new URL(page.url()).pathname + new URL(page.url()).hash });
    await other.getByRole('tab', { name: /^What to do/ }).waitFor();
    expect(await other.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/domain-age';

const term = (page: Parameters<typeof result>[0], name: string) =>
  result(page)
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`));

describe('domain age', () => {
  it('is busy while it asks, then shows date, age and all that is known', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/domain-age');
    await page.getByText('Enter without http:// or www (e.g., example.com)').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('https://www.example.test/some/page');
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar').waitFor();
    release();

    await notice(page, 'status', 'Domain age retrieved successfully').waitFor();
    await expect.poll(() => term(page, 'Registration Date').innerText()).toBe('1995-08-14');
    expect(await term(page, 'Domain').innerText()).toMatch(/^example\.test\n/);
    expect(await term(page, 'Age').innerText()).toMatch(/^\d+ years(, \d+ months?)?( and \d+ days?)?$/);
    expect(await term(page, 'Registrar').innerText()).toContain('Sample Registrar');
    expect(await result(page).innerText()).toContain('a.ns.example.test');
    await result(page).getByText('Raw answers').click();
    await result(page).getByText('"objectClassName": "domain"').waitFor();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('asks by WHOIS where there is no RDAP, opens by a link, and fits a phone', async () => {
    const page = await visit({ path: `${path}?domain=old.example`, viewport: { width: 360, height: 800 } });
    await expect.poll(() => term(page, 'Registration Date').innerText()).toBe('1999-02-28');
    expect(await term(page, 'Registrar').innerText()).toBe('A Registrar by WHOIS');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('says that a name is free, and what is no name', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Check' }).click();
    await notice(page, 'alert', 'Please enter a domain name').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('nobody.test');
    await page.getByRole('button', { name: 'Check' }).click();
    await notice(page, 'alert', 'Failed to check domain age')
      .filter({ hasText: 'nobody.test is not registered.' })
      .waitFor();
  });
});

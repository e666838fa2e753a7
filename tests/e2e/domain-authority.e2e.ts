import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/domain-authority';

type Page = Parameters<typeof result>[0];

const term = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`).first();
const meter = (page: Page, name: string) => page.locator(`meter[aria-label="${name}"]`);

describe('domain authority', () => {
  it('shows three scores with their bars, and every part of them', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/domain-authority');
    await page.getByText('Enter without http:// or www (e.g., example.com)').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('https://LINKED.test/some/page');
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar').waitFor();
    release();

    await notice(page, 'status', 'Domain authority retrieved successfully').waitFor();
    expect(await term(page, 'Domain').innerText()).toBe('linked.test');
    expect(await term(page, 'Domain Authority').innerText()).toBe('61/100');
    expect(await meter(page, 'Domain Authority').getAttribute('value')).toBe('61');
    expect(await term(page, 'Spam Score').innerText()).toBe('0/10');
    expect(await meter(page, 'Spam Score').getAttribute('data-level')).toBe('low');
    expect(await page.getByRole('meter').count()).toBe(3);

    const table = page.getByRole('table', { name: 'How this score is calculated' });
    const row = (name: string) => table.getByRole('row').filter({ hasText: name }).innerText();
    expect(await row('Open PageRank')).toMatch(/6\.12 of 10, rank 4,711\s[\s\S]*1st Jan 2026\s+61\s+3\s/);
    expect(await row('Pages in the newest crawl')).toContain('about 39,000');
    expect(await row('Rank by PageRank')).toContain('This site does not have the list');
    expect(await term(page, 'Domain Authority (Moz)').innerText()).toBe('57/100');
    await page.getByText(/^The page$/).waitFor();
    // The page itself is where tests cannot serve it: that is said, and the rest is.
    expect(await term(page, 'Page Authority').innerText()).toBe('Unknown');
    await page.getByText(/^Not checked, and why \(9\)$/).click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.getByRole('link', { name: 'how it is calculated' }).click();
    await page.getByRole('heading', { level: 1, name: 'How the authority score is made' }).waitFor();
    expect(await page.locator('h2').allInnerTexts()).toContain('Spam score: 0 to 10');
  });

  it('says "Unknown" without evidence of links, raises flags with reasons, opens by a link, and fits a phone', async () => {
    const name = 'best-cheap-tea-shop-4u.test';
    const page = await visit({ path: `${path}?domain=${name}`, viewport: { width: 360, height: 800 } });
    await expect.poll(() => term(page, 'Spam Score').innerText()).toBe('5/10');
    expect(await term(page, 'Domain Authority').innerText()).toBe('Unknown');
    expect(await meter(page, 'Domain Authority').getAttribute('value')).toBeNull();
    expect(await result(page).innerText()).toContain('Has no data on this domain');
    const raised = page.getByRole('list', { name: 'Raised' });
    expect(await raised.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('The name has 4 hyphens.'),
      expect.stringContaining('There is no MX record'),
      expect.stringContaining('ns1.sedoparking.com'),
      expect.stringContaining('It was registered 2 days ago.'),
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('says that a name is not there, and what is no name', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Check' }).click();
    await notice(page, 'alert', 'Please enter a domain name').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('nobody.test');
    await page.getByRole('button', { name: 'Check' }).click();
    await notice(page, 'alert', 'Failed to check domain authority')
      .filter({ hasText: 'nobody.test is not registered.' })
      .waitFor();
  });
});

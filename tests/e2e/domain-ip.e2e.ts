import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/domain-ip';

const term = (page: Parameters<typeof result>[0], name: string) =>
  result(page).locator(`dt:text-is("${name}") + dd`).first();

describe('domain IP', () => {
  it('is busy while it asks, then shows the address, its place and network, and every other address', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/domain-ip');
    await page.getByText('Enter without http:// or www (e.g., example.com)').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('https://placed.test/page');
    await page.getByRole('button', { name: 'Lookup' }).click();
    expect(await page.getByRole('button', { name: 'Looking up...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar').waitFor();
    release();

    await notice(page, 'status', 'Domain IP information retrieved successfully').waitFor();
    await expect.poll(() => term(page, 'Domain').innerText()).toBe('placed.test');
    expect(await term(page, 'IP Address').innerText()).toBe('193.0.6.139\nthe first of 3; all are listed below');
    expect(await term(page, 'Location').innerText()).toMatch(/^Amsterdam, .*Netherlands$/);
    expect(await term(page, 'ISP').innerText()).toBe('Example Coordination Centre\nAS3333');
    expect(await term(page, 'Reverse name').innerText()).toBe('www.registry.test\nconfirmed');
    expect(await term(page, 'Private').innerText()).toBe('reserved for private networks (RFC 1918)');
    expect(await result(page).innerText()).toContain('2001:67c:2e8:22::c100:68b');
    const maker = result(page).getByRole('link', { name: 'IP Geolocation by DB-IP' });
    expect(await maker.getAttribute('href')).toBe('https://db-ip.com');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says what stands in front of a site, opens by a link, and fits a phone', async () => {
    const page = await visit({ path: `${path}?domain=www.placed.test`, viewport: { width: 360, height: 800 } });
    await expect.poll(() => term(page, 'CDN').innerText()).toBe('Cloudflare\nby its network, AS13335');
    expect(await term(page, 'Location').innerText()).toContain('Uncertain: this address is served from many locations');
    expect(await term(page, 'Reverse name').innerText()).toContain('not confirmed');
    expect(await result(page).innerText()).toContain('edge.fronting.test');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('says what has no address, what is unknown, and what is no name', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Lookup' }).click();
    await notice(page, 'alert', 'Please enter a domain name').waitFor();
    const ask = async (domain: string) => {
      await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
      await page.getByRole('button', { name: 'Lookup' }).click();
    };
    await ask('only-mail.test');
    await notice(page, 'alert', 'Failed to lookup domain IP')
      .filter({ hasText: 'only-mail.test exists, but has no address' })
      .waitFor();
    await ask('nowhere.test');
    await notice(page, 'alert', 'Failed to lookup domain IP')
      .filter({ hasText: 'There is no domain nowhere.test in the DNS.' })
      .waitFor();
    await ask('193.0.6.139');
    await expect.poll(() => term(page, 'IP Address').innerText()).toBe('193.0.6.139');
  });
});

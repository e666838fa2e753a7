import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hold, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/domain-hosting';

type Page = Parameters<typeof result>[0];

const term = (page: Page, name: string) =>
  result(page)
    .getByRole('definition')
    .and(page.locator(`dt:text-is("${name}") + dd`));

/** What is known while the rest is still asked; the card's own list, before there is a result. */
const early = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`);

async function check(domain: string, viewport = { width: 1280, height: 800 }) {
  const page = await visit({ path, viewport });
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await page.getByRole('button', { name: 'Check' }).click();
  return page;
}

describe('domain hosting', () => {
  it('is busy while it asks, then tells host, country, name servers and who does what', async () => {
    const page = await visit({ path });
    const release = await hold(page, '/api/tools/domain-hosting');
    await page.getByText('Enter without http:// or www (e.g., example.com)').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('https://hosted.test/some/page');
    await page.getByRole('button', { name: 'Check' }).click();
    expect(await page.getByRole('button', { name: 'Checking...' }).isDisabled()).toBe(true);
    await page.getByRole('progressbar').waitFor();
    release();

    await notice(page, 'status', 'Domain hosting information retrieved successfully').waitFor();
    expect(await term(page, 'Domain').innerText()).toBe('hosted.test');
    expect(await term(page, 'Hosting Provider').innerText()).toMatch(/^Hetzner$/);
    expect(await term(page, 'Country').innerText()).toMatch(/^Germany/);
    expect(await term(page, 'Nameservers').getByRole('listitem').allInnerTexts()).toEqual([
      'amy.ns.cloudflare.com',
      'bob.ns.cloudflare.com',
    ]);
    const roles = result(page).getByRole('region', { name: 'Who does what' });
    const mail = roles.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Mail/ }) });
    expect(await mail.innerText()).toMatch(/Proofpoint\s+sure.*Microsoft 365\s+possible.*May also send: SendGrid/s);
    await roles.getByText('Evidence').nth(1).click();
    await roles.getByText('static.1.100.9.5.clients.your-server.de').waitFor();
    await roles.getByText('AS24940').waitFor();
    await result(page).getByText('Who was asked').click();
    await result(page).getByText('is not a public address').waitFor();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says what hides the host, opens by a link, and fits a phone', async () => {
    const page = await visit({ path: `${path}?domain=fronted.test`, viewport: { width: 360, height: 800 } });
    await expect.poll(() => term(page, 'Hosting Provider').innerText()).toMatch(/^Hidden behind Cloudflare\n/);
    expect(await term(page, 'Country').innerText()).toMatch(/^Unknown\nBehind Cloudflare/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('textbox', { name: 'Domain' }).fill('shop.hosted.test');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.poll(() => term(page, 'Hosting Provider').innerText()).toBe('Shopify');
    await page.getByRole('textbox', { name: 'Domain' }).fill('inside.test');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect
      .poll(() => term(page, 'Hosting Provider').innerText())
      .toContain('leads to 10.20.30.40, a private address');
    expect(await result(page).innerText()).toContain('not fetched: 10.20.30.40 is private');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('shows what has arrived while the rest is asked, where it will stay', async () => {
    const page = await check('www.slow-mail.test');
    await expect.poll(() => early(page, 'Hosting Provider').innerText()).toBe('Netlify');
    expect(await early(page, 'Nameservers').innerText()).toBe('dns1.p01.nsone.net');
    expect(await result(page).count()).toBe(0);
    const before = await early(page, 'Nameservers').boundingBox();
    await result(page).waitFor();
    expect((await term(page, 'Nameservers').boundingBox())?.y).toBe(before?.y);
  });

  it('says what is no name, what is not there, and keeps the last result', async () => {
    const page = await check('');
    await notice(page, 'alert', 'Please enter a domain name').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('fronted.test');
    await page.getByRole('button', { name: 'Check' }).click();
    await result(page).waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('nowhere.invalid');
    await page.getByRole('button', { name: 'Check' }).click();
    await notice(page, 'alert', 'Failed to check domain hosting')
      .filter({ hasText: 'no domain nowhere.invalid' })
      .waitFor();
    expect(await term(page, 'Domain').innerText()).toBe('fronted.test');
  });

  it('is made for a list of names', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 800 } });
    await page.getByRole('button', { name: 'Several domains' }).click();
    await page.getByRole('textbox', { name: 'Domains' }).fill('hosted.test fronted.test nowhere.invalid');
    await page.getByRole('button', { name: 'Check' }).click();
    await result(page).getByText('3 of 3 done').waitFor();
    const rows = result(page).getByRole('list', { name: 'Domains looked up' }).getByRole('listitem');
    expect(await rows.nth(0).innerText()).toContain('Hetzner');
    expect(await rows.nth(1).innerText()).toContain('Hidden behind Cloudflare');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

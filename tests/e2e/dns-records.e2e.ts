import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { hold, holdScripts, notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/dns-records';
const call = '/api/tools/dns-records';

async function lookUp(domain: string) {
  const page = await visit({ path });
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await page.getByRole('button', { name: 'Lookup' }).click();
  return page;
}

describe('DNS records', () => {
  it('is busy while it asks, then shows four tabs, A first', async () => {
    const page = await visit({ path });
    const release = await hold(page, call);
    await page.getByRole('textbox', { name: 'Domain' }).fill('https://Example.COM/some/page');
    await page.getByRole('button', { name: 'Lookup' }).click();
    const busy = page.getByRole('button', { name: 'Looking up...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();

    await notice(page, 'status', 'DNS records retrieved successfully').waitFor();
    await page.getByRole('heading', { name: 'DNS Records for example.com' }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      'A Records',
      'MX Records',
      'TXT Records',
      'NS Records',
    ]);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('A Records');
    const panel = page.getByRole('tabpanel');
    expect(await panel.innerText()).toContain('192.0.2.10');
    expect(await panel.innerText()).toContain('TTL 1 hour');
    await page.getByRole('tab', { name: 'MX Records' }).click();
    expect(await panel.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('10 mail.example.com'),
      expect.stringContaining('20 backup.example.com'),
    ]);
    await page.getByRole('tab', { name: 'TXT Records' }).click();
    expect(await panel.innerText()).toContain('v=spf1 mx -all');
    await page.getByRole('tab', { name: 'NS Records' }).click();
    expect(await panel.innerText()).toContain('ns1.example.com');
    expect(await result(page).innerText()).toContain('2001:db8::10');
    expect(await result(page).innerText()).toContain('0 issue "ca.example.net"');
  });

  it('breaks long names and records instead of growing wider than a phone', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 800 } });
    await page.getByRole('textbox', { name: 'Domain' }).fill('long.test');
    await page.getByRole('button', { name: 'Lookup' }).click();
    for (const type of ['TXT', 'NS']) {
      await page.getByRole('tab', { name: `${type} Records` }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });

  it('gives the focus back to a button that was busy', async () => {
    const page = await visit({ path });
    const isFocused = () => page.getByRole('button', { name: 'Lookup' }).evaluate((b) => b === document.activeElement);
    await page.getByRole('textbox', { name: 'Domain' }).fill('example.com');
    await page.getByRole('button', { name: 'Lookup' }).press('Enter');
    await result(page).waitFor();
    await expect.poll(isFocused).toBe(true);
  });

  it('keeps what was typed and pressed before the scripts came', async () => {
    const page = await visit({ path });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const domain = page.getByRole('textbox', { name: 'Domain' });
    await domain.fill('example.com');
    await page.getByRole('button', { name: 'Lookup' }).click();
    release();
    await result(page).waitFor();
    expect(await domain.inputValue()).toBe('example.com');
  });

  it('moves among the tabs with the arrow keys', async () => {
    const page = await lookUp('example.com');
    await page.getByRole('tab', { name: 'A Records' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('MX Records');
    await page.keyboard.press('End');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('NS Records');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('A Records');
  });

  it('says which tabs are empty', async () => {
    const page = await lookUp('only-mail.test');
    await result(page).waitFor();
    const panel = page.getByRole('tabpanel');
    expect(await panel.innerText()).toBe('No A records found');
    for (const type of ['TXT', 'NS']) {
      await page.getByRole('tab', { name: `${type} Records` }).click();
      expect(await panel.innerText()).toBe(`No ${type} records found`);
    }
  });

  it('tells "could not ask" from "none"', async () => {
    const page = await lookUp('partly.test');
    await page.getByRole('tab', { name: 'MX Records' }).click();
    expect(await page.getByRole('tabpanel').innerText()).toContain('MX records could not be looked up');
  });

  it('shows an international name in both forms', async () => {
    const page = await lookUp('MÜNCHEN.de');
    await page.getByRole('heading', { name: 'DNS Records for xn--mnchen-3ya.de' }).waitFor();
    expect(await result(page).innerText()).toContain('münchen.de');
  });

  it.each([
    ['nothing', '  ', 'Please enter a domain name'],
    ['nonsense', 'not a domain', 'space'],
    ['an address', '192.0.2.1', 'IP address'],
  ])('refuses %s at once', async (_, domain, message) => {
    const page = await lookUp(domain);
    await notice(page, 'alert', message).waitFor();
    expect(await result(page).count()).toBe(0);
  });

  it.each([
    ['no such domain', 'nowhere.invalid', 'There is no domain nowhere.invalid'],
    ['servers that fail', 'failing.test', 'failing.test'],
    ['servers that are silent', 'unreachable.test', 'in time'],
  ])('keeps the last result and gives the reason for %s', async (_, domain, reason) => {
    const page = await lookUp('example.com');
    await result(page).waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill(domain);
    await page.getByRole('button', { name: 'Lookup' }).click();
    const failure = notice(page, 'alert', 'Failed to lookup DNS records');
    await failure.waitFor();
    expect(await failure.innerText()).toContain(reason);
    await page.getByRole('heading', { name: 'DNS Records for example.com' }).waitFor();
    expect(await page.getByRole('button', { name: 'Lookup' }).isEnabled()).toBe(true);
  });

  it('passes over an answer that says success: false', async () => {
    const page = await lookUp('example.com');
    await result(page).waitFor();
    await notice(page, 'status', 'retrieved').getByRole('button', { name: 'Dismiss' }).click();
    await page.route(`**${call}`, (route) => route.fulfill({ json: { success: false, message: 'no', data: null } }));
    await page.getByRole('button', { name: 'Lookup' }).click();
    await page.getByRole('button', { name: 'Lookup', disabled: false }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('heading', { name: 'DNS Records for example.com' }).waitFor();
  });

  it('can be cancelled', async () => {
    const page = await visit({ path });
    await hold(page, call);
    await page.getByRole('textbox', { name: 'Domain' }).fill('example.com');
    await page.getByRole('button', { name: 'Lookup' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Lookup', disabled: false }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('a look-up taken along', () => {
  it('opens by a link with its answer, and is copied and saved', async () => {
    const page = await visit({ path: `${path}?domain=example.com` });
    await page.getByRole('heading', { name: 'DNS Records for example.com' }).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await notice(page, 'status', 'Link copied to clipboard').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('?domain=example.com');
    await page.getByRole('button', { name: 'Copy result' }).click();
    await notice(page, 'status', 'Result copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A: 192.0.2.10');
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON' }).click(),
    ]);
    expect(json.suggestedFilename()).toBe('dns-records-example.com.json');
    const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
    expect(csv.suggestedFilename()).toBe('dns-records-example.com.csv');

    await page.getByRole('textbox', { name: 'Domain' }).fill('long.test');
    await page.getByRole('button', { name: 'Lookup' }).click();
    await page.getByRole('heading', { name: 'DNS Records for long.test' }).waitFor();
    expect(new URL(page.url()).search).toBe('?domain=long.test');
  });

  it('is made for a list, each name with its answer or the reason there is none', async () => {
    const page = await visit({ path, viewport: { width: 360, height: 800 } });
    await page.getByRole('button', { name: 'Several domains' }).click();
    const list = page.getByRole('textbox', { name: 'Domains' });
    await list.fill(Array.from({ length: 51 }, (_, at) => `a${at}.test`).join(' '));
    await page.getByRole('button', { name: 'Lookup' }).click();
    await notice(page, 'alert', 'Up to 50 domains can be looked up in one go').waitFor();

    await list.fill('example.com\nnowhere.test, nodot\nexample.com');
    await page.getByRole('button', { name: 'Lookup' }).click();
    await result(page).getByText('3 of 3 done').waitFor();
    const rows = result(page).getByRole('list', { name: 'Domains looked up' }).getByRole('listitem');
    expect(await rows.nth(0).innerText()).toContain('192.0.2.10');
    expect(await rows.nth(1).innerText()).toContain('There is no domain nowhere.test in the DNS.');
    expect(await rows.nth(2).innerText()).toContain('at least two parts');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('dns-records.csv');
    await page.getByRole('button', { name: 'One domain' }).click();
    await page.getByRole('textbox', { name: 'Domain' }).waitFor();
  });
});

describe('more than the records', () => {
  it('explains certificates and signatures on request, with what to fix', async () => {
    const page = await visit({ path: `${path}?domain=policies.test`, viewport: { width: 360, height: 800 } });
    await page.getByRole('button', { name: 'Check certificates and signatures' }).click();
    const findings = page.getByRole('region', { name: 'Certificates and signatures', exact: true });
    await findings.waitFor();
    await page.getByRole('button', { name: 'Lookup', disabled: false }).waitFor();
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('A Records');
    expect(await findings.innerText()).toContain('The parent says that policies.test is signed, but it has no key.');
    expect(await result(page).innerText()).toContain('Broken: a DS without a key');
    expect(await result(page).innerText()).toContain('Nobody may issue wildcard certificates.');
    await findings.getByText('1 passed', { exact: true }).click();
    expect(await findings.innerText()).toContain('Certificates only come from ca.test.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('leads to the check of its mail, with its name filled in', async () => {
    const page = await visit({ path: `${path}?domain=policies.test` });
    await page.getByRole('link', { name: 'Check mail' }).click();
    await page.waitForURL('**/tools/email-dns-checker?domain=policies.test');
    const findings = page.getByRole('region', { name: 'Findings', exact: true });
    await findings.waitFor();
    const text = await findings.innerText();
    expect(text).toContain('The record ends in "?all"');
    expect(text).toContain('policies.test._report._dmarc.reports.test');
    expect(text).toContain('google: an RSA key of 1024 bits is weak today.');
    expect(text).toContain('The policy file could not be fetched');
    await findings.getByText('Why, and how to fix it').first().waitFor();
    expect(await findings.textContent()).toContain('policies.test. TXT "v=spf1 mx include:sender.test ptr ~all"');
    const compare = `${path.replace('dns-records', 'dns-propagation')}?domain=policies.test`;
    await page.goto(compare);
    await page.getByText('1 of 2 differ').waitFor();
  });

  it('gives the records as a zone file', async () => {
    const page = await lookUp('policies.test');
    await page.getByRole('button', { name: 'Copy zone file' }).click();
    await notice(page, 'status', 'Zone file copied to clipboard').waitFor();
    const zone = await page.evaluate(() => navigator.clipboard.readText());
    expect(zone).toContain('$ORIGIN policies.test.');
    expect(zone).toMatch(/@ +300 IN MX +10 mail\.policies\.test\.\n/);
    expect(zone).toMatch(/IN TXT +"long=k{250}" "k{50}\\"quoted\\""\n/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download .zone' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('policies.test.zone');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hold, notice, result, visitors } from './visit.ts';

const { visit, forget } = visitors();
const path = '/tools/md5-generator';
const call = '/api/tools/md5-generator';

const md5 = (content: string | Buffer) => createHash('md5').update(content).digest('hex');

describe('MD5 generator', () => {
  it('is busy while it runs, then shows the hash and says so', async () => {
    const page = await visit({ path });
    const release = await hold(page, call);
    await page.getByRole('textbox', { name: 'Text' }).fill(' Привет, 世界! 👋🏽\n');
    await page.getByRole('button', { name: 'Generate MD5' }).click();

    const busy = page.getByRole('button', { name: 'Generating...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    expect(await page.locator('form[aria-busy="true"]').count()).toBe(1);
    release();

    await notice(page, 'status', 'MD5 hash generated successfully').waitFor();
    expect(await page.getByRole('textbox', { name: 'MD5 hash' }).inputValue()).toBe(md5(' Привет, 世界! 👋🏽\n'));
    expect(await page.getByRole('button', { name: 'Generate MD5' }).isEnabled()).toBe(true);
    expect(await page.locator('form[aria-busy="true"]').count()).toBe(0);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \n\t '],
  ])('refuses %s at once, without a call', async (_, text) => {
    const page = await visit({ path });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await notice(page, 'alert', 'Please enter some text to hash').waitFor();
    expect(calls).not.toContain(call);
    expect(await result(page).count()).toBe(0);
  });

  it('keeps the last result when a call fails, and tells why', async () => {
    const page = await visit({ path });
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('first');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await result(page).waitFor();
    await page.route(`**${call}`, (route) => route.abort('connectionrefused'));
    await text.fill('second');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    const failure = notice(page, 'alert', 'Failed to generate MD5 hash');
    await failure.waitFor();
    expect(await failure.innerText()).toContain('could not be reached');
    expect(await page.getByRole('textbox', { name: 'MD5 hash' }).inputValue()).toBe(md5('first'));
    expect(await page.getByRole('button', { name: 'Generate MD5' }).isEnabled()).toBe(true);
  });

  it('tells why when its code cannot be fetched, and works once it can', async () => {
    const page = await visit({ path });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: 'Text' }).fill('abc');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    const failure = notice(page, 'alert', 'Failed to generate MD5 hash');
    await failure.getByText('Check your connection and try again.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await notice(page, 'status', 'MD5 hash generated successfully').waitFor();
    forget();
  });

  it('shows the failure notice when an answer says success: false', async () => {
    const page = await visit({ path });
    await page.route(`**${call}`, (route) => route.fulfill({ json: { success: false, message: 'no', data: null } }));
    await page.getByRole('textbox', { name: 'Text' }).fill('x');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await notice(page, 'alert', 'Failed to generate MD5 hash').waitFor();
  });

  it('copies the hash, and says when it cannot', async () => {
    const page = await visit({ path });
    await page.getByRole('textbox', { name: 'Text' }).fill('copy me');
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'status', 'Hash copied to clipboard').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(md5('copy me'));

    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    await notice(page, 'alert', 'Failed to copy hash').waitFor();
    forget();
  });

  it('hashes a file in the browser, without a call, and compares it', async () => {
    const page = await visit({ path });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const content = Buffer.alloc(9 * 1024 * 1024, 'a film of many megabytes ');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'film.bin', mimeType: 'application/octet-stream', buffer: content });
    await notice(page, 'status', 'MD5 hash generated successfully').waitFor();
    expect(await page.getByRole('textbox', { name: 'MD5 hash' }).inputValue()).toBe(md5(content));
    expect(await result(page).innerText()).toContain('film.bin (9.0 MB)');
    expect(calls.filter((address) => address.startsWith('/api'))).toEqual([]);

    const expected = page.getByRole('textbox', { name: 'Expected hash' });
    await expected.fill(`${md5(content).toUpperCase()} *film.bin`);
    await page.getByText('The hashes match.').waitFor();
    await expected.fill(md5('something else'));
    await page.getByText('The hashes differ').waitFor();
    await expected.fill('zzz');
    await page.getByText('That is not an MD5 hash').waitFor();
  });

  it('fills in a sample by one click', async () => {
    const page = await visit({ path });
    await page.getByRole('button', { name: 'A sentence' }).click();
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await result(page).waitFor();
    expect(await page.getByRole('textbox', { name: 'MD5 hash' }).inputValue()).toBe('9e107d9d372bb6826bd81d3542a419d6');
  });

  it('lets a notice be dismissed, and keeps it while the pointer is on it', async () => {
    const page = await visit({ path });
    await page.clock.install();
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    const shown = notice(page, 'alert', 'Please enter some text to hash');
    await shown.waitFor();
    await shown.hover();
    await page.clock.runFor(30_000);
    expect(await shown.isVisible()).toBe(true);
    await page.mouse.move(5, 5);
    await page.clock.runFor(30_000);
    await shown.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Generate MD5' }).click();
    await shown.getByRole('button', { name: 'Dismiss' }).click();
    await shown.waitFor({ state: 'detached' });
  });
});

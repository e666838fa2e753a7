import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../servers/site.ts';
import { hold, notice, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/contact';
const call = '/api/contact';

let directory: string;
let site: RunningSite;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-contact-'));
  site = await startSite({ DATA_DIR: directory, LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

const hello = {
  Name: 'Zoë Ångström',
  Email: 'zoe@example.com',
  Subject: 'A fault?',
  Message: 'First line\n\n<script>alert(1)</script> 👋🏽',
};

const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fillIn(page: Page, values: Partial<typeof hello> = hello) {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value);
}

async function valuesOf(page: Page) {
  const names = Object.keys(hello);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await box(page, name).inputValue()])));
}

/** What the operator reads. */
async function keptMessages(): Promise<unknown> {
  const command = join(import.meta.dirname, '../../bin/clearkit.mjs');
  const child = spawn(process.execPath, [command, 'messages', '--json'], {
    env: { ...process.env, DATA_DIR: directory },
  });
  return JSON.parse(await text(child.stdout));
}

describe('the contact page', () => {
  it('names the ways to write, and takes a message with all its states', async () => {
    const page = await visit({ path, origin: site.origin });
    expect(await page.title()).toMatch(/^Contact - /);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Contact');
    expect(await page.getByRole('main').getByRole('link', { name: /@/ }).first().getAttribute('href')).toMatch(
      /^mailto:.+@/,
    );
    await page.getByText('Monday-Friday 9am-5pm ET').waitFor();
    await page.getByRole('heading', { name: 'Send Us a Message' }).waitFor();

    const release = await hold(page, call);
    await fillIn(page);
    await send(page).click();
    const busy = page.getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    expect(await page.locator('form[aria-busy="true"]').count()).toBe(1);
    expect(await page.getByText('Thank you for your message!').count()).toBe(0);
    release();

    const panel = page.getByRole('status').filter({ hasText: 'Thank you for your message!' });
    await panel.waitFor();
    expect(await panel.innerText()).toContain(
      "We've received your inquiry and will get back to you as soon as possible.",
    );
    expect(await panel.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await valuesOf(page)).toEqual({ Name: '', Email: '', Subject: '', Message: '' });
    expect(await keptMessages()).toMatchObject([
      { name: hello.Name, email: hello.Email, subject: hello.Subject, message: hello.Message },
    ]);

    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(await panel.count()).toBe(0);
    expect(await box(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    const page = await visit({ path, origin: site.origin });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await fillIn(page, { Name: '  ', Email: 'zoe@', Message: 'm'.repeat(5_001) });
    await send(page).click();
    for (const [name, sentence] of [
      ['Name', 'Please enter your name'],
      ['Email', 'Please enter a valid email address'],
      ['Subject', 'Please enter a subject'],
      ['Message', 'Message can have 5,000 characters at most'],
    ] as const) {
      const control = box(page, name);
      expect(await control.getAttribute('aria-invalid')).toBe('true');
      const described = await control.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${described}"]`).innerText()).toBe(sentence);
    }
    expect(await box(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    await box(page, 'Name').fill('Zoë');
    expect(await box(page, 'Name').getAttribute('aria-invalid')).toBe('false');
    expect(await page.getByText('Please enter your name').count()).toBe(0);
    expect(calls).not.toContain(call);
  });

  it('keeps everything that was typed when it fails, and gives the reason', async () => {
    const page = await visit({ path, origin: site.origin });
    await fillIn(page);
    const reason = 'We have more messages than we can keep right now.';
    await page.route(`**${call}`, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: reason, data: null, code: 'busy' } }),
    );
    await send(page).click();
    const failure = notice(page, 'alert', 'There was an error submitting your message. Please try again.');
    await failure.waitFor();
    expect(await failure.innerText()).toContain(reason);
    expect(await valuesOf(page)).toEqual(hello);
    expect(await send(page).isEnabled()).toBe(true);
    expect(await page.getByText('Thank you for your message!').count()).toBe(0);

    await page.unroute(`**${call}`);
    await page.route(`**${call}`, (route) => route.abort('connectionrefused'));
    await send(page).click();
    await failure.filter({ hasText: 'could not be reached' }).waitFor();
    expect(await valuesOf(page)).toEqual(hello);
  });

  it('works with the keyboard alone', async () => {
    const page = await visit({ path, origin: site.origin });
    await box(page, 'Name').focus();
    for (const value of [hello.Name, hello.Email, hello.Subject, 'By keyboard']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    expect(await send(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('Thank you for your message!').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await box(page, 'Name').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await keptMessages()).toMatchObject([{ message: 'By keyboard' }, {}]);
  });

  it('gives the address where no script runs, and cannot be sent into the address line', async () => {
    const page = await visit({ path, origin: site.origin, javaScriptEnabled: false });
    const advice = page.locator('main noscript');
    await advice.waitFor();
    expect(await advice.innerText()).toMatch(/^Sending this form needs JavaScript\. Without it, write to .+@.+\.$/);
    expect(await send(page).isDisabled()).toBe(true);
    await box(page, 'Name').fill('Zoë');
    await box(page, 'Name').press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });
});

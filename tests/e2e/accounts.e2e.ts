import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { command } from './command.ts';
import { mailsTo, mailTo } from './inbox.ts';
import { axeViolations } from './pages/axe.ts';
import { overflow } from './pages/checks.ts';
import { takeOn } from './pages/watched-page.ts';
import { goTo, notice, visitors } from './visit.ts';

const { visit } = visitors();

const PASSWORD = 'four words and more';

const entry = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const pathIn = (mail: { text: string }) => /http:\/\/localhost:\d+(\/\S+#\S+)/.exec(mail.text)?.[1] ?? '/no-link';

async function signUp(page: Page, email: string): Promise<void> {
  await goTo(page, '/signup');
  await entry(page, 'Email').fill(email);
  await press(page, 'Sign Up Free');
  await page.getByText(`We've sent an email to ${email}`).waitFor();
  // A link that differs behind its # alone loads nothing anew.
  await page.goto('about:blank');
  await goTo(page, pathIn(await mailTo(email)));
  // What the browser keeps with the password is the address that it is for.
  await expect.poll(() => entry(page, 'Email').inputValue()).toBe(email);
  expect(await entry(page, 'Email').getAttribute('readonly')).not.toBeNull();
  await entry(page, 'Password').fill(PASSWORD);
  await press(page, 'Open Account');
  await page.getByText('Your address is confirmed').waitFor();
}

async function logIn(page: Page, email: string, next = ''): Promise<void> {
  await goTo(page, `/login${next}`);
  await entry(page, 'Email').fill(email);
  await entry(page, 'Password').fill(PASSWORD);
  await press(page, 'Login');
}

describe('an account', () => {
  it('is opened by an email, and holds keys, passkeys and sessions', async () => {
    const email = 'grace@example.org';
    const page = await visit({ path: '/signup' });
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await entry(page, 'Email').fill('grace@');
    await press(page, 'Sign Up Free');
    await page.getByText('Please enter a valid email address').waitFor();
    await signUp(page, email);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Account' }).isVisible()).toBe(true);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'To your account' }).click();

    await entry(page, 'What it is for').fill('Nightly build');
    await press(page, 'Make Key');
    const key = await page.getByRole('main').locator('code').innerText();
    const answer = await fetch(`${inject('site')}/api/tools/md5-generator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: '{"text":"a"}',
    });
    expect(answer.status).toBe(200);
    await press(page, 'I have it');
    await entry(page, 'Name, such as the device').fill('Laptop');
    await press(page, 'Add Passkey');
    await page.getByText('Laptop').waitFor();
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await takeOn(page, { colorScheme: 'dark' });
    expect(await axeViolations(page, { rules: 'of looks' })).toEqual([]);
    expect(await overflow(page)).toEqual([]);

    await press(page, 'Log out');
    await page.waitForURL(`${inject('site')}/`);
    // Nobody is led away from the site.
    await goTo(page, '/login?next=//evil.example');
    await press(page, 'Use a passkey');
    await page.waitForURL('**/account');
    await press(page, 'Remove the key Nightly build');
    await page.getByText('No keys yet.').waitFor();

    const changing = page.getByRole('form', { name: 'Change the password' });
    await changing.getByLabel('Password now').fill(PASSWORD);
    await changing.getByLabel('New password').fill(PASSWORD);
    expect(await changing.getByLabel('Remove my API keys and passkeys too').isChecked()).toBe(true);
    await changing.getByRole('button').click();
    await notice(page, 'status', 'Your API keys and passkeys have been removed.').waitFor();
    await page.getByText('No passkeys yet.').waitFor();

    const forms = page.getByRole('form', { name: 'Delete the account' });
    await forms.getByLabel('Password').fill('not the password');
    await forms.getByRole('button').click();
    await notice(page, 'alert', 'Failed to delete your account').waitFor();
    await forms.getByLabel('Password').fill(PASSWORD);
    await forms.getByRole('button').click();
    await page.getByText('Your account and everything in it has been deleted').waitFor();
    await mailTo(email, 6);
    const [, ...subjects] = (await mailsTo(email)).map(({ headers }) => headers.get('subject'));
    expect(subjects).toEqual([
      'A new API key at Clearkit',
      'A new passkey at Clearkit',
      'An API key was removed at Clearkit',
      'Your password at Clearkit has changed',
      'Your account at Clearkit has been deleted',
    ]);
  });

  it('has things watched, with what was seen, paused and ended', async () => {
    const page = await visit({ path: '/signup' });
    await signUp(page, 'mary@example.org');
    await page.getByRole('link', { name: 'To your account' }).click();
    const watched = page.getByRole('region', { name: 'Watched' });
    await watched.getByText('Nothing is watched yet.').waitFor();
    await watched.getByLabel('What to watch').selectOption('page');
    await watched.getByLabel('Address').fill('not an address');
    await press(page, 'Watch it');
    await notice(page, 'alert', 'Failed to begin').waitFor();
    await watched.getByLabel('Address').fill(`${inject('site')}/samples/garden-shop`);
    await press(page, 'Watch it');
    await watched.getByText(/^This page cannot appear in search: the robots tag says noindex\./).waitFor();
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toEqual([]);
    await watched.getByRole('button', { name: /^Pause watching / }).click();
    await watched.getByText(/^Paused\. /).waitFor();
    await watched.getByRole('button', { name: /^Go on watching / }).click();
    await watched.getByRole('button', { name: /^End watching / }).click();
    await watched.getByText('Nothing is watched yet.').waitFor();
  });

  it('has the same favourites and options on every device, and a new password by email', async () => {
    const email = 'linus@example.org';
    const desk = await visit({ path: '/tools/keyword-density?min=4' });
    await press(desk, 'Add to favourites');
    await signUp(desk, email);
    await goTo(desk, '/tools/keyword-density?min=4');
    await press(desk, 'Save these options');
    await entry(desk, 'Name').fill('Long words');
    await press(desk, 'Save');
    await notice(desk, 'status', 'Saved as "Long words"').waitFor();

    const phone = await visit({ path: '/', viewport: { width: 360, height: 740 } });
    await logIn(phone, email, '?next=/tools/keyword-density');
    await phone.getByRole('link', { name: 'Long words' }).waitFor();
    await phone.getByRole('button', { name: 'Add to favourites', pressed: true }).waitFor();
    await phone.getByRole('link', { name: 'Long words' }).click();
    await phone.waitForURL('**/tools/keyword-density?min=4');
    await expect.poll(() => entry(phone, 'Minimum word length').inputValue()).toBe('4');

    const stranger = await visit({ path: '/forgot-password' });
    await entry(stranger, 'Email').fill(email);
    await press(stranger, 'Send the link');
    await stranger.getByText('an email with a link to choose a new password').waitFor();
    await goTo(stranger, pathIn(await mailTo(email, 2)));
    await entry(stranger, 'New password').fill('another long one');
    await press(stranger, 'Change Password');
    await stranger.getByText('Your password has been changed').waitFor();
    await logIn(stranger, email);
    await notice(stranger, 'alert', 'Failed to log in').waitFor();
    // The phone's session has ended with the password.
    await goTo(phone, '/account');
    await phone.getByText('You are not logged in.').waitFor();
  });

  it('belongs to its owner, whoever signed up with the address before', async () => {
    const email = 'ada@example.org';
    const strangers = 'chosen by a stranger';
    const stranger = await fetch(`${inject('site')}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: strangers }),
    });
    expect(stranger.status).toBe(200);
    const page = await visit({ path: pathIn(await mailTo(email)), viewport: { width: 360, height: 740 } });
    await entry(page, 'Password').fill('short');
    await press(page, 'Open Account');
    await page.getByText('A password needs 10 characters or more').waitFor();
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    await entry(page, 'Password').fill(PASSWORD);
    await press(page, 'Open Account');
    await page.getByRole('link', { name: 'To your account' }).click();
    await page.getByText(email).first().waitFor();

    const other = await visit({ path: '/login' });
    await entry(other, 'Email').fill(email);
    await entry(other, 'Password').fill(strangers);
    await press(other, 'Login');
    await notice(other, 'alert', 'Failed to log in').waitFor();
    await logIn(other, email);
    await other.waitForURL('**/account');
    // A link that was followed does nothing more.
    await other.goto('about:blank');
    await goTo(other, pathIn(await mailTo(email)));
    await entry(other, 'Password').fill(strangers);
    await press(other, 'Open Account');
    await other.getByText('This address already has an account. Please log in.').waitFor();
  });

  it('of an administrator shows what visitors left, as text', async () => {
    const email = 'boss@example.org';
    const visitor = await visit({ path: '/contact' });
    await entry(visitor, 'Name').fill('Eve');
    await entry(visitor, 'Email').fill('eve@example.org');
    await entry(visitor, 'Subject').fill('<img src=x onerror=alert(1)>');
    await entry(visitor, 'Message').fill('<script>alert(1)</script>');
    await press(visitor, 'Send Message');
    await visitor.getByText('Thank you for your message!').waitFor();
    const printed = await command('admin', email);
    expect(printed).toContain(`${email} is an administrator now.`);
    const page = await visit({ path: pathIn({ text: printed }) });
    await entry(page, 'New password').fill(PASSWORD);
    await press(page, 'Change Password');
    await page.getByText('Your password has been changed').waitFor();
    await logIn(page, email, '?next=/admin');
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.getByText('<script>alert(1)</script>').count()).toBe(1);
    expect(await axeViolations(page, { rules: 'all' })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toEqual([]);
    await press(page, 'Delete the message <img');
    await expect.poll(() => page.getByText('<script>alert(1)</script>').count()).toBe(0);
    await goTo(visitor, '/admin');
    await visitor.getByText('This is for the administrators of the site.').waitFor();
  });
});

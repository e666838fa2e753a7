import AxeBuilder from '@axe-core/playwright';
import { describe, expect, inject, it } from 'vitest';
import { command } from './command.ts';
import { mailsTo, mailTo } from './inbox.ts';
import { goTo, hold, notice, visitors } from './visit.ts';

const { visit } = visitors();
const call = '/api/newsletter';

describe('the newsletter box', () => {
  it('takes an address on any page, once however often, and says what comes next', async () => {
    const page = await visit({ path: '/tools/md5-generator' });
    const footer = page.getByRole('contentinfo');
    const email = footer.getByRole('textbox', { name: 'Email address' });
    for (const spelling of ['ada@example.com', 'Ada@Example.com']) {
      const release = await hold(page, call);
      await email.fill(spelling);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      expect(await footer.getByRole('button', { name: 'Subscribing...' }).isDisabled()).toBe(true);
      release();
      const thanks = notice(
        page,
        'status',
        "Unless this address is already on the list, we'll send it a link to confirm.",
      );
      await thanks.waitFor();
      expect(await email.inputValue()).toBe('');
      await thanks.getByRole('button', { name: 'Dismiss' }).click();
    }
  });

  it.each([
    ['', 'Please enter your email address'],
    ['ada@', 'Please enter a valid email address'],
  ])('does not send %j', async (entered, sentence) => {
    const page = await visit({ path: '/' });
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await email.fill(entered);
    await email.press('Enter');
    await notice(page, 'alert', sentence).waitFor();
    expect(await email.inputValue()).toBe(entered);
    expect(new URL(page.url()).search).toBe('');
  });

  it('keeps the address when it fails, and gives the reason', async () => {
    const page = await visit({ path: '/' });
    await page.route(`**${call}`, (route) => route.abort('connectionrefused'));
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await email.fill('ada@example.com');
    await email.press('Enter');
    const failure = notice(page, 'alert', 'Failed to subscribe. Please try again.');
    await failure.waitFor();
    expect(await failure.innerText()).toContain('could not be reached');
    expect(await email.inputValue()).toBe('ada@example.com');
  });
});

async function stateOf(address: string): Promise<string | undefined> {
  const list: { email: string; state: string }[] = JSON.parse(await command('subscribers', '--json'));
  return list.find(({ email }) => email === address)?.state;
}

const linkIn = (mail: { text: string }, part: string) =>
  new RegExp(`http://localhost:\\d+(/newsletter/${part}\\?token=\\S+)`).exec(mail.text)?.[1] ?? 'no link';

describe('the newsletter', () => {
  it('comes to an address whose reader confirmed it, and no more to one who left', async () => {
    const reader = 'zoe@example.org';
    const page = await visit({ path: '/blog' });
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email address' });
    await email.fill(reader);
    await email.press('Enter');
    await notice(page, 'status', 'Thank you.').waitFor();

    const asked = await mailTo(reader);
    expect(asked.headers.get('subject')).toBe('Please confirm: the Clearkit newsletter');
    const confirm = linkIn(asked, 'confirm');
    await goTo(page, confirm);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Confirm your address');
    expect(await stateOf(reader)).toBe('unconfirmed');
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm My Address' }).click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: '/newsletter/confirmed', search: '' });
    expect(await stateOf(reader)).toBe('confirmed');

    expect(await command('send-post', 'md5-in-2026')).toMatch(/^In the outbox: 1 email\./);
    expect(await command('send-post', 'md5-in-2026')).toContain('In the outbox: 0 emails. Had it before: 1.');
    const message = await mailTo(reader, 2);
    expect(message.headers.get('subject')).toMatch(/^MD5 in 2026/);
    const leave = linkIn(message, 'unsubscribe');
    expect(message.headers.get('list-unsubscribe')).toBe(`<${inject('site')}${leave}>`);
    expect(message.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await goTo(page, new URL(/http:\S+\/blog\/\S+/.exec(message.text)?.[0] ?? '').pathname);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(message.headers.get('subject'));

    // Without scripts, as in some readers' browsers.
    const plain = await visit({ path: leave, javaScriptEnabled: false });
    expect(await stateOf(reader)).toBe('confirmed');
    await plain.getByRole('button', { name: 'Unsubscribe' }).click();
    await plain.getByRole('heading', { name: 'You have unsubscribed' }).waitFor();
    expect(await stateOf(reader)).toBe('unsubscribed');
    expect(await command('send-post', 'robots-txt-properly')).toMatch(/^In the outbox: 0 emails\./);
    expect(await mailsTo(reader)).toHaveLength(2);
  });

  it('says so when a link is none of ours, with scripts and without', async () => {
    const path = '/newsletter/unsubscribe?token=0123456789abcdef.00';
    const page = await visit({ path });
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    const failure = notice(page, 'alert', 'Failed to unsubscribe');
    await failure.waitFor();
    expect(await failure.innerText()).toContain('not one of ours');
    const plain = await visit({ path, javaScriptEnabled: false });
    await plain.getByRole('button', { name: 'Unsubscribe' }).click();
    await plain.getByRole('heading', { name: 'This link does not work' }).waitFor();
  });
});

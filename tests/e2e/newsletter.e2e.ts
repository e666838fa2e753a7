import { describe, expect, it } from 'vitest';
import { hold, notice, visitors } from './visit.ts';

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
      const thanks = notice(page, 'status', "Before the first letter, we'll send you a link to confirm your address.");
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

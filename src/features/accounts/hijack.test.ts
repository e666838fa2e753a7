import { describe, expect, it, onTestFinished } from 'vitest';
import { change, select } from '#ports/store/database';
import { keyOf } from './api-keys.ts';
import { accountsOver, databases, EMAIL, PASSWORD, SESSION, tokenIn } from './fixture.ts';

const STRANGERS = 'chosen by a stranger';

describe.each(Object.entries(databases))('whoever signs up with the address of somebody else, over %s', (_, open) => {
  async function site() {
    const store = await open();
    onTestFinished(() => store.close());
    const { emails, browser, newPerson } = accountsOver(store);
    const stranger = browser('198.51.100.7');
    const owner = browser('192.0.2.1');
    /** The password is what the page of earlier versions sent along. */
    const strangerSignsUp = () => stranger.ask('sign-up', { email: EMAIL, password: STRANGERS });
    const confirm = (at: number) => owner.ask('confirm-email', { token: tokenIn(emails.at(at)), password: PASSWORD });

    async function isTheOwnersAlone(): Promise<void> {
      expect(await owner.ask('me')).toMatchObject({ data: { email: EMAIL } });
      expect(await stranger.ask('me')).toEqual({ message: 'You are not logged in' });
      const guess = stranger.ask('log-in', { email: EMAIL, password: STRANGERS });
      await expect(guess).rejects.toThrow('The address or the password is wrong.');
      expect(await browser().ask('log-in', { email: EMAIL, password: PASSWORD })).toMatchObject({
        message: 'You are logged in',
      });
      for (const message of emails.filter(({ subject }) => subject.startsWith('Confirm'))) {
        const again = stranger.ask('confirm-email', { token: tokenIn(message), password: STRANGERS });
        await expect(again).rejects.toThrow('This address already has an account.');
      }
    }
    return { store, emails, newPerson, stranger, owner, strangerSignsUp, confirm, isTheOwnersAlone };
  }

  it('has nothing when its owner follows the email of that sign-up', async () => {
    const { emails, strangerSignsUp, confirm, isTheOwnersAlone } = await site();
    await strangerSignsUp();
    expect(emails.map(({ to }) => to)).toEqual([EMAIL]);
    await confirm(0);
    await isTheOwnersAlone();
  });

  it.each([
    ['before its owner does', ['stranger', 'owner'], 1],
    ['after its owner did', ['owner', 'stranger'], 0],
    ['after its owner did, who follows the newest email', ['owner', 'stranger'], 1],
    ['before and after', ['stranger', 'owner', 'stranger'], 2],
  ])('has nothing when that is %s', async (_when, order, followed) => {
    const { emails, owner, strangerSignsUp, confirm, isTheOwnersAlone } = await site();
    for (const who of order) await (who === 'stranger' ? strangerSignsUp() : owner.ask('sign-up', { email: EMAIL }));
    expect(emails).toHaveLength(order.length);
    await confirm(followed);
    await isTheOwnersAlone();
  });

  it('cannot log in, nor get at a new password, while nobody has answered the email', async () => {
    const { store, emails, stranger, strangerSignsUp } = await site();
    await strangerSignsUp();
    const guess = stranger.ask('log-in', { email: EMAIL, password: STRANGERS });
    await expect(guess).rejects.toThrow('address or the password is wrong');
    await stranger.ask('forgot-password', { email: EMAIL });
    await expect(stranger.ask('begin-passkey')).rejects.toThrow('Please log in first.');
    await expect(stranger.ask('make-key', { name: 'Build' })).rejects.toThrow('Please log in first.');
    expect(emails).toHaveLength(1);
    expect(await store.people.count()).toBe(0);
  });

  it('cannot open it with a link for another address, or to another address', async () => {
    const { emails, newPerson, stranger, owner, isTheOwnersAlone, confirm } = await site();
    await stranger.ask('sign-up', { email: 'mallory@example.com' });
    const [head, , signed] = tokenIn(emails[0]).split('.');
    const forged = btoa(JSON.stringify({ email: EMAIL, exp: 4e9 })).replaceAll('=', '');
    const tried = stranger.ask('confirm-email', { token: `${head}.${forged}.${signed}`, password: STRANGERS });
    await expect(tried).rejects.toThrow('This link no longer works.');
    const other = await newPerson('mallory@example.com');
    await other.ask('change-email', { email: EMAIL, password: PASSWORD });
    const toOther = emails.findLast(({ to }) => to === EMAIL);
    await expect(owner.ask('confirm-email', { token: tokenIn(toOther), password: PASSWORD })).rejects.toThrow(
      'Please log in first',
    );
    await owner.ask('sign-up', { email: EMAIL });
    await confirm(-1);
    // The other account cannot take the address of this one.
    await expect(other.ask('confirm-email', { token: tokenIn(toOther) })).rejects.toThrow('already has an account');
    emails.splice(0, emails.length);
    await isTheOwnersAlone();
  });

  it('loses the password, session, passkey and key of an account that an earlier version opened unconfirmed', async () => {
    const { store, emails, stranger, strangerSignsUp, confirm, owner, isTheOwnersAlone } = await site();
    await strangerSignsUp();
    await stranger.ask('confirm-email', { token: tokenIn(emails[0]), password: STRANGERS });
    const { data } = await stranger.ask('make-key', { name: 'Build' });
    const { key }: { key: string } = Object(data);
    const { id = '' } = (await store.people.find(EMAIL)) ?? {};
    const passkey = `INSERT INTO passkeys (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      VALUES ('p', 'k', $1, 'c', 0, 'singleDevice', 0)`;
    await store.database.run(change(passkey, [id]));
    await store.database.run(change('UPDATE people SET "emailVerified" = 0', []));
    expect(stranger.jar.has(SESSION)).toBe(true);
    // Anyone who tries to log in to it sends its owner an email, which carries no password.
    const unconfirmed = stranger.ask('log-in', { email: EMAIL, password: STRANGERS });
    await expect(unconfirmed).rejects.toThrow('Please confirm your address first');
    await owner.ask('sign-up', { email: EMAIL });
    const confirming = 'Confirm your address for Clearkit';
    const made = 'A new API key at Clearkit';
    expect(emails.map(({ subject }) => subject)).toEqual([confirming, made, confirming, confirming]);
    await confirm(2);
    expect(await store.database.run(select('SELECT * FROM passkeys'))).toEqual([]);
    await expect(keyOf(`Bearer ${key}`, store.people.keys, 'tools')).rejects.toThrow('key is unknown');
    await isTheOwnersAlone();
  });
});

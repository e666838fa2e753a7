import { describe, expect, it, onTestFinished } from 'vitest';
import { change, select } from '#ports/store/database';
import { keyOf } from './api-keys.ts';
import { accountsOver, databases, EMAIL, PASSWORD, tokenIn } from './fixture.ts';

const NEW = 'another long one';

describe.each(Object.entries(databases))('what opens an account, over %s', (_, open) => {
  /** Somebody with a key and a passkey, logged in twice. */
  async function person() {
    const store = await open();
    onTestFinished(() => store.close());
    const { emails, browser, newPerson } = accountsOver(store);
    const own = await newPerson();
    const other = browser();
    await other.ask('log-in', { email: EMAIL, password: PASSWORD });
    const { data } = await own.ask('make-key', { name: 'Build' });
    const { key, keys }: { key: string; keys: { id: string }[] } = Object(data);
    const { id = '' } = (await store.people.find(EMAIL)) ?? {};
    const passkey = `INSERT INTO passkeys (id, name, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      VALUES ('p', 'Laptop', 'k', $1, 'c', 0, 'singleDevice', 0)`;
    await store.database.run(change(passkey, [id]));
    const opens = async () => ({
      key: await keyOf(`Bearer ${key}`, store.people.keys, 'tools').then(
        () => true,
        () => false,
      ),
      passkey: (await store.database.run(select('SELECT id FROM passkeys'))).length > 0,
      other: (await other.ask('me')).data !== undefined,
    });
    const said = () => emails.map(({ to, subject }) => `${to}: ${subject}`);
    return { store, emails, browser, own, keys, opens, said };
  }

  it('is gone with a new password by email, whoever asked for it', async () => {
    const { emails, browser, own, opens } = await person();
    expect(await opens()).toEqual({ key: true, passkey: true, other: true });
    for (const _time of [1, 2]) await browser().ask('forgot-password', { email: EMAIL });
    const [first, second] = emails.filter(({ subject }) => subject === 'A new password for Clearkit');
    await browser().ask('reset-password', { token: tokenIn(second), password: NEW });
    expect(await opens()).toEqual({ key: false, passkey: false, other: false });
    expect(await own.ask('me')).toEqual({ message: 'You are not logged in' });
    expect(emails.at(-1)?.text).toContain('Its API keys and passkeys have been removed.');
    // The link of another email, which somebody else may have.
    const again = browser().ask('reset-password', { token: tokenIn(first), password: 'yet another one' });
    await expect(again).rejects.toThrow('This link no longer works.');
    await own.ask('log-in', { email: EMAIL, password: NEW });
  });

  it('is gone with a changed password unless its owner keeps it', async () => {
    const { emails, own, opens } = await person();
    const session = own.jar.get('__Secure-clearkit.session_token');
    const kept = await own.ask('change-password', { password: PASSWORD, newPassword: NEW, keepKeys: true });
    expect(kept.message).toBe('Your password has been changed, and every other session has ended.');
    expect(await opens()).toEqual({ key: true, passkey: true, other: false });
    expect(emails.at(-1)?.text).toContain('Its API keys and passkeys still work.');
    expect(own.jar.get('__Secure-clearkit.session_token')).not.toBe(session);
    const gone = await own.ask('change-password', { password: NEW, newPassword: PASSWORD });
    expect(gone.message).toContain('Your API keys and passkeys have been removed.');
    expect(await opens()).toEqual({ key: false, passkey: false, other: false });
    expect(await own.ask('me')).toMatchObject({ data: { email: EMAIL } });
  });

  it('is told of by email when it changes', async () => {
    const { emails, own, keys, said } = await person();
    emails.length = 0;
    await own.ask('remove-key', { id: keys[0]?.id });
    await own.ask('make-key', { name: 'Deploy' });
    await own.ask('remove-passkey', { id: 'p' });
    await expect(own.ask('remove-passkey', { id: 'p' })).rejects.toThrow('This passkey no longer exists.');
    expect(said()).toEqual([
      `${EMAIL}: An API key was removed at Clearkit`,
      `${EMAIL}: A new API key at Clearkit`,
      `${EMAIL}: A passkey was removed at Clearkit`,
    ]);
    expect(emails[0]?.text).toMatch(/"Build" \(ck_….{4}\)/);
    expect(emails[2]?.text).toContain('"Laptop"');
  });

  it('stays as it is where the email about it cannot be kept', async () => {
    const { store, own, keys, opens } = await person();
    await store.database.run(change('ALTER TABLE mails RENAME TO gone', []));
    const changes = {
      'make-key': { name: 'Deploy' },
      'remove-key': { id: keys[0]?.id },
      'remove-passkey': { id: 'p' },
      'change-password': { password: PASSWORD, newPassword: NEW },
    };
    for (const [name, input] of Object.entries(changes)) await expect(own.ask(name, input)).rejects.toThrow();
    await store.database.run(change('ALTER TABLE gone RENAME TO mails', []));
    expect(await opens()).toEqual({ key: true, passkey: true, other: true });
    expect((await own.ask('keys')).data).toMatchObject([{ name: 'Build' }]);
    await own.ask('change-password', { password: PASSWORD, newPassword: NEW });
  });

  it('changes at most sixty times an hour: each change is an email', async () => {
    const { own } = await person();
    const make = () => own.ask('make-key', { name: 'Build' }).then(({ data }) => Object(data).keys[0].id);
    for (let at = 0; at < 29; at += 1) await own.ask('remove-key', { id: await make() });
    await make();
    await expect(make()).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

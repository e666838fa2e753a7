import { describe, expect, it } from 'vitest';
import type { NewsletterPost } from '#features/newsletter/post-email.ts';
import { sendDue } from '#features/outbox/send-due.ts';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeMailer } from '#ports/mailer/fake';
import { openStoreInMemory } from '#ports/store/sqlite';
import { run } from '../fixture.ts';

const post: NewsletterPost = {
  slug: 'a-post',
  title: 'A post',
  description: 'About it.',
  opening: ['It begins.'],
  minutes: 3,
};

/** A site with so many confirmed subscribers, and one of each other kind. */
async function context(count: number) {
  const store = openStoreInMemory();
  const mailer = createFakeMailer();
  const clock = createFakeClock(1_000);
  for (let at = 0; at < count + 2; at += 1) {
    await store.subscribers.add({ email: `${at}@example.com`, subscribedAt: at }, { atMost: 9_999 });
  }
  const [left, , ...confirmed] = await store.subscribers.list();
  for (const { id } of confirmed) await store.subscribers.confirm(id, 500);
  await store.subscribers.confirm(left?.id ?? '', 500);
  await store.subscribers.unsubscribe(left?.id ?? '', 600);
  const signal = new AbortController().signal;
  const emails = {
    loadPost: async () => post,
    clock,
    async sendDue(onMail: Parameters<typeof sendDue>[0]['onMail']) {
      await sendDue({ mails: store.mails, mailer, clock, onMail }, signal);
      return true;
    },
  };
  const send = (args: readonly string[] = [], more = {}) =>
    run(['send-post', 'a-post', ...args], { store, emails: { ...emails, ...more } });
  return { store, mailer, clock, send };
}

describe('clearkit send-post', () => {
  it('sends a post to each who confirmed, and to nobody twice', async () => {
    const { send, mailer } = await context(250);
    const first = await send();
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe(
      'In the outbox: 250 emails. Had it before: 0.\nSent by this command: 250. Waiting: 0. Given up: 0.\n',
    );
    expect(new Set(mailer.sent.map(({ to }) => to)).size).toBe(250);
    expect(mailer.sent[0]).toMatchObject({ subject: 'A post', unsubscribeUrl: expect.stringContaining('token=') });
    const second = await send();
    expect(second.out).toContain('In the outbox: 0 emails. Had it before: 250.');
    expect(mailer.sent).toHaveLength(250);
  });

  it('goes on where it was broken off', async () => {
    const { send, store, mailer } = await context(250);
    let rounds = 0;
    const queue = store.newsletter.queue;
    store.newsletter.queue = async (options) => {
      rounds += 1;
      if (rounds === 2) throw new ToolError('busy', 'The disk is full.');
      return queue(options);
    };
    expect(await send()).toMatchObject({ code: 10, err: 'The disk is full.' });
    expect(mailer.sent).toEqual([]);
    expect((await send()).out).toContain('In the outbox: 150 emails. Had it before: 100.');
    expect(new Set(mailer.sent.map(({ to }) => to)).size).toBe(250);
    expect(mailer.sent).toHaveLength(250);
  });

  it('rehearses without putting anything anywhere', async () => {
    const { send, store, mailer } = await context(2);
    const { out, code } = await send(['--dry-run']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Subject: A post\n\nNew on the Clearkit blog: A post\n\nAbout it\.\n\nIt begins\./);
    expect(out).toMatch(/---\nTo be sent: 2 emails\. Had it before: 0\.\n$/);
    expect(await store.mails.list()).toEqual([]);
    expect(mailer.sent).toEqual([]);
  });

  it('leaves them to the site where there is no mail server here', async () => {
    const { send, store } = await context(2);
    expect((await send([], { sendDue: async () => false })).out).toContain('SMTP_URL is not set here');
    expect(await store.mails.count()).toEqual({ waiting: 2, sent: 0, failed: 0 });
  });

  it('says what waits and what was given up', async () => {
    const { send, mailer } = await context(3);
    mailer.answerWith(({ to }) => {
      if (to === '0@example.com') return { state: 'refused', reason: '550 5.1.1' };
      if (to === '1@example.com') throw new ToolError('upstream-failed', 'Later.');
      return { state: 'sent' };
    });
    const { out } = await send();
    expect(out).toContain('Sent by this command: 1. Waiting: 1. Given up: 1.\n');
    expect(out).toContain('See "clearkit mails --state failed".');
  });

  it.each([[], ['one', 'two'], ['one', '--all']])('does not take %s %s', async (...args) => {
    const { code, err } = await run(['send-post', ...args]);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'send-post takes the name of a post, as in its address, and --dry-run.',
    });
  });
});

describe('clearkit mails', () => {
  async function outbox() {
    const { store, mailer, clock, send } = await context(3);
    mailer.answerWith(({ to }) =>
      to === '0@example.com' ? { state: 'refused', reason: '550 5.1.1' } : { state: 'sent' },
    );
    await send();
    await store.mails.add({ to: 'operator', subject: 'Hi\u001b[2J', text: 'SECRET', queuedAt: 5_000 }, { atMost: 9 });
    return {
      store,
      clock,
      mails: (...args: readonly string[]) => run(['mails', ...args], { store, emails: { clock } }),
    };
  }

  it('shows the outbox without what stands in the mails', async () => {
    const { mails } = await outbox();
    const { out } = await mails();
    expect(out).toMatch(/^1970-01-01 00:00 UTC {2}[0-9a-f]{16} {2}waiting {2}operator {2}Hi\\u001b\[2J\n/);
    expect(out).toContain('failed  0@example.com  A post\n  try 1: refused: 550 5.1.1\n');
    expect(out).toMatch(/Waiting: 1\. Sent: 2\. Given up: 1\.\n$/);
    const json = await mails('--json', '--state', 'waiting');
    expect(JSON.parse(json.out)).toMatchObject([
      { to: 'operator', state: 'waiting', queuedAt: '1970-01-01T00:00:05.000Z' },
    ]);
    expect(json.out).not.toContain('SECRET');
    expect((await mails('--limit', '1')).out.split('\n')).toHaveLength(3);
  });

  it('tries again or deletes what is named', async () => {
    const { mails, store } = await outbox();
    const [failed] = await store.mails.list({ state: 'failed' });
    expect((await mails('retry', failed?.id ?? '')).out).toBe('Due again: 1\n');
    expect(await mails('retry', failed?.id ?? '')).toMatchObject({
      code: 3,
      err: expect.stringContaining('Not among those given up'),
    });
    expect((await mails('delete', failed?.id ?? '')).out).toBe('Deleted: 1\n');
    expect(await mails('delete', 'x')).toMatchObject({ code: 3 });
    expect((await store.mails.count()).failed).toBe(0);
  });

  it.each([['--state', 'gone'], ['retry'], ['--limit', '0'], ['send', '1'], ['retry', '1', '--json']])(
    'does not take %s %s',
    async (...args) => {
      expect((await run(['mails', ...args])).code).toBe(2);
    },
  );
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDue } from '#features/outbox/send-due.ts';
import { createFakeClock } from '#ports/clock/fake';
import { createFakeMailer } from '#ports/mailer/fake';
import { openSqliteStore } from '#ports/store/sqlite';
import { type RunningSmtpServer, startSmtpServer } from '../../tests/servers/smtp-server.ts';
import { loadPost, newsletterSender } from './newsletter.ts';

describe('loadPost', () => {
  it('gives what an email tells of a post, as plain text', async () => {
    const { title, opening, minutes } = await loadPost('md5-in-2026');
    expect(title).toMatch(/^MD5 in 2026/);
    expect(opening).toHaveLength(1);
    expect(opening[0]).toMatch(/^MD5 was published as RFC 1321 in 1992\./);
    expect(minutes).toBeGreaterThan(2);
  });

  it.each(['no-such-post', '../pages/terms', '', 'MD5'])(
    'knows no post %j, and names those there are',
    async (slug) => {
      await expect(loadPost(slug)).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining('md5-in-2026'),
      });
    },
  );
});

it('sends nothing whose links lead nowhere', () => {
  expect(newsletterSender({}, { isForReal: false })).toMatchObject({ publicUrl: 'http://localhost:3000' });
  expect(() => newsletterSender({}, { isForReal: true })).toThrow(expect.objectContaining({ code: 'not-configured' }));
  const PUBLIC_URL = 'https://tools.example.com';
  expect(newsletterSender({ PUBLIC_URL }, { isForReal: true })).toMatchObject({ publicUrl: PUBLIC_URL });
});

describe('clearkit send-post', () => {
  const READERS = 60;
  let directory: string;
  let smtp: RunningSmtpServer;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'clearkit-emails-'));
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await smtp.close();
    await rm(directory, { recursive: true, force: true });
  });

  function start() {
    return spawn(process.execPath, [join(import.meta.dirname, '../../bin/clearkit.mjs'), 'send-post', 'md5-in-2026'], {
      env: {
        ...process.env,
        ...{ DATA_DIR: directory, DATABASE_URL: '', PUBLIC_URL: 'https://tools.example.com' },
        ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'news@example.com' },
      },
    });
  }

  it('killed again and again, and begun twice at once, sends nothing twice and forgets nobody', async () => {
    const store = openSqliteStore({ directory });
    for (let at = 0; at < READERS; at += 1) {
      await store.subscribers.add({ email: `${at}@example.com`, subscribedAt: at }, { atMost: 99 });
    }
    for (const { id } of await store.subscribers.list()) await store.subscribers.confirm(id, 99);

    for (const count of [10, 25]) {
      const killed = start();
      await smtp.caught(count);
      killed.kill('SIGKILL');
      await once(killed, 'close');
    }
    const both = [start(), start()];
    const said = await Promise.all(both.map(({ stdout }) => text(stdout)));
    expect(said.join()).toMatch(/Had it before: 60/);

    // What was being sent when a command was killed is nobody else's for a while; then it is given up, not sent again.
    const clock = createFakeClock(Date.now() + 11 * 60_000);
    const mailer = createFakeMailer();
    await sendDue({ mails: store.mails, mailer, clock, onMail: () => {} }, new AbortController().signal);
    expect(mailer.sent).toEqual([]);
    const { waiting, sent, failed } = await store.mails.count();
    expect({ waiting, all: sent + failed }).toEqual({ waiting: 0, all: READERS });
    expect(failed).toBeLessThanOrEqual(2);
    const readers = smtp.mails.map(({ to }) => to);
    expect(new Set(readers).size).toBe(readers.length);
    expect(readers.length).toBeGreaterThanOrEqual(sent);
    await store.close();
  });
});

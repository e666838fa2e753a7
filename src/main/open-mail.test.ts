import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMail } from '../../tests/servers/read-mail.ts';
import { type RunningSite, startSite } from '../../tests/servers/site.ts';
import { type RunningSmtpServer, startSmtpServer } from '../../tests/servers/smtp-server.ts';

let directory: string;
let smtp: RunningSmtpServer;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-mail-'));
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  await rm(directory, { recursive: true, force: true });
});

const hello = {
  name: 'Zoë',
  email: 'zoe@example.org',
  subject: 'A fault?',
  message: 'One\n.\n<script>alert(1)</script>',
};

function post({ origin }: RunningSite, path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('keeps what is to be mailed while there is no mail server and the program is killed, and sends it when there is one', async () => {
  const settings = { DATA_DIR: directory, LOG_LEVEL: 'error' };
  const before = await startSite(settings);
  expect((await post(before, '/api/contact', hello)).status).toBe(200);
  const unsent = await post(before, '/api/newsletter', { email: 'later@example.com' });
  expect(await unsent.text()).toContain('This site sends no mail yet.');
  process.kill(before.pid, 'SIGKILL');
  await before.stop();

  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Clearkit <news@example.com>' };
  const after = await startSite({ ...settings, ...mail, CONTACT_TO: 'people@example.com' });
  const [message, waited] = await smtp.caught(2);
  expect(waited).toMatchObject({ to: 'later@example.com' });
  expect(message).toMatchObject({ from: 'news@example.com', to: 'people@example.com' });
  const { headers, text, html } = readMail(message?.raw ?? '');
  expect(headers.get('reply-to')).toBe('zoe@example.org');
  expect(headers.get('subject')).toBe('Clearkit contact: A fault?');
  expect(text).toContain(`Zoë <zoe@example.org> wrote on `);
  expect(text).toContain(hello.message);
  expect(html).not.toContain('<script');

  const answered = await post(after, '/api/newsletter', { email: 'ada@example.com' });
  expect(await answered.text()).toContain("we'll send it a link to confirm.");
  const [, , asked] = await smtp.caught(3);
  const [link = ''] = /http:\S+/.exec(readMail(asked?.raw ?? '').text.replace(/^.*\n/, '')) ?? [];
  expect(new URL(link)).toMatchObject({ origin: after.origin, pathname: '/newsletter/confirm' });
  const answer = await fetch(link, { method: 'POST', redirect: 'manual' });
  expect(answer).toMatchObject({ status: 303 });
  expect(answer.headers.get('location')).toBe('/newsletter/confirmed');
  await after.stop();
  expect(smtp.mails).toHaveLength(3);
});

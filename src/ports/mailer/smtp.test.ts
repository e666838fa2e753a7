import { afterEach, describe, expect, it } from 'vitest';
import { makeLoopbackCertificate } from '../../../tests/servers/loopback-certificate.ts';
import { readMail } from '../../../tests/servers/read-mail.ts';
import { type SmtpServerOptions, startSmtpServer } from '../../../tests/servers/smtp-server.ts';
import { hello, mailerContract } from './contract.ts';
import type { Mail, Mailer } from './port.ts';
import { createSmtpMailer, type SmtpOptions } from './smtp.ts';
import { parseSmtpUrl } from './smtp-url.ts';

const from = { name: 'Clearkit "Tools", Inc.', address: 'news@example.com' };
const certificate = makeLoopbackCertificate();

function mailerFor({ port }: { port: number }, options: Partial<SmtpOptions> & { url?: string } = {}): Mailer {
  const { url = 'smtp://127.0.0.1', ...others } = options;
  return createSmtpMailer({ server: { ...parseSmtpUrl(url), port }, from, greetAs: 'tools.example.com', ...others });
}

function asMail({ to, raw }: { to: string; raw: string }): Mail {
  const { headers, text, html } = readMail(raw);
  const unsubscribeUrl = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1];
  expect(headers.get('to')).toBe(to);
  expect(headers.get('from')).toBe('"Clearkit \\"Tools\\", Inc." <news@example.com>');
  expect(headers.get('list-unsubscribe-post')).toBe(unsubscribeUrl && 'List-Unsubscribe=One-Click');
  expect([...headers.keys()].join()).not.toMatch(/bcc|x-/);
  return {
    id: /^<(.+)@example\.com>$/.exec(headers.get('message-id') ?? '')?.[1] ?? '',
    to,
    ...(headers.has('reply-to') && { replyTo: headers.get('reply-to') }),
    subject: headers.get('subject') ?? '',
    text,
    html: html === '' ? undefined : html,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

mailerContract('over SMTP', async () => {
  const server = await startSmtpServer();
  return {
    mailer: mailerFor(server),
    arrived: () => server.mails.map(asMail),
    next(what) {
      if (what === 'unknown') server.fail('content', 'take and drop');
      else server.fail('RCPT', what === 'later' ? '450 4.2.0 Later' : '550 5.1.1 No such person');
    },
    close: server.close,
  };
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function world(
  options: Omit<Parameters<typeof mailerFor>[1] & {}, 'server'> & { server?: SmtpServerOptions } = {},
) {
  const { server: serverOptions = {}, ...mailerOptions } = options;
  const server = await startSmtpServer(serverOptions);
  const mailer = mailerFor(server, mailerOptions);
  open.push(mailer, server);
  return { server, mailer };
}

/** What became of one mail: a delivery, or the error. */
const outcome = (mailer: Mailer, mail: Mail = hello) => mailer.send(mail).catch((error: unknown) => error);

describe('a mail server', () => {
  it.each([
    ['greeting', '554 5.3.2 Go away', 'upstream-failed', 'The mail server cannot be reached (554 5.3.2).'],
    ['greeting', 'drop', 'upstream-failed', 'The mail server cannot be reached (ECONNECTION).'],
    [
      'MAIL',
      '451 4.7.1 Greylisted',
      'upstream-failed',
      'The mail server does not take mail from MAIL_FROM right now (451 4.7.1 at MAIL FROM).',
    ],
    [
      'MAIL',
      '553 5.7.1 Not you',
      'upstream-failed',
      'The mail server does not take mail from MAIL_FROM right now (553 5.7.1 at MAIL FROM).',
    ],
    [
      'RCPT',
      '450 4.2.0 ada@example.com is full',
      'upstream-failed',
      'The mail server does not take mail right now (450 4.2.0 at RCPT TO).',
    ],
    [
      'DATA',
      '421 4.3.2 Closing',
      'upstream-failed',
      'The mail server does not take mail right now (421 4.3.2 at DATA).',
    ],
    ['DATA', 'drop', 'upstream-failed', 'The mail server cannot be reached (ECONNECTION).'],
    [
      'content',
      '452 4.3.1 Disk full',
      'upstream-failed',
      'The mail server does not take mail right now (452 4.3.1 at DATA).',
    ],
  ] as const)('that says at %s: %s', async (step, fault, code, message) => {
    const { server, mailer } = await world();
    server.fail(step, fault);
    expect(await outcome(mailer)).toMatchObject({ code, message });
    expect(server.mails).toEqual([]);
    expect(await outcome(mailer)).toEqual({ state: 'sent' });
  });

  it.each([
    ['RCPT', '550 5.1.1 <ada@example.com> unknown', '550 5.1.1 at RCPT TO'],
    ['content', '554 5.7.1 Spam', '554 5.7.1 at DATA'],
  ] as const)('that never takes it, at %s', async (step, fault, reason) => {
    const { server, mailer } = await world();
    server.fail(step, fault);
    expect(await outcome(mailer)).toEqual({ state: 'refused', reason });
    expect(await outcome(mailer)).toEqual({ state: 'sent' });
  });

  it.each([
    ['greeting', { code: 'timed-out' }],
    ['EHLO', { code: 'timed-out' }],
    ['RCPT', { code: 'timed-out', message: 'The mail server does not answer (ETIMEDOUT).' }],
    ['content', { state: 'unknown', reason: 'ETIMEDOUT' }],
  ] as const)('that falls silent at %s is waited for no longer than set', async (step, expected) => {
    const { server, mailer } = await world({ patience: { connect: 150, answer: 150 } });
    server.fail(step, 'silence');
    expect(await outcome(mailer)).toMatchObject(expected);
  });

  it('that takes too long in all is left', async () => {
    const { server, mailer } = await world({ patience: { whole: 150 } });
    server.fail('RCPT', 'silence');
    expect(await outcome(mailer)).toMatchObject({ code: 'timed-out', message: 'The mail server took too long.' });
  });

  it('that is not there', async () => {
    const { server, mailer } = await world();
    await server.close();
    open.length = 0;
    const message = 'The mail server cannot be reached (ECONNREFUSED).';
    expect(await outcome(mailer)).toMatchObject({ code: 'upstream-failed', message });
  });

  it('gets the mails of a while over one connection, and a new one when it has ended that', async () => {
    const { server, mailer } = await world();
    for (const _ of [1, 2]) await mailer.send(hello);
    expect(server.mails.map(({ connection }) => connection)).toEqual([1, 1]);
    server.fail('MAIL', 'drop');
    expect(await outcome(mailer)).toEqual({ state: 'sent' });
    expect(server.mails.at(-1)?.connection).toBe(2);
    expect(server.lines.filter((line) => line === 'EHLO tools.example.com')).toHaveLength(2);
  });

  it('is told when there is nothing more for it', async () => {
    const { server, mailer } = await world({ patience: { idle: 20 } });
    await mailer.send(hello);
    await expect.poll(() => server.lines.at(-1)).toBe('QUIT');
    await mailer.send(hello);
    expect(server.mails.map(({ connection }) => connection)).toEqual([1, 2]);
  });

  it('that holds a mail when the program ends is given up at once', async () => {
    const { server, mailer } = await world();
    server.fail('MAIL', 'silence');
    const sending = outcome(mailer);
    await expect.poll(() => server.lines.some((line) => line.startsWith('MAIL'))).toBe(true);
    await mailer.close();
    expect(await sending).toMatchObject({ code: 'cancelled' });
  });
});

describe('TLS', () => {
  const ca = certificate.cert;
  const users = { 'ada@example.com': 'p@ss word' };
  const url = 'smtp://ada%40example.com:p%40ss%20word@127.0.0.1?tls=required';

  it('is asked for before the password is said', async () => {
    const { server, mailer } = await world({ server: { certificate, users }, ca, url });
    expect(await outcome(mailer)).toEqual({ state: 'sent' });
    expect(server.mails).toMatchObject([{ isSecure: true, user: 'ada@example.com' }]);
    const first = server.lines.indexOf('STARTTLS');
    expect(server.lines.findIndex((line) => line.startsWith('AUTH'))).toBeGreaterThan(first);
  });

  it('is there from the first byte', async () => {
    const secure = url.replace('smtp:', 'smtps:').replace(/\?.*/, '');
    const { server, mailer } = await world({ server: { certificate, users, isSecure: true }, ca, url: secure });
    expect(await outcome(mailer)).toEqual({ state: 'sent' });
    expect(server.mails).toMatchObject([{ isSecure: true, user: 'ada@example.com' }]);
  });

  it.each([
    ['is not offered', { users }, ca],
    ['is vouched for by nobody', { certificate, users }, undefined],
  ])('that %s is a reason to say no password and no mail', async (_, server, trusted) => {
    const made = await world({ server, ca: trusted, url });
    const message = 'The mail server offers no TLS that can be trusted, so nothing is sent to it';
    expect(await outcome(made.mailer)).toMatchObject({
      code: 'upstream-failed',
      message: expect.stringContaining(message),
    });
    expect(made.server.lines.join()).not.toMatch(/AUTH|MAIL/);
  });

  it('can be left out for a server of one’s own', async () => {
    const { server, mailer } = await world({ server: { users }, url: url.replace('required', 'offered') });
    expect(await outcome(mailer)).toEqual({ state: 'sent' });
    expect(server.mails).toMatchObject([{ isSecure: false, user: 'ada@example.com' }]);
  });

  it('does not help with a wrong password, which stands in no message', async () => {
    const { mailer } = await world({ server: { certificate, users }, ca, url: url.replace('word', 'SECRET') });
    const error = await outcome(mailer);
    const message = 'The mail server does not take the name and password of SMTP_URL (535 5.7.8 at AUTH PLAIN).';
    expect(error).toMatchObject({ code: 'upstream-failed', message });
    expect(String(error instanceof Error && error.cause)).not.toContain('SECRET');
  });
});

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, tls: 'required' }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, tls: 'first' }],
    ['smtp://localhost:25/', { host: 'localhost', port: 25, tls: 'offered' }],
    ['smtp://[::1]:2525', { host: '::1', port: 2525, tls: 'offered' }],
    ['smtp://localhost?tls=required', { host: 'localhost', port: 587, tls: 'required' }],
    ['smtp://mailpit:1025?tls=offered', { host: 'mailpit', port: 1025, tls: 'offered' }],
    ['smtp://a%40b.de:c%3Ad@h', { host: 'h', port: 587, tls: 'required', user: { name: 'a@b.de', password: 'c:d' } }],
  ])('%s', (url, expected) => {
    expect(parseSmtpUrl(url)).toEqual(expected);
  });

  it.each([
    ...['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp://h/path', 'smtp://h?tls=never', 'smtp://h#x'],
    ...['smtps://h?tls=offered', 'smtp://name@h', 'smtp://:word@h', 'smtp://h?tls=required&x=1', 'smtp://%ff:x@h'],
  ])('is not %s', (url) => {
    expect(() => parseSmtpUrl(url)).toThrow();
  });
});

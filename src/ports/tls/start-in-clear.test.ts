import { createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startSmtpServer } from '../../../tests/servers/smtp-server.ts';
import { startTlsServer } from '../../../tests/servers/starttls-server.ts';
import { serving, start, whole } from './fixture.ts';

const protocols = ['imap', 'pop3', 'ftp', 'ldap', 'postgresql'] as const;
const ended = expect.objectContaining({ code: 'upstream-failed' });
const says = (words: string) => ({ code: 'upstream-failed', message: expect.stringContaining(words) });

describe('a server that begins in clear', () => {
  it.each(protocols)('%s is asked for TLS, and its certificate read', async (startsAs) => {
    const port = await serving(startTlsServer({ as: startsAs, tls: whole }));
    const target = { host: 'site.test', port, startsAs };
    const answer = await start().handshake(target);
    expect(answer).toMatchObject({ coversHost: true, trust: { isTrusted: true }, version: 'TLS 1.3' });
    expect(answer.certificates).toHaveLength(2);
    expect(await start().offers({ ...target, version: 'TLS 1.2' })).toBe(true);
    expect(await start().offers({ ...target, version: 'TLS 1.1' })).toBe(false);
  });

  it.each(protocols)('%s without TLS says so', async (startsAs) => {
    const target = { host: 'site.test', port: await serving(startTlsServer({ as: startsAs })), startsAs };
    await expect(start().handshake(target)).rejects.toMatchObject(says('offers no encryption'));
    await expect(start().offers({ ...target, version: 'TLS 1.2' })).rejects.toMatchObject(says('offers no encryption'));
  });

  it('smtp greets, names STARTTLS and goes on', async () => {
    const server = await startSmtpServer({ certificate: whole });
    const target = { host: 'mail.site.test', port: server.port, startsAs: 'smtp' } as const;
    expect(await start().handshake(target)).toMatchObject({ coversHost: true, trust: { isTrusted: true } });
    expect(server.lines).toEqual(['EHLO [127.0.0.1]', 'STARTTLS']);
    server.fail('greeting', '554 5.7.1 Not from\tyour network');
    await expect(start().handshake(target)).rejects.toMatchObject(says('“554 5.7.1 Not from your network”'));
    server.fail('STARTTLS', '454 4.7.0 Not now');
    await expect(start().handshake(target)).rejects.toMatchObject(says('does not start it: “454'));
    server.fail('EHLO', 'drop');
    await expect(start().handshake(target)).rejects.toMatchObject(says('hangs up before TLS begins'));
    await server.close();
    const plain = await startSmtpServer();
    await expect(start().handshake({ ...target, port: plain.port })).rejects.toMatchObject(
      says('offers no encryption'),
    );
    await plain.close();
  });

  it.each(protocols)('%s may not put words in clear before TLS', async (startsAs) => {
    const port = await serving(startTlsServer({ as: startsAs, tls: whole, smuggled: 'a2 OK you are logged in\r\n' }));
    await expect(start().handshake({ host: 'site.test', port, startsAs })).rejects.toMatchObject(says('more in clear'));
  });

  const endless = (text: string) => (socket: Socket) => {
    const go = () => {
      while (socket.writable && socket.write(text));
    };
    socket.on('drain', go);
    go();
  };

  it.each([
    ['endless lines', 'smtp', endless('220-welcome\r\n'.repeat(50))],
    ['an endless line', 'imap', endless('* OK '.repeat(200))],
    ['endless remarks', 'imap', endless('* OK hello\r\n'.repeat(50))],
    ['another protocol', 'pop3', (socket: Socket) => socket.write('SSH-2.0-OpenSSH_9.9\r\n')],
    ['a length that is none', 'ldap', (socket: Socket) => socket.write(Buffer.from('30ffffffffffffffff', 'hex'))],
    ['another answer', 'postgresql', (socket: Socket) => socket.write('HTTP/1.1 400 Bad Request\r\n')],
    ['nothing and leaves', 'ftp', (socket: Socket) => socket.end()],
  ] as const)('with %s is left at once', async (_what, startsAs, behave) => {
    const port = await serving(createServer((socket) => void behave(socket)));
    await expect(start().handshake({ host: 'site.test', port, startsAs })).rejects.toEqual(ended);
  });

  it('that is silent is not waited for, nor when the caller goes', async () => {
    const port = await serving(createServer(() => undefined));
    const target = { host: 'site.test', port, startsAs: 'imap' } as const;
    await expect(start({ timeout: 100 }).handshake(target)).rejects.toMatchObject({ code: 'timed-out' });
    const leaving = new AbortController();
    const asked = start().handshake({ ...target, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });
});

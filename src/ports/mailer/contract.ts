import { afterEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from './port.ts';

interface MailerWorld {
  mailer: Mailer;
  /** What arrived, as its readers see it. */
  arrived(): readonly Mail[];
  /** What becomes of the next mail, other than being sent. */
  next(what: 'refused' | 'unknown' | 'later'): void;
  close(): Promise<void>;
}

export const hello: Mail = {
  id: '00c0ffee00c0ffee',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'One\n\nTwo',
  html: '<!doctype html><html lang="en"><body><p>One</p><p>Two</p></body></html>',
};

/** Texts that have broken mails before: other scripts, long lines, dots, and what looks like a header. */
const strange: Mail = {
  id: 'a-1',
  to: "o'neil+news=x@sub.example.com",
  replyTo: 'zoe@example.org',
  subject: 'Größe, 👋🏽 and a long way to go: =?utf-8?q?not_encoded?= "quoted" <b@example.com>, c@example.com',
  text: `.\n..\n.dot\nSubject: inside\n\nFrom here\n${'long '.repeat(400)}\nzoë 👋🏽\u202e\t=3D`,
  html: `<p>${'ä'.repeat(1_200)}</p>\n.\n<p>&lt;script&gt;</p>`,
  unsubscribeUrl: `https://tools.example.com/newsletter/unsubscribe?token=${'0a'.repeat(40)}`,
};

/** What every mailer must do. */
export function mailerContract(name: string, start: () => Promise<MailerWorld>): void {
  const started: MailerWorld[] = [];
  afterEach(async () => {
    for (const { mailer, close } of started.splice(0)) {
      await mailer.close();
      await close();
    }
  });
  const open = async () => {
    const world = await start();
    started.push(world);
    return world;
  };

  describe(`the mailer ${name}`, () => {
    it.each([
      ['plain', hello],
      ['strange', strange],
      ['without HTML', { ...hello, html: undefined }],
    ])('hands over what is %s as it is', async (_, mail) => {
      const { mailer, arrived } = await open();
      expect(await mailer.send(mail)).toEqual({ state: 'sent' });
      expect(arrived()).toEqual([mail]);
    });

    it('hands over those that come at once, each by itself', async () => {
      const { mailer, arrived } = await open();
      const mails = ['a', 'b', 'c'].map((message) => ({ ...hello, id: message, to: `${message}@example.com` }));
      const states = await Promise.all(mails.map((mail) => mailer.send(mail)));
      expect(states.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
      expect(arrived()).toEqual(mails);
    });

    it.each([
      [{ subject: 'Hello\r\nBcc: all@example.com' }, 'subject'],
      [{ subject: 'Hello\u2028' }, 'subject'],
      [{ subject: 'x'.repeat(501) }, 'subject'],
      [{ to: 'ada@example.com, bob@example.com' }, 'recipient'],
      [{ to: 'ada@example.com>\r\nRCPT TO:<bob@example.com' }, 'recipient'],
      [{ to: '<ada@example.com>' }, 'recipient'],
      [{ to: '' }, 'recipient'],
      [{ replyTo: 'ada@example.com\nX: 1' }, 'address for answers'],
      [{ unsubscribeUrl: 'https://a.example/>\r\nX: 1' }, 'address to unsubscribe'],
      [{ unsubscribeUrl: 'mailto:a@example.com' }, 'address to unsubscribe'],
      [{ id: 'a@b>\r\nX: 1' }, 'id'],
    ])('does not begin with %j', async (fault, part) => {
      const { mailer, arrived } = await open();
      const message = `The mail's ${part} cannot be used in a mail.`;
      await expect(mailer.send({ ...hello, ...fault })).rejects.toMatchObject({ code: 'invalid-input', message });
      expect(arrived()).toEqual([]);
    });

    it('tells what is never wanted from what may be wanted later, and goes on', async () => {
      const { mailer, arrived, next } = await open();
      next('refused');
      expect(await mailer.send(hello)).toEqual({ state: 'refused', reason: expect.any(String) });
      next('later');
      await expect(mailer.send(hello)).rejects.toMatchObject({ code: 'upstream-failed' });
      expect(arrived()).toEqual([]);
      expect(await mailer.send(hello)).toEqual({ state: 'sent' });
      expect(arrived()).toHaveLength(1);
    });

    it('does not claim to know what it cannot know', async () => {
      const { mailer, next } = await open();
      next('unknown');
      expect(await mailer.send(hello)).toEqual({ state: 'unknown', reason: expect.any(String) });
    });

    it('begins nothing after an abort', async () => {
      const { mailer, arrived } = await open();
      await expect(mailer.send(hello, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
      expect(arrived()).toEqual([]);
    });
  });
}

import { ToolError } from '#kit/tool-error';
import { checkMail } from './check-mail.ts';
import type { Delivery, Mail, Mailer } from './port.ts';

interface FakeMailer extends Mailer {
  /** What was sent, oldest first. */
  sent: readonly Mail[];
  /** Decides what becomes of the mails from here on, by an answer or an error; without one all are sent. */
  answerWith(answer: ((mail: Mail) => Delivery | Promise<Delivery>) | undefined): void;
}

/** A mail server in memory, which takes everything. */
export function createFakeMailer(): FakeMailer {
  const sent: Mail[] = [];
  let answer: ((mail: Mail) => Delivery | Promise<Delivery>) | undefined;
  return {
    sent,
    answerWith(next) {
      answer = next;
    },
    async send(mail, { signal } = {}) {
      checkMail(mail);
      if (signal?.aborted) throw new ToolError('cancelled', 'The mail was not sent: its sending was ended.');
      const delivery = (await answer?.(mail)) ?? { state: 'sent' };
      if (delivery.state === 'sent') sent.push(mail);
      return delivery;
    },
    async close() {},
  };
}

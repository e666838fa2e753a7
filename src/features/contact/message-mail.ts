import { layOutMail } from '#features/mail-layout.ts';
import { mailHeaders, toOperator } from '#features/outgoing-mail.ts';
import type { Message, NewMail } from '#ports/store/port';

/** What names the site in its mails. */
export interface MailSender {
  brand: string;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
}

/** A visitor's message as a mail to the people of the site. An answer to it goes to the visitor. */
export function messageMail(message: Message, { brand, publicUrl }: MailSender): NewMail {
  const { id, name, email, receivedAt } = message;
  const subject = `${brand} contact: ${message.subject}`;
  const when = new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ');
  const parts = [
    `${name} <${email}> wrote on ${when} UTC:`,
    { quote: message.message },
    { small: `Replies to this email go to ${email}. The address has not been verified.` },
    { small: `Sent with the form at ${publicUrl}/contact, and kept there as message ${id}.` },
  ];
  return {
    to: toOperator,
    subject,
    ...layOutMail(subject, parts),
    headers: { [mailHeaders.replyTo]: email },
    queuedAt: receivedAt,
  };
}

import MailComposer from 'nodemailer/lib/mail-composer';
import { checkMail } from './check-mail.ts';
import type { Mail, Mailbox } from './port.ts';

/**
 * A mail as it goes over the wire, with its text in both forms.
 *
 * @throws ToolError `invalid-input` for what cannot be in a mail.
 */
export async function composeMail(mail: Mail, from: Mailbox): Promise<Buffer> {
  checkMail(mail);
  const { id, to, replyTo, subject, text, html, unsubscribeUrl } = mail;
  return new MailComposer({
    from: { name: from.name ?? '', address: from.address },
    to: alone(to),
    ...(replyTo && { replyTo: alone(replyTo) }),
    subject,
    text,
    ...(html !== undefined && { html }),
    // One id for all tries: a mailbox that gets the mail again can tell.
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl !== undefined && leaveHeaders(unsubscribeUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
}

/** How a mail program takes somebody off the list with one press, RFC 8058. The address was checked, and is not to be broken into lines. */
function leaveHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Not as a text: of that, what looks like a name beside the address would be taken apart. */
function alone(address: string) {
  return { name: '', address };
}

function domainOf({ address }: Mailbox): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

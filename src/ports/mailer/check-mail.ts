import { ToolError } from '#kit/tool-error';
import { isEmailAddress } from '#lib/email-address';
import { isOneLine } from '#lib/text/control-characters';
import type { Mail } from './port.ts';

/** Characters of a subject: far more than a form takes, and no lines of megabytes. */
const LINE_AT_MOST = 500;

/**
 * Whether everything that goes into the head of a mail can be there. A line break in it would begin a header of its own.
 *
 * @throws ToolError `invalid-input` that names the part.
 */
export function checkMail({ id, to, replyTo, subject, unsubscribeUrl }: Mail): void {
  const fault = [
    !/^[a-z0-9-]{1,64}$/.test(id) && 'id',
    !isEmailAddress(to) && 'recipient',
    replyTo !== undefined && !isEmailAddress(replyTo) && 'address for answers',
    !isHeaderText(subject) && 'subject',
    unsubscribeUrl !== undefined &&
      !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]+$/.test(unsubscribeUrl) &&
      'address to unsubscribe',
  ].find((part) => typeof part === 'string');
  if (fault) throw new ToolError('invalid-input', `The mail's ${fault} cannot be used in a mail.`);
}

function isHeaderText(text: string): boolean {
  return text.length <= LINE_AT_MOST && isOneLine(text) && text.isWellFormed();
}

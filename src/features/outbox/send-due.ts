import { mailHeaders, toOperator } from '#features/outgoing-mail.ts';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Delivery, Mailer } from '#ports/mailer/port';
import type { Mail, Store } from '#ports/store/port';

/** What became of one try. `postponed`: there is another. `given up`: there is none, unless the operator asks for it. */
export interface MailNews {
  id: string;
  attempt: number;
  became: 'sent' | 'postponed' | 'given up';
  /** Codes and words of ours, and nobody's address. */
  reason?: string;
}

export interface Sending {
  mails: Pick<Store['mails'], 'take' | 'markSent' | 'markFailed'>;
  mailer: Mailer;
  clock: Clock;
  /** Where the people of the site read; without it mails to them are given up, until they are asked for anew. */
  contactTo?: string | undefined;
  onMail: (news: MailNews) => void;
}

const MINUTE = 60_000;
/** How long a mail is nobody else's: far longer than a mailer tries. */
const LEASE = 10 * MINUTE;
/** Between the first two tries; doubled each time, */
const FIRST_PAUSE = MINUTE;
/** up to this. */
const LONGEST_PAUSE = 240 * MINUTE;
/** Some four days in all: RFC 5321, section 4.5.4.1. */
const ATTEMPTS = 30;
/** In a row: then the mail server is left alone for a while, instead of trying every mail that waits. */
const FAILURES_IN_A_ROW = 3;

export const noContactTo = 'CONTACT_TO is not set';

/**
 * Sends what is due, one mail after the other, until nothing is, the mail server fails several times in a row, or `isOver`
 * says so. An abort ends the mail that is being sent, which is due again then.
 *
 * @throws ToolError `busy` when the store fails.
 */
export async function sendDue(sending: Sending, signal: AbortSignal, isOver = () => signal.aborted): Promise<void> {
  const { mails, clock } = sending;
  let failures = 0;
  while (!isOver() && failures < FAILURES_IN_A_ROW) {
    const now = clock.now();
    const [mail] = await mails.take({ now, until: now + LEASE, limit: 1 });
    if (!mail) return;
    const isTaken = await sendOne(mail, sending, signal);
    failures = isTaken ? 0 : failures + 1;
  }
}

/** Whether the mail server works, whatever it says of this mail. */
async function sendOne(mail: Mail, sending: Sending, signal: AbortSignal): Promise<boolean> {
  const { mailer, contactTo } = sending;
  const to = mail.to === toOperator ? contactTo : mail.to;
  if (to === undefined) return giveUp(mail, noContactTo, sending);
  if (isPost(mail) && !isAccountedFor(mail)) return giveUp(mail, 'in doubt: its sending ended without a word', sending);
  let delivery: Delivery;
  try {
    delivery = await mailer.send({ ...contentOf(mail), to }, { signal });
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    if (error.code === 'invalid-input') return giveUp(mail, error.message, sending);
    await postpone(mail, error.message, sending);
    return false;
  }
  if (delivery.state === 'refused') return giveUp(mail, `refused: ${delivery.reason}`, sending);
  if (delivery.state === 'unknown') {
    // Better one email too few than the same twice. Of other mails, twice is better than never.
    if (isPost(mail)) await giveUp(mail, `in doubt: ${delivery.reason}`, sending);
    else await postpone(mail, `in doubt: ${delivery.reason}`, sending);
    return false;
  }
  await sending.mails.markSent(mail.id, sending.clock.now());
  tell(mail, 'sent', sending);
  return true;
}

function contentOf({ id, subject, text, html, headers }: Mail) {
  const [, unsubscribeUrl] = /^<(.+)>$/.exec(headers[mailHeaders.unsubscribe] ?? '') ?? [];
  return { id, subject, text, html, replyTo: headers[mailHeaders.replyTo], unsubscribeUrl };
}

function isPost({ headers }: Mail): boolean {
  return headers[mailHeaders.unsubscribe] !== undefined;
}

/** Whether the last try ended with a word about it: a program that was killed leaves none. */
function isAccountedFor({ attempts, lastError = '' }: Mail): boolean {
  return attempts === 1 || lastError.startsWith(`${attemptName(attempts - 1)}: `);
}

function attemptName(attempt: number): string {
  return `try ${attempt}`;
}

async function giveUp(mail: Mail, reason: string, { mails, onMail }: Sending): Promise<boolean> {
  await mails.markFailed(mail.id, { error: `${attemptName(mail.attempts)}: ${reason}` });
  onMail({ id: mail.id, attempt: mail.attempts, became: 'given up', reason });
  return true;
}

async function postpone(mail: Mail, reason: string, sending: Sending): Promise<void> {
  if (mail.attempts >= ATTEMPTS) {
    await giveUp(mail, reason, sending);
    return;
  }
  const pause = Math.min(FIRST_PAUSE * 2 ** (mail.attempts - 1), LONGEST_PAUSE);
  const nextAttemptAt = sending.clock.now() + pause;
  await sending.mails.markFailed(mail.id, { error: `${attemptName(mail.attempts)}: ${reason}`, nextAttemptAt });
  tell(mail, 'postponed', sending, reason);
}

function tell({ id, attempts }: Mail, became: MailNews['became'], { onMail }: Sending, reason?: string): void {
  onMail({ id, attempt: attempts, became, ...(reason !== undefined && { reason }) });
}

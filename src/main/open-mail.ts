import type { OutgoingMail } from '#api/form-routes';
import { bugFields, type Log } from '#api/log';
import { site } from '#content/site';
import { deleteExpired } from '#features/newsletter/delete-expired.ts';
import type { MailNews } from '#features/outbox/send-due.ts';
import { startOutbox } from '#features/outbox/start-outbox.ts';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import type { Config } from './config-shape.ts';

/** Milliseconds between two times of forgetting what is old. */
const FORGET_EVERY = 12 * 3_600_000;

interface OpenMail extends OutgoingMail {
  /** Ends what is being sent. The store must still be there. */
  close(): Promise<void>;
}

interface MailParts {
  config: Pick<Config, 'mail' | 'contactTo' | 'publicUrl'>;
  store: Store;
  clock: Clock;
  log: Log;
}

/** Sends what is in the outbox where a mail server is set; without one it waits. What is old is forgotten in any case. */
export async function openMail({ config, store, clock, log }: MailParts): Promise<OpenMail> {
  const onFailure = (error: unknown) => log.error(bugFields(error), 'outbox');
  const forget = () => void deleteExpired({ store, clock }).catch(onFailure);
  forget();
  const timer = setInterval(forget, FORGET_EVERY);
  const sending = config.mail && (await startSending({ config, store, clock, log }, config.mail, onFailure));
  return {
    brand: site.brand,
    sendsMail: sending !== undefined,
    wake: () => sending?.wake(),
    async close() {
      clearInterval(timer);
      await sending?.close();
    },
  };
}

async function startSending(
  { config: { contactTo, publicUrl }, store, clock, log }: MailParts,
  { server, from }: NonNullable<Config['mail']>,
  onFailure: (error: unknown) => void,
) {
  // Where no mail is sent, its library is not loaded.
  const { createSmtpMailer } = await import('#ports/mailer/smtp');
  const mailer = createSmtpMailer({ server, from, greetAs: new URL(publicUrl).hostname });
  const onMail = (news: MailNews) => log[news.became === 'given up' ? 'error' : 'info'](news, 'mail');
  const outbox = startOutbox({ mails: store.mails, mailer, clock, contactTo, onMail, onFailure });
  return {
    wake: outbox.wake,
    async close() {
      await outbox.stop();
      await mailer.close();
    },
  };
}

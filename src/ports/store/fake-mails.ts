import type { Mail, MailState, MailStore, NewMail } from './port.ts';

/** The fake's outbox, and how its other parts reach into it. */
export function fakeMails() {
  let mails: Mail[] = [];
  const newsletters = new Set<string>();
  let last = 0;

  const indexOf = (id: string) => mails.findIndex((mail) => mail.id === id);
  const kindOf = ({ id }: Mail) => Number(newsletters.has(id));
  const inState = (state: MailState) => mails.filter((mail) => mail.state === state);

  function put({ to, subject, text, html, headers = {}, queuedAt }: NewMail): string {
    last += 1;
    const id = last.toString(16).padStart(16, '0');
    const content = { to, subject, text, ...(html ? { html } : {}), headers, queuedAt };
    mails.push({ id, ...content, state: 'waiting', attempts: 0, nextAttemptAt: queuedAt });
    return id;
  }

  /** An email about a post. */
  function putNewsletter(mail: NewMail): string {
    const id = put(mail);
    newsletters.add(id);
    return id;
  }

  function removeWhere(isGone: (mail: Mail) => boolean): number {
    const before = mails.length;
    mails = mails.filter((mail) => !isGone(mail));
    return before - mails.length;
  }

  /** Replaces the mail of that id, if there is one. */
  function change(id: string, anew: (mail: Mail) => Mail): boolean {
    const index = indexOf(id);
    const mail = mails[index];
    if (!mail) return false;
    mails[index] = anew(mail);
    return true;
  }

  const store: MailStore = {
    async add(mail, { atMost }) {
      if (inState('waiting').filter(({ id }) => !newsletters.has(id)).length >= atMost) return 'full';
      put(mail);
      return 'kept';
    },
    async take({ now, until, limit }) {
      const due = inState('waiting')
        .filter(({ nextAttemptAt = Infinity }) => nextAttemptAt <= now)
        .sort((a, b) => kindOf(a) - kindOf(b) || (a.nextAttemptAt ?? 0) - (b.nextAttemptAt ?? 0))
        .slice(0, limit)
        .sort((a, b) => kindOf(a) - kindOf(b) || indexOf(a.id) - indexOf(b.id));
      for (const { id } of due) {
        change(id, (mail) => ({ ...mail, attempts: mail.attempts + 1, nextAttemptAt: until }));
      }
      return due.flatMap(({ id }) => mails[indexOf(id)] ?? []);
    },
    async markSent(id, at) {
      change(id, ({ to, subject, queuedAt, attempts }) => {
        return { id, to, subject, text: '', headers: {}, queuedAt, state: 'sent', attempts, sentAt: at };
      });
    },
    async markFailed(id, { error, nextAttemptAt }) {
      change(id, (mail) => {
        if (mail.state === 'sent') return mail;
        const { nextAttemptAt: _last, ...rest } = mail;
        if (nextAttemptAt === undefined) return { ...rest, state: 'failed', lastError: error };
        return { ...rest, state: 'waiting', lastError: error, nextAttemptAt };
      });
    },
    async list({ limit, state } = {}) {
      const wanted = mails.filter((mail) => state === undefined || mail.state === state);
      return wanted
        .toReversed()
        .sort((a, b) => b.queuedAt - a.queuedAt)
        .slice(0, limit);
    },
    async count() {
      return { waiting: inState('waiting').length, sent: inState('sent').length, failed: inState('failed').length };
    },
    async retry(id, at) {
      const isFailed = inState('failed').some((mail) => mail.id === id);
      return isFailed && change(id, (mail) => ({ ...mail, state: 'waiting', nextAttemptAt: at }));
    },
    async remove(id) {
      return removeWhere((mail) => mail.id === id) > 0;
    },
    async removeSent({ before }) {
      return removeWhere(({ sentAt = Infinity }) => sentAt < before);
    },
  };
  return { store, put, putNewsletter, removeWhere };
}

import { type NewsletterPost, postEmail } from '#features/newsletter/post-email.ts';
import { queuePost } from '#features/newsletter/queue-post.ts';
import type { MailNews } from '#features/outbox/send-due.ts';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';
import { createProgressLines } from '../progress-lines.ts';
import { type Command, readArguments } from './command.ts';

export interface SendPostContext {
  write(output: string): void;
  writeError(line: string): void;
  signal: AbortSignal;
  openStore(): Promise<Store>;
  emails: {
    /** How the site is called, and its own address. @throws ToolError `not-configured` without an address that leads to it. */
    sender(options: { isForReal: boolean }): Promise<{ brand: string; publicUrl: string }>;
    /** @throws ToolError `not-found` with the posts that there are. */
    loadPost(slug: string): Promise<NewsletterPost>;
    clock: Clock;
    /** Sends what is due, as the site does. Resolves with whether there is a mail server to send it. */
    sendDue(onMail: (news: MailNews) => void): Promise<boolean>;
  };
}

/** Milliseconds between two lines of progress. */
const INTERVAL = 5_000;

/** A post as an email to each confirmed subscriber who has not got it. @throws ToolError `not-found` for no such post, `not-configured`, `busy`. */
export const sendPostCommand: Command<SendPostContext> = {
  name: 'send-post',
  help: [['send-post <slug>', 'a post of the blog to all who confirmed the newsletter (--dry-run)']],
  async run(args, context) {
    const { slug, isDry } = readOrder(args);
    const { emails, signal } = context;
    const post = await emails.loadPost(slug);
    const sender = await emails.sender({ isForReal: !isDry });
    const store = await context.openStore();
    const { queued, missing } = await store.newsletter.progress(slug);
    if (isDry) {
      const counts = `To be sent: ${letterCount(missing)}. Had it before: ${queued}.`;
      return context.write(`${rehearsal(post, sender)}\n---\n${counts}\n`);
    }
    const printProgress = createProgressLines(context, INTERVAL);
    const total = await queuePost(post, {
      store,
      sender,
      signal,
      clock: emails.clock,
      onProgress: (count) => printProgress(`In the outbox: ${count} of ${missing}`),
    });
    context.write(`In the outbox: ${letterCount(total)}. Had it before: ${queued}.\n`);
    if (!signal.aborted) await deliver(context, store);
  },
};

/** The site sends what is in the outbox, and so does this command while it runs. */
async function deliver({ emails, write, writeError }: SendPostContext, store: Store): Promise<void> {
  const printProgress = createProgressLines({ writeError }, INTERVAL);
  const tally = { sent: 0, postponed: 0, 'given up': 0 };
  const hasServer = await emails.sendDue(({ became }) => {
    tally[became] += 1;
    printProgress(`Sent: ${tally.sent}`);
  });
  const { waiting, failed } = await store.mails.count();
  if (!hasServer) return write('SMTP_URL is not set here: the site sends them where it is set there.\n');
  write(`Sent by this command: ${tally.sent}. Waiting: ${waiting}. Given up: ${failed}.\n`);
  if (waiting > 0) write('What waits is sent by the site while it runs, or by this command the next time.\n');
  if (failed > 0) write('See "clearkit mails --state failed".\n');
}

function readOrder(args: readonly string[]): { slug: string; isDry: boolean } {
  const usage = 'send-post takes the name of a post, as in its address, and --dry-run.';
  const options = { 'dry-run': { type: 'boolean' } } as const;
  return readArguments(usage, { args, options, allowPositionals: true }, ({ values, positionals }) => {
    const [slug, ...others] = positionals;
    return slug !== undefined && others.length === 0 ? { slug, isDry: values['dry-run'] ?? false } : undefined;
  });
}

/** The email as somebody would get it; its link to leave is nobody's. */
function rehearsal(post: NewsletterPost, sender: { brand: string; publicUrl: string }): string {
  const nobody = { id: '0'.repeat(16), email: 'reader@example.com', subscribedAt: 0, state: 'confirmed' } as const;
  const { subject, text } = postEmail(nobody, post, { ...sender, secret: '00'.repeat(32), at: 0 });
  return `Subject: ${subject}\n\n${text}`;
}

function letterCount(count: number): string {
  return count === 1 ? '1 email' : `${count} emails`;
}

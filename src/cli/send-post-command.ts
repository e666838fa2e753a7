import { parseArgs } from 'node:util';
import { type LetterPost, postLetter } from '#features/newsletter/post-letter.ts';
import { queuePost } from '#features/newsletter/queue-post.ts';
import type { MailNews } from '#features/outbox/send-due.ts';
import { ToolError } from '#kit/tool-error';
import type { Clock } from '#ports/clock/port';
import type { Store } from '#ports/store/port';

/** What the command reaches of the world. */
export interface SendPostWorld {
  write(output: string): void;
  writeError(line: string): void;
  signal: AbortSignal;
  openStore(): Promise<Store>;
  letters: {
    /** How the site is called, and its own address. @throws ToolError `not-configured` without an address that leads to it. */
    sender(options: { isForReal: boolean }): Promise<{ brand: string; publicUrl: string }>;
    /** @throws ToolError `not-found` with the posts that there are. */
    loadPost(slug: string): Promise<LetterPost>;
    clock: Clock;
    /** Sends what is due, as the site does. Resolves with whether there is a mail server to send it. */
    sendDue(onMail: (news: MailNews) => void): Promise<boolean>;
  };
}

const USAGE = 'send-post takes the name of a post, as in its address, and --dry-run.';

/** Milliseconds between two lines about how far it is. */
const TELL_EVERY = 5_000;

/**
 * `clearkit send-post <slug> [--dry-run]`: a post as a letter to each confirmed subscriber who has not got it.
 *
 * @throws ToolError `invalid-input` for other arguments, `not-found` for no such post, `not-configured`, `busy`.
 */
export async function runSendPost(args: readonly string[], world: SendPostWorld): Promise<void> {
  const { slug, isDry } = readArguments(args);
  const { letters, signal } = world;
  const post = await letters.loadPost(slug);
  const sender = await letters.sender({ isForReal: !isDry });
  const store = await world.openStore();
  const { queued, missing } = await store.letters.progress(slug);
  if (isDry)
    return world.write(
      `${rehearsal(post, sender)}\n---\nTo be sent: ${letterCount(missing)}. Had it before: ${queued}.\n`,
    );

  const tell = teller(world);
  const total = await queuePost(post, {
    store,
    sender,
    signal,
    clock: letters.clock,
    onProgress: (count) => tell(`In the outbox: ${count} of ${missing}`),
  });
  world.write(`In the outbox: ${letterCount(total)}. Had it before: ${queued}.\n`);
  if (signal.aborted) return;
  await deliver(world, store);
}

/** The site sends what is in the outbox, and so does this command while it runs. */
async function deliver({ letters, write, writeError }: SendPostWorld, store: Store): Promise<void> {
  const tell = teller({ writeError });
  const tally = { sent: 0, postponed: 0, 'given up': 0 };
  const hasServer = await letters.sendDue(({ became }) => {
    tally[became] += 1;
    tell(`Sent: ${tally.sent}`);
  });
  const { waiting, failed } = await store.mails.count();
  if (!hasServer) return write('SMTP_URL is not set here: the site sends them where it is set there.\n');
  write(`Sent by this command: ${tally.sent}. Waiting: ${waiting}. Given up: ${failed}.\n`);
  if (waiting > 0) write('What waits is sent by the site while it runs, or by this command the next time.\n');
  if (failed > 0) write('See "clearkit mails --state failed".\n');
}

function readArguments(args: readonly string[]): { slug: string; isDry: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [slug, ...others] = positionals;
    if (slug !== undefined && others.length === 0) return { slug, isDry: values['dry-run'] ?? false };
  } catch (cause) {
    throw new ToolError('invalid-input', USAGE, { cause });
  }
  throw new ToolError('invalid-input', USAGE);
}

/** The letter as somebody would get it; its link to leave is nobody's. */
function rehearsal(post: LetterPost, sender: { brand: string; publicUrl: string }): string {
  const nobody = { id: '0'.repeat(16), email: 'reader@example.com', subscribedAt: 0, state: 'confirmed' } as const;
  const { subject, text } = postLetter(nobody, post, { ...sender, secret: '00'.repeat(32), at: 0 });
  return `Subject: ${subject}\n\n${text}`;
}

function teller({ writeError }: Pick<SendPostWorld, 'writeError'>): (line: string) => void {
  let told = performance.now();
  return (line) => {
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    writeError(line);
  };
}

function letterCount(count: number): string {
  return count === 1 ? '1 letter' : `${count} letters`;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '#content/site';
import type { NewsletterPost } from '#features/newsletter/post-email.ts';
import { type MailNews, sendDue } from '#features/outbox/send-due.ts';
import { ToolError } from '#kit/tool-error';
import { isSlug } from '#lib/slug';
import { readingTime } from '#lib/text/reading-time';
import { systemClock } from '#ports/clock/system';
import type { Store } from '#ports/store/port';
import { readPost } from '#web/front-matter.server.ts';
import { readSettings } from './read-settings.ts';

const POSTS = join(import.meta.dirname, '../../content/blog');

/** Paragraphs of a post that its email begins with. */
const OPENING = 2;

/** Milliseconds that a mail which is being sent gets when the command is interrupted. */
const GRACE = 5_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** A post as its file says it. @throws ToolError `not-found` with the posts that there are. */
export async function loadPost(slug: string): Promise<NewsletterPost> {
  const names = (await readdir(POSTS)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
  if (!isSlug(slug) || !names.includes(slug)) {
    throw new ToolError('not-found', `There is no post of that name. The posts are: ${names.sort().join(', ')}.`);
  }
  const { matter, body } = readPost(`content/blog/${slug}.md`, await readFile(join(POSTS, `${slug}.md`), 'utf8'));
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return {
    slug,
    title: matter.title,
    description: matter.description,
    opening: opening(body),
    minutes: readingTime(words),
  };
}

/** The paragraphs before the first heading, list, picture or code, as plain text. */
function opening(body: string): string[] {
  const blocks = body.trim().split(/\n{2,}/);
  const end = blocks.findIndex((block) => /^(?:#|[-*+>|`<!]|\d+\.)/.test(block));
  return blocks.slice(0, end === -1 ? OPENING : Math.min(end, OPENING)).map(plain);
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ');
}

/** How the site is called, and its own address. @throws ToolError `not-configured` where emails would lead nowhere. */
export function newsletterSender(environment: Environment, { isForReal }: { isForReal: boolean }) {
  const { publicUrl } = readSettings(environment);
  if (isForReal && !environment.PUBLIC_URL?.trim()) {
    throw new ToolError('not-configured', 'PUBLIC_URL is not set: the links of the emails would lead to this machine.');
  }
  return { brand: site.brand, publicUrl };
}

interface DueOptions {
  environment: Environment;
  store: Store;
  signal: AbortSignal;
  onMail: (news: MailNews) => void;
}

/** Sends what is due. Resolves with whether there is a mail server to send it. */
export async function sendWhatIsDue({ environment, store, signal, onMail }: DueOptions): Promise<boolean> {
  const { mail, contactTo, publicUrl } = readSettings(environment);
  if (!mail) return false;
  const { createSmtpMailer } = await import('#ports/mailer/smtp');
  const mailer = createSmtpMailer({ ...mail, greetAs: new URL(publicUrl).hostname });
  const ending = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => ending.abort(), GRACE).unref(), { once: true });
  try {
    const sending = { mails: store.mails, mailer, clock: systemClock, contactTo, onMail };
    await sendDue(sending, ending.signal, () => signal.aborted);
    return true;
  } finally {
    await mailer.close();
  }
}

import { layOutMail } from '#features/mail-layout.ts';
import { mailHeaders } from '#features/outgoing-mail.ts';
import type { NewMail, Subscriber } from '#ports/store/port';
import type { NewsletterSender } from './confirm-mail.ts';
import { unsubscribeLink } from './links.ts';

/** A post of the blog, as far as an email tells of it. */
export interface NewsletterPost {
  slug: string;
  title: string;
  description: string;
  /** How it begins: paragraphs of plain text. */
  opening: readonly string[];
  /** Minutes it takes to read. */
  minutes: number;
}

/** A post as an email to one subscriber, with the way to leave in its head and at its end. `at`: milliseconds since 1970-01-01 UTC. */
export function postEmail(
  subscriber: Subscriber,
  post: NewsletterPost,
  sender: NewsletterSender & { at: number },
): NewMail {
  const { brand, publicUrl, at } = sender;
  const unsubscribeUrl = unsubscribeLink(subscriber.id, sender);
  const parts = [
    `New on the ${brand} blog: ${post.title}`,
    post.description,
    ...post.opening,
    { press: `Read on (${post.minutes} min)`, url: `${publicUrl}/blog/${post.slug}` },
    { small: `You get this email because ${subscriber.email} is subscribed to the newsletter of ${brand}.` },
    { small: 'Unsubscribe', url: unsubscribeUrl },
  ];
  return {
    to: subscriber.email,
    subject: post.title,
    ...layOutMail(post.title, parts),
    headers: { [mailHeaders.unsubscribe]: `<${unsubscribeUrl}>` },
    queuedAt: at,
  };
}

import { layOutMail } from '#features/mail-layout.ts';
import { mailHeaders } from '#features/outgoing-mail.ts';
import type { NewMail, Subscriber } from '#ports/store/port';
import type { LetterSender } from './confirm-mail.ts';
import { unsubscribeLink } from './links.ts';

/** A post of the blog, as far as a letter tells of it. */
export interface LetterPost {
  slug: string;
  title: string;
  description: string;
  /** How it begins: paragraphs of plain text. */
  opening: readonly string[];
  /** Minutes it takes to read. */
  minutes: number;
}

/** A post as a letter to one subscriber, with the way to leave in its head and at its end. `at`: milliseconds since 1970-01-01 UTC. */
export function postLetter(subscriber: Subscriber, post: LetterPost, sender: LetterSender & { at: number }): NewMail {
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

import { layOutMail } from '#features/mail-layout.ts';
import type { NewMail } from '#ports/store/port';

interface WatchNews {
  to: string;
  /** "A certificate". */
  title: string;
  target: string;
  /** What is so now, in a sentence. */
  words: string;
  isBad: boolean;
  /** What can be done, in a sentence; told when it is bad. */
  fix: string;
  /** Where it is looked at more closely. */
  link: string;
}

/** The email about a change: once, with what to do. */
export function watchMail(
  { to, title, target, words, isBad, fix, link }: WatchNews,
  { brand, publicUrl, now }: { brand: string; publicUrl: string; now: number },
): NewMail {
  const subject = `${isBad ? 'Please look' : 'All is well'}: ${target}`;
  const parts = [
    `${brand} watches for you: ${title}, ${target}.`,
    { quote: words },
    ...(isBad ? [fix] : []),
    { press: isBad ? 'Look at it' : 'See its history', url: link },
    {
      small: 'You are told of changes, once each. What is watched is paused or ended in your account',
      url: `${publicUrl}/account#watches`,
    },
  ];
  return { to, subject, ...layOutMail(subject, parts), queuedAt: now };
}

import { useLocation } from 'react-router';
import { site } from '#content/site';
import { LinkAnswered } from '#features/newsletter/link-answered.tsx';
import { lastPart, linkAnswers } from '#features/newsletter/link-words.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/newsletter-answer';

// One module for all: the last part of the address says what came of the press.

export function meta({ location: { pathname }, matches }: Route.MetaArgs) {
  const answer = answerAt(pathname);
  const { title, text } = linkAnswers[answer];
  const path = `/newsletter/${answer}`;
  return pageMeta({
    title: `${title} - ${site.brand}`,
    description: text,
    path,
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function NewsletterAnswer() {
  return <LinkAnswered answer={answerAt(useLocation().pathname)} />;
}

function answerAt(path: string) {
  const part = lastPart(path);
  return part === 'confirmed' || part === 'unsubscribed' ? part : 'link';
}

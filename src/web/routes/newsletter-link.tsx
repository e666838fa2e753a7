import { useLocation } from 'react-router';
import { site } from '#content/site';
import { LinkForm } from '#features/newsletter/link-form.tsx';
import { lastPart, linkPages } from '#features/newsletter/link-words.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/newsletter-link';

// One module for both: the last part of the address says what the link is for.

export function meta({ location: { pathname }, matches }: Route.MetaArgs) {
  const { title, lead } = linkPages[pageAt(pathname)];
  const page = `/newsletter/${pageAt(pathname)}`;
  return pageMeta({
    title: `${title} - ${site.brand}`,
    description: lead,
    path: page,
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function NewsletterLink() {
  const page = pageAt(useLocation().pathname);
  return <LinkForm key={page} page={page} />;
}

function pageAt(path: string) {
  return lastPart(path) === 'confirm' ? 'confirm' : 'unsubscribe';
}

import { site } from '#content/site';
import { AccountPage } from '../account-page.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/signup';

const title = 'Sign up free';
const lead =
  'Accounts are not open on this site yet. You need none: every tool is free and complete without signing up.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `${title} - ${site.brand}`,
    description: lead,
    path: '/signup',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function SignUp() {
  return <AccountPage title={title} lead={lead} />;
}

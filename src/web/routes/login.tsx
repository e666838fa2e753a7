import { site } from '#content/site';
import { AccountPage } from '../account-page.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/login';

const title = 'Log in';
const lead = 'Accounts are not open on this site yet, so there is nothing to log in to. No tool needs one.';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `${title} - ${site.brand}`,
    description: lead,
    path: '/login',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function LogIn() {
  return <AccountPage title={title} lead={lead} />;
}

import { site } from '#content/site';
import { AccountScreen } from '#features/accounts/account-screen.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/account';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Your account - ${site.brand}`,
    description: 'Saved options, API keys, passkeys, sessions, password and address of your account.',
    path: '/account',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function Account() {
  return <AccountScreen />;
}

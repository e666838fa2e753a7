import { site } from '#content/site';
import { AdminScreen } from '#features/accounts/admin-screen.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/admin';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Admin - ${site.brand}`,
    description: 'For the administrators of the site: messages, addresses, use, sources and bounds.',
    path: '/admin',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function Admin() {
  return <AdminScreen />;
}

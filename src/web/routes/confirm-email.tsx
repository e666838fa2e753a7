import { site } from '#content/site';
import { ConfirmEmail } from '#features/accounts/confirm-email.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/confirm-email';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Confirm the address of your account - ${site.brand}`,
    description: 'Confirm that an address belongs to your account.',
    path: '/confirm-email',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function ConfirmAddress() {
  return <ConfirmEmail />;
}

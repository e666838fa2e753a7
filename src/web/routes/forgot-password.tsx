import { site } from '#content/site';
import { ForgotPasswordForm } from '#features/accounts/password-forms.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/forgot-password';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `A new password - ${site.brand}`,
    description: 'Ask for a link with which you choose a new password.',
    path: '/forgot-password',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function ForgotPassword() {
  return <ForgotPasswordForm />;
}

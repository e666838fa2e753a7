import { site } from '#content/site';
import { ResetPasswordForm } from '#features/accounts/password-forms.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reset-password';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Choose a new password - ${site.brand}`,
    description: 'Choose a new password with the link of a letter.',
    path: '/reset-password',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function ResetPassword() {
  return <ResetPasswordForm />;
}

import { site } from '#content/site';
import { SignUpForm } from '#features/accounts/sign-up-form.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/signup';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Sign up free - ${site.brand}`,
    description:
      'Open a free account: favourites, recent tools and saved options on every device, and keys for the API. No tool needs one.',
    path: '/signup',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function SignUp() {
  return <SignUpForm />;
}

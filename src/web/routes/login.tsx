import { site } from '#content/site';
import { LogInForm } from '#features/accounts/log-in-form.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/login';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Log in - ${site.brand}`,
    description: 'Log in to an account that carries your favourites, saved options and API keys. No tool needs one.',
    path: '/login',
    origin: originOf(matches),
    unlisted: true,
  });
}

export default function LogIn() {
  return <LogInForm />;
}

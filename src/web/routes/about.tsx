import { Link } from 'react-router';
import { site } from '#content/site';
import { Icon } from '#ui/icon';
import { PageHead } from '#ui/page-head';
import { originOf, pageMeta } from '../page-meta.ts';
import { loadAboutPage } from '../pages.server.tsx';
import { loadStandingText, StandingText } from '../standing-text.tsx';
import type { Route } from './+types/about';

export function loader() {
  return loadAboutPage();
}

/** On the way from another page, with its text. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), loadStandingText('page-about', '/about')]);
  return page;
}

export function meta({ loaderData: { page }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: page.title,
    description: page.description,
    path: '/about',
    origin: originOf(matches),
    trail: { crumbs: [], here: page.title },
  });
}

export default function About({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={page.title} crumbs={[]} />
      <div className="mx-auto max-w-6xl px-4 pt-10 pb-16 sm:px-6">
        <StandingText id="page-about" className="" />
        <p className="mt-12 flex flex-wrap gap-3">
          <a className="button" href={`mailto:${site.email}`}>
            <Icon name="mail" /> {site.email}
          </a>
          <Link className="button-quiet min-h-11 px-4 text-base" to="/tools">
            Explore Tools
          </Link>
        </p>
      </div>
    </>
  );
}

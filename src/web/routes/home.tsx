import { site } from '#content/site';
import { Hero } from '../home/hero.tsx';
import { loadHome } from '../home/home.server.tsx';
import { ToolCategories } from '../home/tool-categories.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import { loadStandingText, StandingText } from '../standing-text.tsx';
import type { Route } from './+types/home';

export function loader() {
  return loadHome();
}

/** On the way from another page, with the sections beneath the tools. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [home] = await Promise.all([serverLoader(), loadStandingText('home-more', '/')]);
  return home;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: site.defaultTitle, description: site.description, path: '/', origin: originOf(matches) });
}

export default function Home({ loaderData: { groups, ...hero } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...hero} />
      <ToolCategories groups={groups} />
      <StandingText id="home-more" className="" />
    </>
  );
}

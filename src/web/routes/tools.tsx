import { site } from '#content/site';
import { catalogue } from '../catalogue.server.ts';
import { Directory } from '../directory/directory.tsx';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/tools';

export function loader() {
  return { tools: catalogue() };
}

/** The list is the same whatever the filter. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: `Free SEO Tools - ${site.brand}`,
    description:
      'Every free tool of this site: text and SEO writing, images, domains and conversion. No account, no advertisements.',
    path: '/tools',
    origin: originOf(matches),
    trail: { crumbs: [], here: 'Tools' },
  });
}

export default function Tools({ loaderData: { tools } }: Route.ComponentProps) {
  return <Directory tools={tools} />;
}

import { site } from '#content/site';
import { ToolGrid } from '#ui/tool-tile';
import { catalogue } from '../catalogue.server.ts';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/tools';

export function loader() {
  return { tools: catalogue().map(({ slug, title, summary, icon, color }) => ({ slug, title, summary, icon, color })) };
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
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6">
      <h1 className="text-3xl font-bold sm:text-4xl">Free SEO Tools</h1>
      <p className="mt-2 mb-8 text-lg text-muted">
        Every tool answers on its page, over the API, on the command line and to AI agents.
      </p>
      <ToolGrid tools={tools} />
    </div>
  );
}

import { homeGroups, reasons, site, statistics, testimonials, usersClaim } from '#content/site';
import { publicUrlPlaceholder } from '#lib/public-url';
import { catalogue } from '../catalogue.server.ts';
import { fourWays } from '../home/four-ways.ts';
import { Hero } from '../home/hero.tsx';
import { LastCall, Statistics, Testimonials, WhyUs } from '../home/sections.tsx';
import { ToolCategories } from '../home/tool-categories.tsx';
import { countOfTools, toolGroups } from '../home/tool-groups.ts';
import { originOf, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home';

// All words come as data: the page's HTML holds them already, so they weigh next to nothing beside it, unlike in a script.
export function loader() {
  const tools = catalogue();
  const count = { id: 'tools', value: countOfTools(tools.length), label: 'Free tools' };
  return {
    count: tools.length,
    groups: toolGroups(homeGroups, tools),
    reasons,
    fourWays: fourWays(publicUrlPlaceholder),
    usersClaim,
    statistics: [{ ...count, description: 'Each with its method explained' }, ...statistics],
    testimonials,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: site.defaultTitle, description: site.description, path: '/', origin: originOf(matches) });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero count={loaderData.count} />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <ToolCategories groups={loaderData.groups} />
        <WhyUs reasons={loaderData.reasons} fourWays={loaderData.fourWays} />
      </div>
      <Statistics claim={loaderData.usersClaim} statistics={loaderData.statistics} />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <Testimonials testimonials={loaderData.testimonials} />
        <LastCall count={loaderData.count} />
      </div>
    </>
  );
}

import { homeGroups, promise, reasons, site, statistics, testimonials, usersClaim } from '#content/site';
import { publicUrlPlaceholder } from '#lib/public-url';
import { catalogue } from '../catalogue.server.ts';
import { fourWays } from '../home/four-ways.ts';
import { Hero } from '../home/hero.tsx';
import { needGroups } from '../home/needs.ts';
import { LastCall, Statistics, Testimonials, WhyUs } from '../home/sections.tsx';
import { ToolCategories } from '../home/tool-categories.tsx';
import { countOfTools, toolGroups } from '../home/tool-groups.ts';
import { definePage } from '../site/page.tsx';

export default definePage({
  load() {
    const tools = catalogue();
    return { count: tools.length, groups: toolGroups(homeGroups, tools), needs: needGroups(tools, site.namedFirst) };
  },
  meta: () => ({ title: site.defaultTitle, description: site.description }),
  Page({ count, groups, needs }) {
    const counted = { id: 'tools', value: countOfTools(count), label: 'Free tools' };
    const figures = [{ ...counted, description: 'Each with its method explained' }, ...statistics];
    return (
      <>
        <Hero title={promise.title} lead={`${count} ${count === 1 ? 'tool' : 'tools'} ${promise.lead}`} />
        <ToolCategories groups={groups} needs={needs} />
        <WhyUs reasons={reasons} fourWays={fourWays(publicUrlPlaceholder)} />
        <Statistics claim={usersClaim} statistics={figures} />
        <Testimonials testimonials={testimonials} />
        <LastCall count={count} />
      </>
    );
  },
});

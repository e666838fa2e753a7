import { homeGroups, promise, reasons, site, statistics, testimonials, usersClaim } from '#content/site';
import { publicUrlPlaceholder } from '#lib/public-url';
import { catalogue } from '../catalogue.server.ts';
import { callExamples } from '../home/call-examples.ts';
import { goalGroups } from '../home/goal-groups.ts';
import { Hero } from '../home/hero.tsx';
import { LastCall, Statistics, Testimonials, WhyUs } from '../home/sections.tsx';
import { ToolCategories } from '../home/tool-categories.tsx';
import { countOfTools, toolGroups } from '../home/tool-groups.ts';
import { definePage } from '../site/page.tsx';

export default definePage({
  load() {
    const tools = catalogue();
    return { count: tools.length, groups: toolGroups(homeGroups, tools), needs: goalGroups(tools, site.namedFirst) };
  },
  meta: () => ({ title: site.defaultTitle, description: site.description }),
  Page({ count, groups, needs }) {
    const counted = { id: 'tools', value: countOfTools(count), label: 'Free tools' };
    const figures = [{ ...counted, description: 'Each with its method explained' }, ...statistics];
    return (
      <>
        <Hero title={promise.title} lead={`${count} ${count === 1 ? 'tool' : 'tools'} ${promise.lead}`} />
        <ToolCategories groups={groups} needs={needs} />
        <WhyUs reasons={reasons} callExamples={callExamples(publicUrlPlaceholder)} />
        <Statistics claim={usersClaim} statistics={figures} />
        <Testimonials testimonials={testimonials} />
        <LastCall count={count} />
      </>
    );
  },
});

import { renderToStaticMarkup } from 'react-dom/server';
import { homeGroups, promise, reasons, statistics, testimonials, usersClaim } from '#content/site';
import { publicUrlPlaceholder } from '#lib/public-url';
import { catalogue } from '../catalogue.server.ts';
import { standingTexts } from '../standing-text.tsx';
import { fourWays } from './four-ways.ts';
import { samples } from './samples.ts';
import { LastCall, Statistics, Testimonials, WhyUs } from './sections.tsx';
import { countOfTools, toolGroups } from './tool-groups.ts';

/**
 * What the home page gets. Sections in which nothing moves are put where the page draws them: they stand in its HTML
 * once, and neither in its scripts nor in its data. Words come as data: beside the same words in the HTML they weigh nothing.
 */
export function loadHome() {
  const tools = catalogue();
  const count = tools.length;
  const counted = { id: 'tools', value: countOfTools(count), label: 'Free tools' };
  const figures = [{ ...counted, description: 'Each with its method explained' }, ...statistics];
  standingTexts.set(
    'home-more',
    renderToStaticMarkup(
      <>
        <WhyUs reasons={reasons} fourWays={fourWays(publicUrlPlaceholder)} />
        <Statistics claim={usersClaim} statistics={figures} />
        <Testimonials testimonials={testimonials} />
        <LastCall count={count} />
      </>,
    ),
  );
  const lead = `${count} ${count === 1 ? 'tool' : 'tools'} ${promise.lead}`;
  return { title: promise.title, lead, samples, groups: toolGroups(homeGroups, tools) };
}

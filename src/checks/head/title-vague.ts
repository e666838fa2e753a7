import { defineCheck } from '#kit/check';
import { fixTitle } from '#lib/page/meta-fields';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

const nothingSaid =
  /^(?:untitled(?: document| page)?|document|home ?page|home|index|new page|page title|title|react app|vite app)$/i;

export default defineCheck({
  title: 'The title says what the page is about',
  failed: 'The title says nothing about the page',
  severity: 'warning',
  why: 'People choose a search result by its title. A title such as “Home” or “Untitled” gives them no reason to click.',
  source: sources.titles,
  looksAt: ['head', 'document'],
  judge: ({
    head: {
      titles: [title = ''],
      titlePlaces,
    },
  }) => {
    if (title === '') return 'does-not-apply';
    return nothingSaid.test(title)
      ? [{ detail: `The title ${quoted(title)} does not say what the page is about.`, where: titlePlaces }]
      : 'passed';
  },
  fix: fixTitle,
  cases: {
    passes: '<title>Brewing green tea without bitterness</title>',
    fails: '<title>Untitled</title>',
    doesNotApply: '<p>No title',
  },
});

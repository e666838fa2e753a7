import { defineCheck } from '#kit/check';
import { fixTitle } from '#lib/page/meta-fields';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

const nothingSaid =
  /^(?:untitled(?: document| page)?|document|home ?page|home|index|new page|page title|title|react app|vite app)$/i;

/** What a program writes that makes pages of files. */
const fileName = /^\S{1,100}\.(?:html?|php|aspx?|jsp|docx?|pdf|indd|psd)$/i;

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
    document,
  }) => {
    if (title === '') return 'does-not-apply';
    const { hostname } = new URL(document.url);
    const isAddress = fileName.test(title) || title.toLowerCase() === hostname.replace(/^www\./, '');
    return nothingSaid.test(title) || isAddress
      ? [{ detail: `The title ${quoted(title)} does not say what the page is about.`, where: titlePlaces }]
      : 'passed';
  },
  fix: fixTitle,
  cases: {
    passes: '<title>Brewing green tea without bitterness</title>',
    fails: ['<title>Untitled</title>', '<title>product_204.html</title>', '<title>Example.com</title>'],
    doesNotApply: '<p>No title',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Words of a page that is empty but for its frame. */
const FEW = 30;

export default defineCheck({
  title: 'The text is there without JavaScript',
  failed: 'The text needs JavaScript',
  severity: 'warning',
  why: 'Most AI crawlers do not run JavaScript: they only see the text in the HTML that the server sends.',
  source: {
    name: 'Google: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  looksAt: ['text', 'resources', 'links', 'pictures'],
  judge: ({ text: { words }, resources: { scripts }, links, pictures }) => {
    if (scripts.length === 0) return 'does-not-apply';
    // A short page that leads somewhere or shows something is a page.
    return words >= FEW || links.length > 2 || pictures.length > 0
      ? 'passed'
      : [
          {
            detail: `The HTML that the server sends has ${counted(words, 'word')} and ${counted(scripts.length, 'script')}.`,
          },
        ];
  },
  fix: 'Make the server send the text: use server-side rendering or static pages.',
  cases: {
    passes:
      '<script src=a.js></script><p>green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea ',
    fails: '<div id=root></div><script src="/app.js"></script>',
    doesNotApply: '<p>x',
  },
});

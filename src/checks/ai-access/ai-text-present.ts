import { defineCheck } from '#kit/check';

/** Words of a page that is empty but for its frame. */
const FEW = 30;

export default defineCheck({
  title: 'The text is there without scripts',
  failed: 'The text is made by scripts',
  severity: 'warning',
  why: 'Most AI crawlers run no scripts: what is not in the page that the server sends does not exist for them.',
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
            detail: `The page as it is sent has ${words} words and ${scripts.length} ${scripts.length === 1 ? 'script' : 'scripts'}.`,
          },
        ];
  },
  fix: 'Let the server send the text: by rendering on the server, or as pages made ahead of time.',
  cases: {
    passes:
      '<script src=a.js></script><p>green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea ',
    fails: '<div id=root></div><script src="/app.js"></script>',
    doesNotApply: '<p>x',
  },
});

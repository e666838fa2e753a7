import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

/** Words of a page that is empty but for its frame. */
const FEW = 30;

export default defineCheck({
  title: 'The text is there without JavaScript',
  failed: 'The text needs JavaScript',
  severity: 'warning',
  why: 'Most AI crawlers do not run JavaScript: they only see the text in the HTML that the server sends.',
  source: sources.scripts,
  looksAt: ['text', 'resources', 'links', 'pictures', 'forms', 'document'],
  judge: ({ text: { words, area }, resources: { scripts, frames, media }, links, pictures, forms, document }) => {
    if (scripts.length === 0) return 'does-not-apply';
    // A page that leads somewhere, shows something or asks something is one, but for menus around an empty place.
    const { main = 0, h1 = 0 } = document.counts;
    const isHollow = area === 'page' && main > 0 && h1 === 0;
    const shows = pictures.length + frames.length + media.length + forms.length > 0;
    return shows || (!isHollow && (words >= FEW || links.length > 2))
      ? 'passed'
      : [
          {
            detail: isHollow
              ? `The main element of the HTML that the server sends has no text, beside ${counted(scripts.length, 'script')}.`
              : `The HTML that the server sends has ${counted(words, 'word')} and ${counted(scripts.length, 'script')}.`,
          },
        ];
  },
  fix: 'Make the server send the text: use server-side rendering or static pages.',
  cases: {
    passes:
      '<script src=a.js></script><p>green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea green tea ',
    fails: [
      '<div id=root></div><script src="/app.js"></script>',
      '<header><nav><a href=/>Tea</a><a href=/shop>Shop</a><a href=/about>About</a></nav></header><main><div id=root></div></main><script src="/app.js"></script>',
    ],
    doesNotApply: '<p>x',
  },
});

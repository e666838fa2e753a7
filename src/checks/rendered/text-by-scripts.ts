import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

/** Words of a page of which something can be said. */
const FEW = 20;

export default defineCheck({
  title: 'The text is in the HTML that the server sends',
  failed: 'Scripts write most of the text',
  severity: 'warning',
  why: 'Google reads such text later than the rest, when it has run the scripts. Most AI crawlers and previews of links run none and do not see it.',
  source: sources.scripts,
  looksAt: ['text', 'rendered'],
  judge: ({ text: { words }, rendered: { before } }) => {
    if (words < FEW) return 'does-not-apply';
    const share = before.text.words / words;
    if (share >= 0.8) return 'passed';
    const sent = `The main text has ${counted(before.text.words, 'word')} as the server sends it`;
    return [
      {
        detail: `${sent} and ${counted(words, 'word')} after scripts.`,
        ...(share >= 0.5 && { severity: 'advice', title: 'Scripts write part of the text' }),
      },
    ];
  },
  fix: 'Render the page on the server, or build it as a static page, and let scripts only add to it.',
  cases: {
    passes: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`,
    fails: [
      {
        html: '<div id=root></div><script src=/app.js></script>',
        rendered: { html: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>` },
      },
      {
        html: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(5)}</main>`,
        rendered: { html: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>` },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});

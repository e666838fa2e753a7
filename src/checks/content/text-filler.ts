import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'No filler text was left over',
  failed: 'Filler text was left over',
  severity: 'warning',
  why: 'Visitors see a page that is not finished, and search engines index words that say nothing.',
  source: {
    name: 'Google: helpful content',
    url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  },
  looksAt: ['access', 'head', 'text'],
  judge: ({ access: { traces }, head, text }) => {
    if (text.words === 0) return 'does-not-apply';
    // A page about filler text has it as an example.
    if ([...head.titles, ...head.h1].some((words) => /lorem|filler|placeholder|dummy/i.test(words)))
      return 'does-not-apply';
    const where = traces.filter(({ kind }) => kind === 'filler');
    const [first] = where;
    return first ? [{ detail: `The text has the filler ${quoted(first.found)} in it.`, where }] : 'passed';
  },
  fix: 'Write the text that belongs there, or delete the part.',
  cases: {
    passes: '<p>Green tea, brewed well.',
    fails: ['<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.', '<h2>Add your heading text here</h2>'],
    doesNotApply: '<title>Lorem ipsum generator</title><p>Lorem ipsum dolor sit amet.',
  },
});

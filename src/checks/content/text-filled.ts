import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'The templates of the text are filled in',
  failed: 'The text holds what its template should have replaced',
  severity: 'warning',
  why: 'Visitors and search engines read the names of variables in place of words.',
  source: {
    name: 'Google: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  looksAt: ['access', 'text'],
  judge: ({ access: { traces, isFilledLater }, text }) => {
    if (text.words === 0) return 'does-not-apply';
    const where = traces.filter(({ kind }) => kind === 'template');
    const [first] = where;
    if (!first) return 'passed';
    const what = `The text holds the template ${quoted(first.found)}`;
    return isFilledLater
      ? [{ severity: 'advice', detail: `${what}, which only a script in the browser fills in.`, where }]
      : [{ detail: `${what}, which nothing has replaced.`, where }];
  },
  fix: 'Correct the name of the variable, and fill in texts on the server. Show code in code elements.',
  cases: {
    passes: ['<p>Sets {a, b} and 20% off.', '<p>Write <code>{{ name }}</code> there.', '<pre>{% block %}</pre><p>x'],
    fails: ['<p>Only {{ stock.count }} left!', '<p>Dear %%first_name%%,', '<p>[object Object]'],
    doesNotApply: '<img src=a.jpg>',
  },
});

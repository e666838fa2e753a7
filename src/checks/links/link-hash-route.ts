import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Page addresses do not use a #',
  failed: 'Links lead to pages after a #',
  severity: 'warning',
  why: 'What comes after # is a position within a page. Search engines treat all of these links as the same page.',
  source: {
    name: 'Google: use the History API instead of fragments',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-history-api',
  },
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ kind }) => kind === 'internal' || kind === 'jump'),
      {
        isWrong: ({ href }) => /#!?\//.test(href),
        say: (wrong, all) =>
          `${counted(wrong.length, `link of ${all} leads`, `links of ${all} lead`)} to a page after a #.`,
        where: ({ href, text, at }) => ({ at, shown: `<a href="${href}">${text}</a>` }),
      },
    ),
  fix: 'Use the History API, and make the server answer each address.',
  cases: {
    passes: '<a href="/tea#brewing">Tea</a><a href="#top">Top</a>',
    fails: ['<a href="#/tea">Tea</a>', '<a href="/#!/tea">Tea</a>'],
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { judgeEach } from '#lib/page/judge-each';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Pages of the site have addresses without a #',
  failed: 'Links lead to pages behind a #',
  severity: 'warning',
  why: 'What comes after # is a place within one page: search engines take all of these links for the same page.',
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
        say: (wrong, all) => `${counted(wrong.length, 'link')} of ${all} lead to a page behind a #.`,
        where: ({ href, text }) => `<a href="${href}">${text}</a>`,
      },
    ),
  fix: () => ({
    words: 'Let the program use the History API, and answer each address from the server as well.',
    code: '<a href="/tea/green">Green tea</a>',
  }),
  cases: {
    passes: '<a href="/tea#brewing">Tea</a><a href="#top">Top</a>',
    fails: ['<a href="#/tea">Tea</a>', '<a href="/#!/tea">Tea</a>'],
    doesNotApply: '<p>x',
  },
});

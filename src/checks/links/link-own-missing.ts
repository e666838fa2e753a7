import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page links to other pages of its site',
  failed: 'The page links to no other page of its site',
  severity: 'warning',
  why: 'Visitors and search engines find the rest of a site by its links; a page without any is a dead end.',
  source: {
    name: 'Google: links that can be crawled',
    url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  },
  looksAt: ['links', 'text'],
  judge: ({ links }) =>
    links.some(({ kind }) => kind === 'internal')
      ? 'passed'
      : [{ detail: 'No link on this page leads to another page of the site.' }],
  fix: () => ({
    words: 'Link to the start page and to pages about the same topic.',
    code: '<a href="/">Start page</a>',
  }),
  cases: {
    passes: '<a href=/tea>Tea</a>',
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

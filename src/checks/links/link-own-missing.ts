import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page links to other pages of its site',
  failed: 'The page links to no other page of its site',
  severity: 'warning',
  why: 'Visitors and search engines find the rest of a site through links. A page without links is a dead end.',
  source: sources.links,
  looksAt: ['links', 'text'],
  judge: ({ links }) =>
    links.some(({ kind }) => kind === 'internal')
      ? 'passed'
      : [{ detail: 'No link on this page leads to another page of the site.' }],
  fix: 'Link to the home page and to pages on the same topic.',
  cases: {
    passes: '<a href=/tea>Tea</a>',
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

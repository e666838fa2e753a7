import { defineCheck } from '#kit/check';
import { escapeMarkup } from '#lib/markup';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page has a main heading',
  failed: 'The page has no main heading',
  severity: 'warning',
  why: 'The main heading says at once what the page is about, to people, to screen readers and to search engines that look for a title.',
  source: sources.headings,
  looksAt: ['head', 'document'],
  judge: ({ head: { h1 } }) => (h1.length === 0 ? [{ detail: 'The page has no main heading (h1).' }] : 'passed'),
  fix: ({
    head: {
      titles: [title],
    },
  }) => ({
    words: 'Make the line that names the page its h1, above the text.',
    code: `<h1>${escapeMarkup(title ?? '') || 'What this page is about'}</h1>`,
  }),
  cases: {
    passes: '<h1>Green tea</h1>',
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

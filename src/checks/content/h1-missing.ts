import { defineCheck } from '#kit/check';
import { escapeMarkup } from '#lib/markup';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page has a main heading',
  failed: 'The page has no main heading',
  severity: 'warning',
  why: 'The main heading tells visitors, screen readers and search engines what the page is about.',
  source: sources.headings,
  looksAt: ['head', 'document'],
  judge: ({ head: { h1 } }) => (h1.length === 0 ? [{ detail: 'The page has no main heading (h1).' }] : 'passed'),
  fix: ({
    head: {
      titles: [title],
    },
  }) => ({
    words: 'Make the line above the text that names the page an h1.',
    ...(title && { code: `<h1>${escapeMarkup(title)}</h1>`, goes: 'body' }),
  }),
  cases: {
    passes: '<h1>Green tea</h1>',
    fails: ['<p>x', '<title>Brewing green tea</title><p>x'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

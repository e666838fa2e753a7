import { defineCheck } from '#kit/check';
import { metaContent } from '#lib/page/head';

export default defineCheck({
  title: 'The page fits itself to phones',
  failed: 'The page does not fit itself to phones',
  severity: 'warning',
  why: 'Without it phones draw the page as wide as on a desk, and tiny. Google judges pages by their form on phones.',
  source: {
    name: 'Google: mobile-first indexing',
    url: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
  },
  looksAt: ['head'],
  judge: ({ head }) => {
    const content = metaContent(head, 'viewport').toLowerCase();
    if (content === '') {
      return [
        {
          title: 'There is no viewport tag',
          detail: 'There is no viewport tag: phones draw the page as wide as on a desk, and tiny.',
        },
      ];
    }
    return /width\s*=\s*device-width|initial-scale/.test(content)
      ? 'passed'
      : [{ detail: 'The viewport tag does not say width=device-width, so the page does not fit itself to phones.' }];
  },
  fix: () => ({
    words: 'Put this line into the head, in place of the one that is there.',
    code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  }),
  cases: {
    passes: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    fails: ['<p>x', '<meta name=viewport content="width=980">'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

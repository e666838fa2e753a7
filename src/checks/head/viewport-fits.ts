import { defineCheck } from '#kit/check';
import { metaContent, metasNamed } from '#lib/page/head';

export default defineCheck({
  title: 'The page adapts to phones',
  failed: 'The page does not adapt to phones',
  severity: 'warning',
  most: 79,
  why: 'Without it, phones show the desktop page in tiny print. Google evaluates the phone version of a page.',
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
          detail: 'There is no viewport tag, so phones show the desktop page in tiny print.',
          where: metasNamed(head, 'viewport'),
        },
      ];
    }
    return /width\s*=\s*device-width|initial-scale/.test(content)
      ? 'passed'
      : [
          {
            detail: 'The viewport tag does not say width=device-width, so the page does not adapt to phones.',
            where: metasNamed(head, 'viewport'),
          },
        ];
  },
  fix: () => ({
    words: 'Put this line into the head and remove the old one.',
    code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    goes: 'head',
  }),
  cases: {
    passes: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    fails: ['<p>x', '<meta name=viewport content="width=980">'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { linksOf } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'The page names its icon',
  failed: 'The icon is missing or cannot be found',
  severity: 'advice',
  why: 'The icon is shown next to the page in search results on phones, in browser tabs and in bookmarks.',
  source: { name: 'Google: favicons', url: 'https://developers.google.com/search/docs/appearance/favicon-in-search' },
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    const icons = linksOf(head, 'icon');
    if (icons.length === 0)
      return [{ title: 'The page names no icon', detail: 'The page names no icon, so browsers try /favicon.ico.' }];
    const broken = icons.find(({ href }) => href === '' || !URL.canParse(href, document.base));
    return broken
      ? [
          {
            severity: 'error',
            detail: `The address of the icon, ${quoted(broken.href)}, is malformed.`,
            where: [broken],
          },
        ]
      : 'passed';
  },
  fix: 'Put a square picture, at least 48 pixels wide, on your server, and link to it in the head of every page with rel="icon".',
  cases: {
    passes: '<link rel=icon href=/icon.svg>',
    fails: ['<p>x', '<link rel=icon href="">'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

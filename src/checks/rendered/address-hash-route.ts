import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Scripts keep the page out of the part after #',
  failed: 'Scripts put the page after a #',
  severity: 'warning',
  why: 'What comes after # is a position within a page. Search engines treat all pages that differ only in it as one.',
  source: {
    name: 'Google: use the History API instead of fragments',
    url: `${sources.scripts.url}#use-history-api`,
  },
  looksAt: ['rendered'],
  judge: ({ rendered: { url } }) => {
    const hash = URL.parse(url)?.hash ?? '';
    return /^#!?\//.test(hash)
      ? [
          {
            detail: `After its scripts, the page is at ${url.slice(0, 300)}`.replace(/\.?$/, '.'),
            where: [hash.slice(0, 200)],
          },
        ]
      : 'passed';
  },
  fix: 'Use the History API, and make the server answer each address.',
  cases: {
    passes: ['<p>Tea', { html: '<p>Tea', rendered: { url: 'https://example.com/page#brewing' } }],
    fails: [
      { html: '<p>Tea', rendered: { url: 'https://example.com/page#/tea' } },
      { html: '<p>Tea', rendered: { url: 'https://example.com/page#!/tea' } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { addressFault } from '#lib/page/quoted';

export default defineCheck({
  title: 'The addresses of the versions are complete',
  failed: 'An address of a version is not complete',
  severity: 'error',
  why: 'Search engines take only complete addresses for versions in other languages.',
  source: {
    name: 'Google: localized versions',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  },
  looksAt: ['head'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    return [...new Set(alternates.flatMap(({ href }) => addressFault('hreflang', href) ?? []))]
      .slice(0, 20)
      .map((detail) => ({ detail }));
  },
  fix: ({ head: { alternates } }) => ({
    words: 'Every version names all versions, itself included, each with a complete address.',
    code: alternates
      .slice(0, 20)
      .map(
        ({ lang, url, href }) => `<link rel="alternate" hreflang="${lang.replaceAll('_', '-')}" href="${url || href}">`,
      )
      .join('\n'),
  }),
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: '<link rel=alternate hreflang=de href="/de">',
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { escapeMarkup } from '#lib/markup';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'There is a version for all other languages',
  failed: 'There is no version for all other languages',
  severity: 'advice',
  why: 'The x-default address is for visitors whose language has no version of its own.',
  source: sources.versions,
  looksAt: ['head', 'document'],
  judge: ({ head: { alternates } }) => {
    if (alternates.length === 0) return 'does-not-apply';
    return alternates.some(({ lang }) => lang.toLowerCase() === 'x-default')
      ? 'passed'
      : [
          {
            detail: 'There is no x-default version, for visitors of all other languages.',
            where: alternates.slice(-1),
          },
        ];
  },
  fix: ({ head: { alternates } }) => {
    const english = alternates.find(({ lang, url }) => /^en\b/i.test(lang) && url !== '');
    return {
      words: 'Choose a version of this page for everyone else, usually the English one or a language menu.',
      ...(english && {
        code: `<link rel="alternate" hreflang="x-default" href="${escapeMarkup(english.url)}">`,
        goes: 'head',
      }),
    };
  },
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: [
      '<link rel=alternate hreflang=de href="https://example.com/de">',
      '<link rel=alternate hreflang=en href="https://example.com/page">',
    ],
    doesNotApply: '<p>x',
  },
});

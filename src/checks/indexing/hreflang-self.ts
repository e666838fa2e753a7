import { defineCheck } from '#kit/check';
import { escapeMarkup } from '#lib/markup';
import { baseLanguage, isLanguageTag } from '#lib/page/language-tag';
import { ownAddress } from '#lib/page/own-address';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The versions list this page too',
  failed: 'The versions do not list this page',
  severity: 'warning',
  why: 'Each version has to list all versions, including itself. Otherwise they may be ignored.',
  source: sources.versions,
  looksAt: ['head', 'document'],
  judge: ({ head: { alternates, lang }, document }) => {
    if (alternates.length === 0) return 'does-not-apply';
    const own = document.url.replace(/#.*$/s, '');
    const ownOnes = alternates.filter(({ url }) => url.replace(/#.*$/s, '') === own);
    const languages = ownOnes.map((each) => baseLanguage(each.lang)).filter((each) => each !== '');
    const declared = baseLanguage(lang);
    if (declared !== '' && languages.length > 0 && !languages.includes(declared))
      return [
        {
          title: 'The page is listed in another language than its own',
          detail: `The versions list this page as ${quoted(ownOnes[0]?.lang ?? '')}, but it declares lang=${quoted(lang)}.`,
          where: ownOnes,
          fix: { words: 'Correct lang or hreflang, whichever is wrong.', code: '' },
        },
      ];
    return ownOnes.length > 0
      ? 'passed'
      : [
          {
            detail: 'The versions in other languages do not list this page itself, so search engines may ignore them.',
            where: alternates,
          },
        ];
  },
  fix: ({ head: { lang, alternates }, document }) => ({
    words: 'Add this page to the list, with its own language.',
    // A language that another version has already is not this page's.
    ...(isLanguageTag(lang) &&
      !alternates.some((each) => each.lang.toLowerCase() === lang.toLowerCase()) && {
        code: `<link rel="alternate" hreflang="${lang}" href="${escapeMarkup(ownAddress(document.url))}">`,
        goes: 'head',
      }),
  }),
  cases: {
    passes:
      '<link rel=alternate hreflang=en href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de"><link rel=alternate hreflang=x-default href="https://example.com/page">',
    fails: [
      '<link rel=alternate hreflang=de href="https://example.com/de">',
      '<html lang=fr><link rel=alternate hreflang=de href="https://example.com/de">',
      '<html lang=fr><link rel=alternate hreflang=de href="https://example.com/page">',
    ],
    doesNotApply: '<p>x',
  },
});

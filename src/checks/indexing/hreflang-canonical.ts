import { defineCheck } from '#kit/check';
import { canonicalLine, ownAddress } from '#lib/page/own-address';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'A page with versions is its own canonical page',
  failed: 'A page with versions names another page as canonical',
  severity: 'warning',
  why: 'Versions in other languages only count among pages that are canonical. If this one is a copy, search engines pass over its versions.',
  source: sources.versions,
  looksAt: ['head', 'document'],
  judge: ({ head: { alternates, canonicals }, document }) => {
    const targets = new Set(canonicals.map(({ url }) => url.replace(/#.*$/s, '')));
    const [there = ''] = targets;
    if (alternates.length === 0 || there === '' || targets.size > 1) return 'does-not-apply';
    const own = document.url.replace(/#.*$/s, '');
    return there === own || there === ownAddress(own)
      ? 'passed'
      : [
          {
            detail: `The page lists versions in other languages, but its canonical page is ${quoted(there)}.`,
            where: canonicals,
          },
        ];
  },
  fix: ({ document }) => ({
    words: 'Each version names itself as canonical. If this page is a copy, remove the versions from it.',
    ...canonicalLine(document.url),
  }),
  cases: {
    passes:
      '<link rel=canonical href="https://example.com/page"><link rel=alternate hreflang=de href="https://example.com/de">',
    fails:
      '<link rel=canonical href="https://example.com/en"><link rel=alternate hreflang=de href="https://example.com/de">',
    doesNotApply: '<link rel=canonical href="https://example.com/page">',
  },
});

import { defineCheck } from '#kit/check';
import { canonicalLine, ownAddress } from '#lib/page/own-address';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page is its own canonical page',
  failed: 'The page names another page as canonical',
  severity: 'warning',
  most: 69,
  why: 'Search engines then list that page instead of this one. That is right for copies and wrong for everything else.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({ head: { canonicals }, document }) => {
    const targets = new Set(canonicals.map(({ url }) => url.replace(/#.*$/s, '')));
    const [there = ''] = targets;
    if (there === '' || targets.size > 1) return 'does-not-apply';
    const own = document.url.replace(/#.*$/s, '');
    if (there === own || there === ownAddress(own)) return 'passed';
    return own.replace(/^http:/, 'https:') === there
      ? [
          {
            ...{ severity: 'advice', most: 100 },
            title: 'The canonical address is the https:// version',
            detail: 'The canonical address is the https:// version of this page. A redirect to it would be clearer.',
            where: canonicals,
          },
        ]
      : [
          {
            detail: `The canonical address is another one, ${quoted(there)}: search engines list that page and not this one.`,
            where: canonicals,
          },
        ];
  },
  fix: ({ document }) => ({
    words:
      'If this page is a copy of that one, or only sorts or filters it, leave it as it is. Otherwise name the page itself.',
    ...canonicalLine(document.url),
  }),
  cases: {
    passes: [
      '<link rel=canonical href="https://example.com/page">',
      { url: 'https://example.com/page?utm_source=mail', html: '<link rel=canonical href="https://example.com/page">' },
    ],
    fails: '<link rel=canonical href="https://example.com/b">',
    doesNotApply: '<p>x',
  },
});

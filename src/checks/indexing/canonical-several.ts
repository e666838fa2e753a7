import { defineCheck } from '#kit/check';
import { canonicalLine, ownAddress } from '#lib/page/own-address';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'There is one canonical address',
  failed: 'There are several canonical addresses',
  severity: 'error',
  most: 69,
  why: 'If tags or headers name different addresses, search engines ignore them all.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({ head: { canonicals } }) => {
    if (canonicals.length === 0) return 'does-not-apply';
    const different = new Set(canonicals.map(({ url, href }) => url || href));
    if (different.size > 1) {
      return [
        {
          detail: `The page names ${different.size} different canonical addresses; search engines ignore them all.`,
          where: canonicals,
        },
      ];
    }
    return canonicals.length > 1
      ? [
          {
            ...{ severity: 'advice', most: 100 },
            title: 'The canonical address is repeated',
            detail: `The same canonical address is given ${canonicals.length} times. Once is enough.`,
            where: canonicals,
          },
        ]
      : 'passed';
  },
  fix: ({ head: { canonicals }, document }) => ({
    words:
      'Keep one of them: the full address that search engines should list. Often a plugin and the theme each write one.',
    // Which of several others is meant is not known, and a tag takes nothing out of a header.
    ...(canonicals.some(({ url }) => url === ownAddress(document.url)) &&
      canonicals.every(({ from }) => from === 'tag') &&
      canonicalLine(document.url)),
  }),
  cases: {
    passes: '<link rel=canonical href="https://example.com/page">',
    fails: [
      '<link rel=canonical href="https://example.com/page"><link rel=canonical href="https://example.com/b">',
      {
        html: '<link rel=canonical href="https://example.com/page">',
        headers: { link: '<https://example.com/b>; rel="canonical"' },
      },
    ],
    doesNotApply: '<p>x',
  },
});

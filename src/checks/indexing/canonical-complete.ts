import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The canonical address is a full address',
  failed: 'The canonical address is not a full address',
  severity: 'warning',
  why: 'A relative or malformed address can lead to the wrong page.',
  source: sources.duplicates,
  looksAt: ['head', 'document'],
  judge: ({
    head: {
      canonicals: [first],
    },
  }) => {
    if (!first) return 'does-not-apply';
    const { href, url } = first;
    if (url === '')
      return [
        {
          severity: 'error',
          title: 'The canonical address is malformed',
          detail: `The canonical address ${quoted(href)} is malformed.`,
          where: [first],
        },
      ];
    return [
      ...(/^https?:\/\//i.test(href)
        ? []
        : [{ detail: `The canonical address ${quoted(href)} is relative. Write the full address.`, where: [first] }]),
      ...(url.includes('#')
        ? [
            {
              title: 'The canonical address has a #',
              detail: 'The canonical address has a #. Search engines ignore it and everything after it.',
              where: [first],
            },
          ]
        : []),
    ];
  },
  fix: ({ document }) => ({
    words: 'Put one full address into the head: the one that search engines should list.',
    code: `<link rel="canonical" href="${document.url.replace(/#.*$/s, '')}">`,
  }),
  cases: {
    passes: '<link rel=canonical href="https://example.com/page">',
    fails: [
      '<link rel=canonical href=/page>',
      '<link rel=canonical href="https://exa mple/">',
      '<link rel=canonical href="https://example.com/page#top">',
    ],
    doesNotApply: '<p>x',
  },
});

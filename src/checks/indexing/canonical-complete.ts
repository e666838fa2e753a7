import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { canonicalLine, visitParameters } from '#lib/page/own-address';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';
import { isLocal } from '#lib/url/local-host';

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
    document,
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
    if (isLocal(url) && !isLocal(document.url))
      return [
        {
          ...{ severity: 'error', most: 69 },
          title: 'The canonical address is a local address',
          detail: `The canonical address ${quoted(href)} only works on the computer or network where the page was made.`,
          where: [first],
        },
      ];
    const visit = visitParameters(url);
    return [
      ...(visit.length > 0
        ? [
            {
              title: 'The canonical address belongs to one visit',
              detail: `The canonical address has ${quoted(listed(visit))} in it, which says how somebody came here, and not which page it is.`,
              where: [first],
            },
          ]
        : []),
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
  fix: ({ head: { canonicals }, document }) => ({
    words: 'Put one full address into the head: the one that search engines should list.',
    ...canonicalLine(isLocal(canonicals[0]?.url ?? '') ? document.url : canonicals[0]?.url || document.url),
  }),
  cases: {
    passes: '<link rel=canonical href="https://example.com/page">',
    fails: [
      '<link rel=canonical href=/page>',
      '<link rel=canonical href="https://exa mple/">',
      '<link rel=canonical href="http://localhost:3000/page">',
      '<link rel=canonical href="https://example.com/page#top">',
      '<link rel=canonical href="https://example.com/page?a=1&utm_source=mail&sid=4">',
    ],
    doesNotApply: '<p>x',
  },
});

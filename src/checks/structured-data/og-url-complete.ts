import { defineCheck } from '#kit/check';
import { metaContent, metasNamed } from '#lib/page/head';
import { metaLine } from '#lib/page/meta-fields';
import { ownAddress } from '#lib/page/own-address';
import { addressFault } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The og:url address is a full address',
  failed: 'The og:url address is not a full address',
  severity: 'error',
  why: 'Likes and shares are counted for the address in og:url. Networks need the full address.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    const [first] = metasNamed(head, 'og:url');
    if (!first?.content) return 'does-not-apply';
    const detail = addressFault('og:url', first.content);
    return detail ? [{ about: 'og:url', detail, where: [first] }] : 'passed';
  },
  fix: ({ head, document: { base, url } }) => ({
    words: 'Use the full address.',
    code: metaLine('property', 'og:url', ownAddress(URL.parse(metaContent(head, 'og:url'), base)?.href ?? url)),
    goes: 'head',
  }),
  cases: {
    passes:
      '<meta property="og:title" content="Tea"><meta property="og:type" content="article"><meta property="og:url" content="https://example.com/page">',
    fails: '<meta property="og:url" content="/page">',
    doesNotApply: '<p>x',
  },
});

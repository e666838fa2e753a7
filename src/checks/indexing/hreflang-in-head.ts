import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { endedBy } from '#lib/page/early-end';
import { fixVersions } from '#lib/page/fix-versions';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The language versions are in the head',
  failed: 'Language versions are in the body',
  severity: 'error',
  why: 'Search engines only read the versions in other languages in the head, in headers and in sitemaps.',
  source: sources.versions,
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    if (head.alternates.length === 0) return 'does-not-apply';
    const outside = head.alternates.filter(({ isInBody }) => isInBody);
    return outside.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(outside.length, 'hreflang tag is', 'hreflang tags are')} in the body, where search engines pass over them.${endedBy(head, document)}`,
            where: outside,
          },
        ];
  },
  fix: (facts) => ({ ...fixVersions(facts), words: 'Move these lines into the head.' }),
  cases: {
    passes: [
      '<link rel=alternate hreflang=de href="https://example.com/de"><p>x',
      { headers: { link: '<https://example.com/de>; rel="alternate"; hreflang="de"' }, html: '<p>x' },
    ],
    fails: '<body><p>x</p><link rel=alternate hreflang=de href="https://example.com/de">',
    doesNotApply: '<p>x',
  },
});

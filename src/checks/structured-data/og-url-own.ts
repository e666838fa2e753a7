import { defineCheck } from '#kit/check';
import type { PageFacts } from '#lib/page/facts';
import { metasNamed } from '#lib/page/head';
import { ownAddress } from '#lib/page/own-address';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Shares count for this page',
  failed: 'Shares count for another page',
  severity: 'warning',
  why: 'Networks show and count the page in og:url. If that is another one, its title and picture appear in place of this one’s.',
  source: sources.openGraph,
  looksAt: ['head', 'document'],
  judge: ({ head, document }) => {
    const [first] = metasNamed(head, 'og:url');
    const url = URL.parse(first?.content ?? '')?.href;
    if (!first || !url) return 'does-not-apply';
    return ownAddresses({ head, document }).includes(bare(url))
      ? 'passed'
      : [{ about: 'og:url', detail: `og:url names another page, ${quoted(first.content)}.`, where: [first] }];
  },
  fix: ({ head, document }) => ({
    words: `Write the address of this page into og:url: ${quoted(head.canonicals[0]?.url || ownAddress(document.url))}.`,
  }),
  cases: {
    passes: [
      '<meta property="og:url" content="https://example.com/page/?utm_source=x">',
      '<link rel=canonical href="https://example.com/other"><meta property="og:url" content="https://example.com/other">',
    ],
    fails: '<meta property="og:url" content="https://example.com/">',
    doesNotApply: '<p>x',
  },
});

/** Its address, and the one that it calls its own. */
function ownAddresses({ head, document }: Pick<PageFacts, 'head' | 'document'>): string[] {
  return [document.url, ...head.canonicals.map(({ url }) => url)].filter(Boolean).map(bare);
}

/** Without what does not make another page to people. */
function bare(address: string): string {
  return ownAddress(address)
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\?[^?]*$/, '')
    .replace(/\/$/, '');
}

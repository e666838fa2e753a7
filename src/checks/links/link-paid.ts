import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { PageLink } from '#lib/page/facts';
import { judgeEach } from '#lib/page/judge-each';

/** Parameters by which shops and networks pay for visitors. Source: the documentation of each. */
const paid =
  /^(?:aff|affid|aff_?id|affiliate|affiliate_?id|afid|awc|awinaffid|irclickid|irgwc|tradedoubler|tduid|partner_?id|ascsubtag|linkcode|refid|subid\d?|clickref)$/i;
const hosts =
  /(?:^|\.)(?:amzn\.to|awin1\.com|shareasale\.com|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|tkqlhce\.com|prf\.hn|sjv\.io|pxf\.io|linksynergy\.com|tradedoubler\.com|digistore24\.com|hop\.clickbank\.net)$/i;
const named = ['sponsored', 'nofollow', 'ugc'];

export default defineCheck({
  title: 'Paid links say so',
  failed: 'Paid links do not say so',
  severity: 'advice',
  why: 'Search engines ask that links for which somebody pays are marked. Links that are bought in secret may cost the site its place.',
  source: {
    name: 'Google: qualify outbound links',
    url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  },
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(links.filter(isPaid), {
      isWrong: ({ rel }) => !rel.some((each) => named.includes(each)),
      say: (wrong, all) =>
        `${counted(wrong.length, `paid link of ${all} is`, `paid links of ${all} are`)} not marked with rel="sponsored".`,
    }),
  fix: 'Add rel="sponsored" to links for which you are paid.',
  cases: {
    passes: '<a href="https://shop.example/?aff_id=7" rel=sponsored>Flour</a>',
    fails: ['<a href="https://shop.example/?aff_id=7">Flour</a>', '<a href="https://amzn.to/3abc">Flour</a>'],
    doesNotApply: '<a href="https://shop.example/flour?colour=white">Flour</a>',
  },
});

function isPaid({ kind, url }: PageLink): boolean {
  const address = kind === 'external' ? URL.parse(url) : null;
  if (!address) return false;
  if (hosts.test(address.hostname) || address.searchParams.get('utm_medium') === 'affiliate') return true;
  return address.search.length < 2_000 && [...address.searchParams.keys()].some((name) => paid.test(name));
}

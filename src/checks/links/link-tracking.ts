import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { PageLink } from '#lib/page/facts';
import { judgeEach } from '#lib/page/judge-each';
import { isTracking } from '#lib/page/own-address';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Links within the site are not tracked as campaigns',
  failed: 'Links within the site are tracked as campaigns',
  severity: 'warning',
  why: 'Parameters such as utm_source make a second address of each page, and statistics forget where the visitor really came from.',
  source: sources.addresses,
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ kind }) => kind === 'internal'),
      {
        isWrong: isCampaign,
        say: (wrong, all) =>
          `${counted(wrong.length, `link of ${all} within the site has`, `links of ${all} within the site have`)} parameters of a campaign.`,
      },
    ),
  fix: 'Remove these parameters from links to your own pages.',
  cases: {
    passes: '<a href="/tea?page=2">Tea</a>',
    fails: '<a href="/tea?utm_source=menu">Tea</a>',
    doesNotApply: '<a href="https://other.example/?utm_source=tea">Other</a>',
  },
});

function isCampaign({ url }: PageLink): boolean {
  const at = url.indexOf('?');
  return at !== -1 && [...new URLSearchParams(url.slice(at, at + 2_000)).keys()].some(isTracking);
}

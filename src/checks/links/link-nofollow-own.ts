import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Links to own pages are followed',
  failed: 'Links to own pages say nofollow',
  severity: 'advice',
  why: 'It tells search engines that you do not stand by your own pages, and keeps them from being found.',
  source: {
    name: 'Google: qualify outbound links',
    url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  },
  looksAt: ['links'],
  judge: ({ links }) => {
    const own = links.filter(({ kind }) => kind === 'internal');
    if (own.length === 0) return 'does-not-apply';
    const not = own.filter(({ rel }) => rel.includes('nofollow'));
    return not.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(not.length, 'link')} to this site ${not.length === 1 ? 'says' : 'say'} nofollow.`,
            where: not.map(({ url }) => url),
          },
        ];
  },
  fix: 'Delete nofollow from these links. Keep pages such as a cart out of search with noindex or robots.txt.',
  cases: { passes: '<a href=/tea>Tea</a>', fails: '<a href="/tea" rel="nofollow">Tea</a>', doesNotApply: '<p>x' },
});

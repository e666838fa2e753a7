import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Internal links are followed',
  failed: 'Internal links have nofollow',
  severity: 'advice',
  why: 'It tells search engines not to trust your own pages and makes them harder to find.',
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
            detail: `${counted(not.length, 'link to this site has', 'links to this site have')} nofollow.`,
            where: not,
          },
        ];
  },
  fix: 'Remove nofollow from these links. Use noindex on pages such as a cart to keep them out of search.',
  cases: { passes: '<a href=/tea>Tea</a>', fails: '<a href="/tea" rel="nofollow">Tea</a>', doesNotApply: '<p>x' },
});

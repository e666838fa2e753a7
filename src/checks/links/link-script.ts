import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Links lead to addresses',
  failed: 'Links run a script instead of leading somewhere',
  severity: 'warning',
  why: 'Search engines only follow addresses, and nobody can open such a link in a new tab or share it.',
  source: sources.links,
  looksAt: ['links'],
  judge: ({ links }) => {
    if (links.length === 0) return 'does-not-apply';
    const scripts = links.filter(({ kind }) => kind === 'script');
    return scripts.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(scripts.length, 'link has', 'links have')} a script instead of an address.`,
            where: scripts.map(({ href, text, at }) => ({ at, shown: `<a href="${href.slice(0, 80)}">${text}</a>` })),
          },
        ];
  },
  fix: 'Use a link to go to a page, and a button to do something.',
  cases: { passes: '<a href=/tea>Tea</a>', fails: '<a href="javascript:void(0)">Tea</a>', doesNotApply: '<p>x' },
});

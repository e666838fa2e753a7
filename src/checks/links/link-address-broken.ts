import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Every link has a valid address',
  failed: 'Some links have an invalid address',
  severity: 'error',
  why: 'Visitors and search engines cannot follow a malformed address.',
  source: sources.links,
  looksAt: ['links'],
  judge: ({ links }) => {
    if (links.length === 0) return 'does-not-apply';
    const broken = links.filter(({ kind }) => kind === 'broken');
    return broken.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(broken.length, 'link has', 'links have')} a malformed address.`,
            where: broken.map(({ href, text, at }) => ({ at, shown: `<a href="${href}">${text}</a>` })),
          },
        ];
  },
  fix: 'Write the address in full, such as https://example.com/page, or from the root of the site, such as /page.',
  cases: { passes: '<a href="/tea">Tea</a>', fails: '<a href="https://exa mple/">x</a>', doesNotApply: '<p>x' },
});

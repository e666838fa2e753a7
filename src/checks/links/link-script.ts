import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { PageLink } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Links lead to addresses',
  failed: 'Links run a script instead of leading somewhere',
  severity: 'warning',
  why: 'Search engines only follow addresses, and nobody can open such a link in a new tab or share it.',
  source: sources.links,
  looksAt: ['links', 'document'],
  judge: ({ links, document: { oddLinks } }) => {
    const scripts = [
      ...links.filter(isScript),
      ...oddLinks.filter(({ kind }) => kind === 'no-address' || kind === 'script'),
    ];
    if (links.length + scripts.length === 0) return 'does-not-apply';
    return scripts.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(scripts.length, 'link has', 'links have')} a script instead of an address.`,
            where: scripts,
          },
        ];
  },
  fix: 'Use a link to go to a page, and a button to do something.',
  cases: {
    passes: ['<a href=/tea>Tea</a>', '<a href="/cart" onclick="add()">Add</a>', '<a href="#top">Top</a>'],
    fails: [
      '<a href="javascript:void(0)">Tea</a>',
      '<a href="#" onclick="add()">Add to wish list</a>',
      '<a class=button onclick="demo()">Demo</a>',
      `<div onclick="location.href='/tea'">Tea</div>`,
    ],
    doesNotApply: '<p>x',
  },
});

function isScript({ kind, href, hasHandler }: PageLink): boolean {
  return kind === 'script' || (hasHandler && (href === '' || href === '#' || href === '#!'));
}

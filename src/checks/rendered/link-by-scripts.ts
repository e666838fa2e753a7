import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { PageLink } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

/** Links that are not worth a word, as in a banner. */
const FEW = 4;

export default defineCheck({
  title: 'Links to other pages are there before scripts run',
  failed: 'Scripts write the links to other pages',
  severity: 'warning',
  why: 'Search engines find pages by links. Google finds those of scripts later, and others not at all.',
  source: sources.scripts,
  looksAt: ['links', 'rendered'],
  judge: ({ links, rendered: { before } }) => {
    const sent = new Set(before.links.filter(isInternal).map(({ url }) => url));
    const left = new Map(links.filter(isInternal).map((link) => [link.url, link]));
    if (left.size === 0) return 'does-not-apply';
    const added = [...left.values()].filter(({ url }) => !sent.has(url));
    const share = added.length / left.size;
    if (added.length < FEW || share < 0.2) return 'passed';
    return [
      {
        detail: `${counted(added.length, `of ${left.size} pages of this site is`, `of ${left.size} pages of this site are`)} only linked after scripts.`,
        where: added,
        ...(share < 0.5 && { severity: 'advice', title: 'Scripts write some links to other pages' }),
      },
    ];
  },
  fix: 'Put the links of menus and lists into the HTML that the server sends.',
  cases: {
    passes: '<a href=/a>A</a><a href=/b>B</a>',
    fails: [
      {
        html: '<div id=root></div>',
        rendered: { html: '<a href=/a>A</a><a href=/b>B</a><a href=/c>C</a><a href=/d>D</a>' },
      },
      {
        html: [...'123456789'].map((n) => `<a href=/${n}>${n}</a>`).join(''),
        rendered: { html: [...'123456789abcd'].map((n) => `<a href=/${n}>${n}</a>`).join('') },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});

function isInternal({ kind }: PageLink): boolean {
  return kind === 'internal';
}

import { defineCheck } from '#kit/check';
import type { HtmlFacts } from '#lib/page/facts';
import { metaContent } from '#lib/page/head';
import { sources } from '#lib/page/sources.data';

const names = ['og:title', 'og:description', 'og:image', 'twitter:card', 'twitter:title', 'twitter:image'];

export default defineCheck({
  title: 'Social tags are there before scripts run',
  failed: 'Scripts write the social tags',
  // As bad as without any: that is what links then show.
  severity: 'warning',
  why: 'Networks and messengers read the HTML that the server sends, and none of them promises to run its scripts. Links to the page are then shown without what only scripts add.',
  source: sources.scripts,
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    const different = names.filter((name) => metaContent(head, name) !== metaContent(before.head, name));
    if (different.length === 0) return hasAny(head) ? 'passed' : 'does-not-apply';
    const added = different.filter((name) => metaContent(before.head, name) === '');
    const changed = different.filter((name) => !added.includes(name));
    const list = new Intl.ListFormat('en');
    return [
      ...(added.length > 0 ? [{ detail: `Only scripts add ${list.format(added)}.` }] : []),
      ...(changed.length > 0
        ? [
            {
              detail: `Scripts change or remove ${list.format(changed)}.`,
              severity: 'advice' as const,
              title: 'Scripts change the social tags',
            },
          ]
        : []),
    ];
  },
  fix: 'Let the server write the final social tags into the HTML of each page.',
  cases: {
    passes: '<meta property=og:title content="Green tea">',
    fails: [
      { html: '<p>Tea', rendered: { html: '<head><meta property=og:title content="Green tea"></head>' } },
      {
        html: '<meta property=og:title content="Shop">',
        rendered: { html: '<head><meta property=og:title content="Green tea"></head>' },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});

function hasAny(head: HtmlFacts['head']): boolean {
  return names.some((name) => metaContent(head, name) !== '');
}

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { HtmlFacts } from '#lib/page/facts';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'Scripts leave the versions in other languages alone',
  failed: 'Scripts change the versions in other languages',
  severity: 'warning',
  why: 'Versions confirm each other, and search engines that run no scripts do not see those that only scripts name.',
  source: sources.scripts,
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    const [sent, left] = [versionsIn(before.head), versionsIn(head)];
    if (sent.size + left.size === 0) return 'does-not-apply';
    const [added, removed] = [left.difference(sent).size, sent.difference(left).size];
    if (added + removed === 0) return 'passed';
    const parts = [
      ...(added > 0 ? [`add ${counted(added, 'version')}`] : []),
      ...(removed > 0 ? [`remove ${counted(removed, 'version')}`] : []),
    ];
    return [
      {
        detail: `Scripts ${parts.join(' and ')}; the HTML that the server sends has ${sent.size}.`,
        ...(removed === 0 && { severity: 'advice', title: 'Scripts add versions in other languages' }),
      },
    ];
  },
  fix: 'Let the server write all versions into the head, or name them in the sitemap.',
  cases: {
    passes: '<link rel=alternate hreflang=de href=/de>',
    fails: [
      { html: '<p>Tea', rendered: { html: '<head><link rel=alternate hreflang=de href=/de></head>' } },
      {
        html: '<link rel=alternate hreflang=de href=/de>',
        rendered: { html: '<head><link rel=alternate hreflang=de href=/deutsch></head>' },
      },
    ],
    doesNotApply: '<p>Tea',
  },
});

function versionsIn({ alternates }: HtmlFacts['head']): Set<string> {
  return new Set(alternates.filter(({ isInBody }) => !isInBody).map(({ lang, url }) => `${lang.toLowerCase()} ${url}`));
}

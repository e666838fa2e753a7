import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';
import { unfilledPart } from '#lib/page/unfilled';

export default defineCheck({
  title: 'Every link has a valid address',
  failed: 'Some links have an invalid address',
  severity: 'error',
  why: 'Visitors and search engines cannot follow a malformed address.',
  source: sources.links,
  looksAt: ['links'],
  judge: ({ links }) => {
    if (links.length === 0) return 'does-not-apply';
    const unfilled = links.filter(({ href }) => isUnfilled(href));
    const broken = links.filter(({ kind, href }) => (kind === 'broken' || slip.test(href)) && !isUnfilled(href));
    return [
      { wrong: broken, detail: `${counted(broken.length, 'link has', 'links have')} a malformed address.` },
      {
        wrong: unfilled,
        title: 'Links hold what a template should have replaced',
        detail: `${counted(unfilled.length, 'link has', 'links have')} a variable of a template in ${unfilled.length === 1 ? 'its address' : 'their addresses'}.`,
      },
    ].flatMap(({ wrong, ...found }) =>
      wrong.length === 0
        ? []
        : [{ ...found, where: wrong.map(({ href, text, at }) => ({ at, shown: `<a href="${href}">${text}</a>` })) }],
    );
  },
  fix: 'Write the address in full, such as https://example.com/page, or from the root of the site, such as /page.',
  cases: {
    passes: '<a href="/tea">Tea</a><a href="https://web.archive.org/web/2020/https://example.com/">x</a>',
    fails: [
      '<a href="https://exa mple/">x</a>',
      '<a href="https://https://example.com/">x</a>',
      '<a href="www.example.org/tea">x</a>',
      '<a href="htps://example.org/">x</a>',
      '<a href="{{ url }}">x</a>',
      '<a href="/undefined">x</a>',
    ],
    doesNotApply: '<p>x',
  },
});

/** A scheme that is there twice, is misspelt, or is missing before a name. */
const slip = /^(?:https?:\/\/https?(?::|\/\/)|https?\/\/|h?t{1,4}ps?:(?<!^https?:)|www\.[^/\s.]+\.[a-z]{2,})/i;

function isUnfilled(href: string): boolean {
  const path = href.slice(0, 1_000);
  return unfilledPart(path) !== undefined || /(?:^|\/)(?:undefined|null|NaN)(?:[/?#]|$)/.test(path);
}

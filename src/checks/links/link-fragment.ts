import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { hasPlace, placeNamed } from '#lib/page/fragment';

export default defineCheck({
  title: 'Links within the page lead to places that exist',
  failed: 'Links lead to places that the page does not have',
  severity: 'warning',
  why: 'A click on such a link does nothing. People who use a keyboard cannot skip the menu with it.',
  source: {
    name: 'HTML Living Standard: scrolling to a fragment',
    url: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  },
  looksAt: ['links', 'document'],
  judge: ({ links, document: { ids, isWhole } }) => {
    const jumps = links.flatMap((link) => {
      const place = link.kind === 'jump' && !link.hasHandler ? placeNamed(link.url || link.href) : undefined;
      return place === undefined ? [] : [{ link, place }];
    });
    if (jumps.length === 0 || !isWhole) return 'does-not-apply';
    const wrong = jumps.filter(({ place }) => !hasPlace(ids, place));
    return wrong.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(wrong.length, `link of ${jumps.length} within the page leads`, `links of ${jumps.length} within the page lead`)} to an id that does not exist: #${wrong[0]?.place.slice(0, 100) ?? ''}.`,
            where: wrong.map(({ link }) => link),
          },
        ];
  },
  fix: 'Give the place that id, or correct what follows the # of the link. Large and small letters differ.',
  cases: {
    passes: [
      '<a href="#brewing">Brewing</a><h2 id=brewing>Brewing</h2>',
      '<a href="/page#t%C3%A9">x</a><a name="té"></a><a href="#top">Top</a><a href="#:~:text=tea">x</a>',
    ],
    fails: ['<a href="#brewing">Brewing</a><h2 id=Brewing>Brewing</h2>', '<a href="/page#part">x</a>'],
    doesNotApply: '<a href="/tea#part">x</a>',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { PageLink } from '#lib/page/facts';

export default defineCheck({
  title: 'Links hold nothing else that is clicked',
  failed: 'Links hold something else that is clicked',
  severity: 'advice',
  why: 'Browsers end a link at the next one within it, and a button in a link is reached twice by keyboard and opens once.',
  source: {
    name: 'HTML Living Standard: the a element',
    url: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
  },
  looksAt: ['links', 'document'],
  judge: ({ links, document: { oddLinks, source } }) => {
    if (links.length === 0) return 'does-not-apply';
    const held = oddLinks.filter(({ kind }) => kind === 'holds');
    const within = nestedLinks(links, source);
    return [
      ...(held.length === 0
        ? []
        : [
            {
              detail: `${counted(held.length, 'button or field is', 'buttons or fields are')} within a link.`,
              where: held,
            },
          ]),
      ...(within.length === 0
        ? []
        : [
            {
              title: 'Links begin within another link',
              detail: `${counted(within.length, 'link begins', 'links begin')} within another link, which it ends.`,
              where: within,
            },
          ]),
    ];
  },
  fix: 'Close the link before the next one, and use either a link or a button.',
  cases: {
    passes: '<a href=/tea>Tea</a><A href=/b>b</A><button>Buy</button>',
    fails: ['<a href=/tea><button>Tea</button></a>', '<a href=/tea>All <a href=/b>b</a></a>'],
    doesNotApply: '<p>x',
  },
});

/** Links that begin before the end tag of the one before. */
function nestedLinks(links: readonly PageLink[], source: string): PageLink[] {
  const ends = source.matchAll(/<\/a[\s>]|<area\b/gi);
  let end = ends.next().value?.index ?? source.length;
  return links.filter((link, index) => {
    const before = links[index - 1]?.at;
    if (before === undefined || link.at === undefined) return false;
    while (end < before) end = ends.next().value?.index ?? source.length;
    return end > link.at;
  });
}

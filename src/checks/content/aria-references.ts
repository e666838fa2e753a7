import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

/** Without what these name, an element has no name, or nothing to choose from. */
const needed = new Set(['aria-labelledby', 'aria-owns', 'list']);

export default defineCheck({
  title: 'References to other elements lead somewhere',
  failed: 'References lead to elements that are not there',
  severity: 'warning',
  why: 'The name or the explanation of a part is taken from another element. If there is none with this id, nothing is read.',
  source: { name: 'WAI-ARIA: ID references', url: 'https://www.w3.org/TR/wai-aria-1.2/#valuetype_idref' },
  looksAt: ['access'],
  judge: ({ access: { references, broken } }) => {
    if (references === 0) return 'does-not-apply';
    return [...Map.groupBy(broken, ({ attribute }) => attribute)].map(([attribute, group]) => ({
      detail: `${attribute} names ${quoted(group[0]?.id ?? '')}, and no element has this id.`,
      where: group,
      ...(!needed.has(attribute) && { severity: 'advice' as const }),
    }));
  },
  fix: 'Give the element that is meant this id, or name the right one. Where there is none, write the words into aria-label.',
  cases: {
    passes:
      '<section aria-labelledby="a"><h2 id=a>Reviews</h2></section><svg aria-labelledby=b><title id=b>x</title></svg>',
    fails: ['<section aria-labelledby="reviews"><p>x</section>', '<input aria-describedby="hint">'],
    doesNotApply: '<p>x',
  },
});

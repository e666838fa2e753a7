import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'List items are in lists',
  failed: 'List items are in no list',
  severity: 'advice',
  why: 'Screen readers say how long a list is and where one is in it. Items without their list are loose lines.',
  source: { name: 'W3C WAI: lists', url: 'https://www.w3.org/WAI/tutorials/page-structure/content/#lists' },
  looksAt: ['access', 'document'],
  judge: ({ access: { strayItems }, document: { counts } }) => {
    if (!['li', 'dt', 'dd'].some((name) => counts[name])) return 'does-not-apply';
    return strayItems.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(strayItems.length, 'list item is', 'list items are')} outside of a list.`,
            where: strayItems,
          },
        ];
  },
  fix: 'Put li into ul or ol, and dt and dd into dl.',
  cases: {
    passes: '<ul><li>a</ul><dl><dt>b<dd>c</dl><div role=list><li>d</li></div>',
    fails: '<main><li>a</li></main>',
    doesNotApply: '<p>x',
  },
});

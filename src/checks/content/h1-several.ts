import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'There is one main heading',
  failed: 'There are several main headings',
  severity: 'advice',
  why: 'Screen reader users who move from heading to heading look for one that names the whole page.',
  source: sources.headings,
  looksAt: ['head'],
  judge: ({ head: { h1, h1At } }) => {
    if (h1.length === 0) return 'does-not-apply';
    return h1.length > 1
      ? [
          {
            detail: `The page has ${h1.length} main headings (h1). One is best.`,
            where: h1.map((text, index) => ({ at: h1At[index], shown: `<h1>${text}</h1>` })),
          },
        ]
      : 'passed';
  },
  fix: 'Keep the heading that names the page as h1, and make the others h2. A logo needs no heading.',
  cases: { passes: '<h1>Green tea</h1>', fails: '<h1>a</h1><h1>b</h1>', doesNotApply: '<p>x' },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Pictures that can be the one to wait for. */
const MOST = 2;

export default defineCheck({
  title: 'Few pictures have priority',
  failed: 'Too many pictures have priority',
  severity: 'advice',
  why: 'If many pictures have priority, they compete with each other for bandwidth.',
  source: { name: 'web.dev: fetch priority', url: 'https://web.dev/articles/fetch-priority' },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const first = pictures.filter(({ fetchPriority }) => fetchPriority === 'high');
    if (first.length === 0) return 'does-not-apply';
    return first.length <= MOST
      ? 'passed'
      : [
          {
            detail: `${counted(first.length, 'picture has', 'pictures have')} fetchpriority="high".`,
            where: first,
          },
        ];
  },
  fix: 'Keep it only for the largest picture at the top.',
  cases: {
    passes: '<img src=a.jpg fetchpriority=high>',
    fails: '<img src=a.jpg fetchpriority=high>'.repeat(3),
    doesNotApply: '<img src=a.jpg>',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'No heading level is skipped',
  failed: 'A heading skips a level',
  severity: 'advice',
  why: 'Headings are the table of contents of a page. A skipped level looks as if something is missing.',
  source: sources.headings,
  looksAt: ['headings'],
  judge: ({ headings }) => {
    if (headings.length < 2) return 'does-not-apply';
    const skipped = headings.filter(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? level) + 1);
    return skipped.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(skipped.length, 'heading skips', 'headings skip')} a level, such as an h4 below an h2.`,
            where: skipped.map(({ level, text, at }) => ({ at, shown: `<h${level}>${text}</h${level}>` })),
          },
        ];
  },
  fix: 'Use h2 under h1 and h3 under h2, without gaps. Change the text size with CSS, not with the heading level.',
  cases: {
    passes: '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>',
    fails: '<h1>a</h1><h2>b</h2><h4>c</h4>',
    doesNotApply: '<h1>a</h1>',
  },
});

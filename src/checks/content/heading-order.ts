import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The headings go down step by step',
  failed: 'A heading skips a level',
  severity: 'advice',
  why: 'Headings are the table of contents of a page: a skipped level reads as if something were missing.',
  source: sources.headings,
  looksAt: ['headings'],
  judge: ({ headings }) => {
    if (headings.length < 2) return 'does-not-apply';
    const skipped = headings.filter(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? level) + 1);
    return skipped.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(skipped.length, 'heading')} ${skipped.length === 1 ? 'skips' : 'skip'} a level, such as an h4 below an h2.`,
            where: skipped.map(({ level, text }) => `<h${level}>${text}</h${level}>`),
          },
        ];
  },
  fix: 'Give each heading the level below the one that it belongs to: h2 below h1, h3 below h2. Set sizes by style, not by level.',
  cases: {
    passes: '<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>',
    fails: '<h1>a</h1><h2>b</h2><h4>c</h4>',
    doesNotApply: '<h1>a</h1>',
  },
});

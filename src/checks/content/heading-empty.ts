import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Every heading has text',
  failed: 'Headings are empty',
  severity: 'warning',
  why: 'Screen readers announce an empty heading, but there is nothing to read.',
  source: {
    name: 'WCAG 2.2: info and relationships',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html',
  },
  looksAt: ['document'],
  judge: ({ document: { counts, emptyHeadings } }) => {
    const written = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].reduce((sum, name) => sum + (counts[name] ?? 0), 0);
    if (written === 0) return 'does-not-apply';
    const count = emptyHeadings.length;
    return count > 0
      ? [
          {
            detail: `${counted(count, `heading of ${written} has`, `headings of ${written} have`)} neither text nor a picture with alt text.`,
            where: emptyHeadings,
          },
        ]
      : 'passed';
  },
  fix: 'Write the heading. If it is only used for spacing, use a paragraph or remove it.',
  cases: { passes: '<h1>Tea</h1>', fails: '<h1>Tea</h1><h2> </h2>', doesNotApply: '<p>x' },
});

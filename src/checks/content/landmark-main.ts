import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The main content is marked',
  failed: 'The main content is not marked',
  severity: 'advice',
  why: 'Screen reader users skip menus by jumping to the main element, and the reading view of browsers starts there.',
  source: { name: 'WCAG technique ARIA11: landmarks', url: 'https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA11' },
  looksAt: ['document', 'text'],
  judge: ({ document: { counts }, text }) =>
    counts.main || text.area === 'main' ? 'passed' : [{ detail: 'The page has no main element.' }],
  fix: 'Put the content of the page, without menus, header and footer, into one main element.',
  cases: {
    passes: '<main><p>x</main>',
    fails: '<div><p>x</div>',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

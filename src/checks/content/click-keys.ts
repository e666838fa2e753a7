import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'What can be clicked can be reached by keys',
  failed: 'What can be clicked cannot be reached by keys',
  severity: 'advice',
  why: 'People without a mouse cannot press it, screen readers do not announce it, and search engines follow no link there.',
  source: { name: 'WCAG 2.2: keyboard', url: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html' },
  looksAt: ['access', 'document'],
  judge: ({ access: { clickOnly }, document: { elements } }) => {
    if (elements === 0) return 'does-not-apply';
    const what = counted(
      clickOnly.length,
      'element that is no button or link has',
      'elements that are no buttons or links have',
    );
    return clickOnly.length === 0 ? 'passed' : [{ detail: `${what} onclick.`, where: clickOnly }];
  },
  fix: 'Make it a button, or a link if it leads to a page.',
  cases: {
    passes: '<button onclick="a()">x</button><div role=button tabindex=0 onclick="a()">y</div>',
    fails: '<div onclick="location=\'/tea\'">Tea</div>',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'The tab key follows the order of the page',
  failed: 'The tab key jumps about',
  severity: 'advice',
  why: 'What has a tabindex above 0 comes before all else, wherever it is. People with a keyboard lose their place.',
  source: { name: 'WCAG 2.2: focus order', url: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-order.html' },
  looksAt: ['access', 'document'],
  judge: ({ access: { orders }, document: { elements } }) => {
    if (elements === 0) return 'does-not-apply';
    return orders.length === 0
      ? 'passed'
      : [{ detail: `${counted(orders.length, 'element has', 'elements have')} a tabindex above 0.`, where: orders }];
  },
  fix: 'Take the number away, or write tabindex="0", and put the elements into the order in which they are used.',
  cases: {
    passes: '<button tabindex=0>x</button><p tabindex=-1>y',
    fails: '<button tabindex="5">x</button>',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';

/** Source: Lighthouse warns from 800 elements on, and fails a page from 1,400. */
const MANY = 1_400;

export default defineCheck({
  title: 'The page has a bearable number of elements',
  failed: 'The page has very many elements',
  severity: 'advice',
  why: 'Each element takes memory and time with every change of the page, which slow phones feel.',
  source: {
    name: 'Lighthouse: avoid an excessive DOM size',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/dom-size',
  },
  looksAt: ['document'],
  judge: ({ document: { elements, depth } }) =>
    elements <= MANY
      ? 'passed'
      : [
          {
            detail: `The page has ${elements.toLocaleString('en')} elements, up to ${depth} within each other; from 1,400 on it becomes slow.`,
          },
        ],
  fix: 'Split long lists over several pages, or draw what is far down when somebody comes near.',
  cases: {
    passes: '<p>x',
    fails: '<p>x</p>'.repeat(1_401),
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

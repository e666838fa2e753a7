import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Source: Lighthouse warns from 800 elements on, and fails a page from 1,400. */
const MANY = 1_400;

export default defineCheck({
  title: 'The number of elements is fine',
  failed: 'The page has very many elements',
  severity: 'advice',
  why: 'Every element costs memory and time whenever the page changes, which slows down phones.',
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
            detail: `The page has ${elements.toLocaleString('en')} elements, nested up to ${counted(depth, 'level')} deep. Pages with more than 1,400 become slow.`,
          },
        ],
  fix: 'Split long lists into several pages, or render the lower parts only when visitors scroll there.',
  cases: {
    passes: '<p>x',
    fails: '<p>x</p>'.repeat(1_401),
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Every id is there once',
  failed: 'The same id is there several times',
  severity: 'warning',
  why: 'Links within the page, labels and scripts reach the first of them only.',
  source: {
    name: 'HTML Living Standard: the id attribute',
    url: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  },
  looksAt: ['document'],
  judge: ({ document: { repeatedIds, counts } }) => {
    if (Object.keys(counts).length === 0) return 'does-not-apply';
    return repeatedIds.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(repeatedIds.length, 'id')} ${repeatedIds.length === 1 ? 'is' : 'are'} used more than once.`,
            where: repeatedIds.map((id) => `id="${id}"`),
          },
        ];
  },
  fix: 'Give each element an id of its own, or use a class where several elements belong together.',
  cases: {
    passes: '<p id=a>x<p id=b>y',
    fails: '<p id=a>x<p id=a>y',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

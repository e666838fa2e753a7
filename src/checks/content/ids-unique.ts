import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Every id is used once',
  failed: 'The same id is used several times',
  severity: 'warning',
  why: 'Links within the page, labels and scripts only find the first one.',
  source: {
    name: 'HTML Living Standard: the id attribute',
    url: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  },
  looksAt: ['document'],
  judge: ({ document: { repeatedIds, repeatedIdsAt, counts } }) => {
    if (Object.keys(counts).length === 0) return 'does-not-apply';
    return repeatedIds.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(repeatedIds.length, 'id is', 'ids are')} used more than once.`,
            where: repeatedIds.map((id, index) => ({ at: repeatedIdsAt[index], shown: `id="${id}"` })),
          },
        ];
  },
  fix: 'Give each element its own id, or use a class for several elements.',
  cases: {
    passes: '<p id=a>x<p id=b>y',
    fails: '<p id=a>x<p id=a>y',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Microdata properties belong to a thing',
  failed: 'Microdata properties belong to nothing',
  severity: 'advice',
  why: 'An itemprop describes the itemscope around it. Outside of one, nothing reads it.',
  source: {
    name: 'HTML Living Standard: microdata',
    url: 'https://html.spec.whatwg.org/multipage/microdata.html#names:-the-itemprop-attribute',
  },
  looksAt: ['data'],
  judge: ({ data: { strays, items } }) => {
    if (strays.length > 0)
      return [{ detail: `${counted(strays.length, 'itemprop is', 'itemprops are')} in no itemscope.`, where: strays }];
    return items.some(({ syntax }) => syntax === 'microdata') ? 'passed' : 'does-not-apply';
  },
  fix: 'Put them into an element with itemscope and itemtype, or take them out.',
  cases: {
    passes: [
      '<p itemscope itemtype="https://schema.org/Person"><b itemprop=name>Ann</b>',
      '<p itemscope itemtype="https://schema.org/Person" itemref=n><b id=n itemprop=name>Ann</b>',
    ],
    fails: '<p><span itemprop="ratingValue">5</span>',
    doesNotApply: '<p>x',
  },
});

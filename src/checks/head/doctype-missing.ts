import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page begins with a doctype',
  failed: 'The page does not begin with a doctype',
  severity: 'warning',
  why: 'Without it browsers draw the page by the rules of the nineties, and things are placed differently than in other pages.',
  source: {
    name: 'HTML Living Standard: the doctype',
    url: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  },
  looksAt: ['head'],
  judge: ({ head }) =>
    head.hasDoctype
      ? 'passed'
      : [{ detail: 'The page does not begin with <!doctype html>; browsers draw it by the rules of the nineties.' }],
  fix: () => ({ words: 'Make this the very first line of the page.', code: '<!doctype html>' }),
  cases: {
    passes: '<!doctype html><p>x',
    fails: '<html><p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

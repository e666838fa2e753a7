import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page starts with a doctype',
  failed: 'The page does not start with a doctype',
  severity: 'warning',
  why: 'Without it, browsers use the layout rules of the 1990s (quirks mode), and the page may look wrong.',
  source: {
    name: 'HTML Living Standard: the doctype',
    url: 'https://html.spec.whatwg.org/multipage/syntax.html#the-doctype',
  },
  looksAt: ['head'],
  judge: ({ head }) =>
    head.hasDoctype
      ? 'passed'
      : [{ detail: 'The page does not start with <!doctype html>, so browsers use quirks mode.' }],
  fix: () => ({ words: 'Make this the very first line of the page.', code: '<!doctype html>', goes: 'start' }),
  cases: {
    passes: '<!doctype html><p>x',
    fails: '<html><p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

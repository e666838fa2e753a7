import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'All text can be seen',
  failed: 'Text is made invisible',
  severity: 'advice',
  why: 'Text in the colour of its ground, or without size, is what search engines call spam when it is there for them.',
  source: {
    name: 'Google: spam policies, hidden text',
    url: 'https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links',
  },
  looksAt: ['access', 'document'],
  judge: ({ access: { unseen }, document: { elements } }) => {
    if (elements === 0) return 'does-not-apply';
    return unseen.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(unseen.length, 'element has', 'elements have')} a style that makes its text invisible.`,
            where: unseen,
          },
        ];
  },
  fix: 'Show the text or delete it. Text for screen readers is cut to one pixel by a class such as visually-hidden.',
  cases: {
    passes: '<p style="color:#fff;background:#000">x',
    fails: ['<p style="color:#fff;background:#ffffff">x', '<p style="font-size:0px">x'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

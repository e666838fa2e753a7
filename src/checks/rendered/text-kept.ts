import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { sources } from '#lib/page/sources.data';

/** Words of a page from which something can be taken away. */
const FEW = 50;

export default defineCheck({
  title: 'Scripts leave the text in place',
  failed: 'Scripts remove text',
  severity: 'warning',
  why: 'Google goes by the page as it is after scripts. Text that they remove counts for nothing there, and visitors do not see it.',
  source: sources.scripts,
  looksAt: ['text', 'rendered'],
  judge: ({ text: { words }, rendered: { before } }) => {
    if (before.text.words < FEW) return 'does-not-apply';
    if (words >= before.text.words * 0.7) return 'passed';
    const sent = counted(before.text.words, 'word');
    return [{ detail: `The main text has ${sent} as the server sends it, and ${words} after scripts.` }];
  },
  fix: 'Find the script that replaces or removes the text, and let it keep what the server sent.',
  cases: {
    passes: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`,
    fails: {
      html: `<main><p>${'Green tea is brewed with water that does not boil. '.repeat(8)}</main>`,
      rendered: { html: '<main><p>Please accept cookies.</main>' },
    },
    doesNotApply: '<p>Tea',
  },
});

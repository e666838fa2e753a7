import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'The page opens no dialogs and windows by itself',
  failed: 'The page opens dialogs or windows by itself',
  severity: 'warning',
  why: 'Dialogs and windows that nobody asked for keep visitors from the page; browsers block many of them.',
  source: {
    name: 'Google: interstitials and dialogs',
    url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
  },
  looksAt: ['rendered'],
  judge: ({ rendered: { dialogs, windows } }) => {
    const parts = [
      ...(dialogs > 0 ? [counted(dialogs, 'dialog')] : []),
      ...(windows > 0 ? [counted(windows, 'window')] : []),
    ];
    return parts.length === 0 ? 'passed' : [{ detail: `Without any press, the page opens ${parts.join(' and ')}.` }];
  },
  fix: 'Say it within the page, and open a window only when a visitor presses something.',
  cases: {
    passes: '<p>Tea',
    fails: [
      { html: '<p>Tea', rendered: { dialogs: 1 } },
      { html: '<p>Tea', rendered: { windows: 2 } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

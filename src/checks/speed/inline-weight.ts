import { defineCheck } from '#kit/check';

/** UTF-16 units of styles, scripts and data within the page from which files of their own are better. */
const HEAVY = 100_000;

export default defineCheck({
  title: 'The page has little inline code',
  failed: 'The page has a lot of inline code',
  severity: 'advice',
  why: 'Inline code is sent again with every page, because the browser cannot cache it.',
  source: {
    name: 'web.dev: optimize resource loading',
    url: 'https://web.dev/learn/performance/optimize-resource-loading',
  },
  looksAt: ['document', 'resources'],
  judge: ({ document: { dataAddresses, styleAttributes }, resources: { scripts, inlineStyles } }) => {
    const inScripts = scripts.reduce((sum, { length }) => sum + length, 0);
    const all = dataAddresses + styleAttributes + inlineStyles + inScripts;
    if (all <= HEAVY) return 'passed';
    const kb = (length: number) => `${Math.round(length / 1024).toLocaleString('en')} KB`;
    return [
      {
        detail: `The page contains ${kb(all)} of inline scripts (${kb(inScripts)}), styles (${kb(inlineStyles + styleAttributes)}) and pictures (${kb(dataAddresses)}).`,
      },
    ];
  },
  fix: 'Move scripts, styles and pictures into separate files that browsers can cache.',
  cases: {
    passes: '<p>x',
    fails: `<style>${'a{color:red}'.repeat(9_000)}</style>`,
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

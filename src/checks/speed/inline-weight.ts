import { defineCheck } from '#kit/check';

/** UTF-16 units of styles, scripts and data within the page from which files of their own are better. */
const HEAVY = 100_000;

export default defineCheck({
  title: 'The page carries little within itself',
  failed: 'The page carries much within itself',
  severity: 'advice',
  why: 'What is written into the page is sent again with each page, and cannot be kept by the browser.',
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
        detail: `The page holds ${kb(all)} of scripts (${kb(inScripts)}), styles (${kb(inlineStyles + styleAttributes)}) and pictures written into it (${kb(dataAddresses)}).`,
      },
    ];
  },
  fix: 'Put scripts, styles and pictures into files of their own, with names that change when they do, so that browsers keep them.',
  cases: {
    passes: '<p>x',
    fails: `<style>${'a{color:red}'.repeat(9_000)}</style>`,
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

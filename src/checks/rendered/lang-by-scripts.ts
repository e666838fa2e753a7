import { defineCheck } from '#kit/check';
import { scriptChange } from '#lib/page/by-scripts';
import { baseLanguage } from '#lib/page/language-tag';

export default defineCheck({
  title: 'Scripts leave the language of the page alone',
  failed: 'Scripts change the language of the page',
  severity: 'warning',
  why: 'Screen readers choose a voice and browsers offer a translation by the language that the page declares, some before scripts have run.',
  source: {
    name: 'WCAG 2.2: language of page',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  looksAt: ['head', 'rendered'],
  judge: ({ head, rendered: { before } }) => {
    const [sent, left] = [before.head, head].map(({ lang }) => baseLanguage(lang));
    const change = scriptChange('the language', sent ?? '', left ?? '');
    if (change === 'absent') return 'does-not-apply';
    if (!change) return 'passed';
    return [{ detail: change.detail, ...(change.kind === 'added' && { severity: 'advice' }) }];
  },
  fix: 'Let the server write lang into the html tag, in the language that the text of this address has.',
  cases: {
    passes: '<html lang=en-GB><p>Tea',
    fails: [
      { html: '<html lang=en><p>Tea', rendered: { html: '<html lang=de><p>Tee' } },
      { html: '<html><p>Tea', rendered: { html: '<html lang=en><p>Tea' } },
    ],
    doesNotApply: '<p>Tea',
  },
});

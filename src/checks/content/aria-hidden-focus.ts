import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'What is hidden from screen readers takes no focus',
  failed: 'Keys reach what is hidden from screen readers',
  severity: 'warning',
  why: 'With the tab key, people get to something that is not read to them: they do not know where they are.',
  source: { name: 'W3C: ARIA rule 4', url: 'https://www.w3.org/TR/using-aria/#fourth' },
  looksAt: ['access'],
  judge: ({ access: { hiddenFocus, attributes } }) => {
    if (!attributes.some(({ name, value }) => name === 'aria-hidden' && value === 'true')) return 'does-not-apply';
    const sure = hiddenFocus.filter(({ isSure }) => isSure);
    const where = sure.length > 0 ? sure : hiddenFocus;
    if (where.length === 0) return 'passed';
    const what = counted(
      where.length,
      'link, button or field in a part with aria-hidden takes',
      'links, buttons and fields in parts with aria-hidden take',
    );
    return [
      sure.length > 0
        ? { detail: `${what} the focus.`, where }
        : { severity: 'advice', detail: `${what} the focus, unless the style sheet hides the part altogether.`, where },
    ];
  },
  fix: 'Take aria-hidden away, or hide the part for all with the attribute hidden or inert until it opens.',
  cases: {
    passes:
      '<div aria-hidden=true><svg></svg><a href=/x tabindex=-1>x</a></div><div aria-hidden=true hidden><a href=/>x</a></div>',
    fails: [
      '<div aria-hidden="true"><a href="/guides/">All guides</a></div>',
      '<div class=menu aria-hidden=true><button>x</button></div>',
    ],
    doesNotApply: '<p>x',
  },
});

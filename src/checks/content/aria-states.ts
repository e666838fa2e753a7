import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Roles have the states that they need',
  failed: 'A role lacks its state',
  severity: 'warning',
  why: 'A switch that does not say whether it is on, or a slider without its value, tells a screen reader nothing.',
  source: { name: 'WAI-ARIA: required states', url: 'https://www.w3.org/TR/wai-aria-1.2/#requiredState' },
  looksAt: ['access'],
  judge: ({ access: { roles } }) =>
    judgeFaults(roles, ({ role, lacks }) => lacks && `The role ${quoted(role)} needs the attribute ${lacks}.`),
  fix: 'Add the attribute and keep it up to date, or use the element that has it by itself, such as input type="checkbox".',
  cases: {
    passes:
      '<div role=switch aria-checked=true tabindex=0>x</div><input type=checkbox role=switch><h2 role=heading>x</h2>',
    fails: ['<div role="checkbox" tabindex="0">x</div>', '<p role="heading">Tea'],
    doesNotApply: '<p>x',
  },
});

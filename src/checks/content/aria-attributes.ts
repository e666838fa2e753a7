import { defineCheck } from '#kit/check';
import { own } from '#lib/own';
import { ariaAttributes, ariaValues } from '#lib/page/aria.data';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'ARIA attributes and their values exist',
  failed: 'An ARIA attribute or its value does not exist',
  severity: 'warning',
  why: 'Screen readers ignore what they do not know, so the name or the state of an element is never announced.',
  source: { name: 'WAI-ARIA: states and properties', url: 'https://www.w3.org/TR/wai-aria-1.2/#state_prop_def' },
  looksAt: ['access'],
  judge: ({ access: { attributes } }) =>
    judgeFaults(attributes, ({ name, value }) => {
      const known = name.slice('aria-'.length);
      if (!ariaAttributes.has(known)) return `There is no attribute ${quoted(name)}.`;
      const values = own(ariaValues, known);
      return values && !values.includes(value.toLowerCase()) && !/[{}$]/.test(value)
        ? `${name} is ${quoted(value)}: it can be ${values.filter(Boolean).join(', ')}.`
        : undefined;
    }),
  fix: 'Correct the attribute or its value. The attribute for a name is aria-label, that for the id of one aria-labelledby.',
  cases: {
    passes: '<button aria-label=Close aria-expanded=false aria-controls=x>×</button>',
    fails: ['<button aria-labell="Close">×</button>', '<p aria-hidden="yes">x'],
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { ariaRoles } from '#lib/page/aria.data';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Roles exist',
  failed: 'A role does not exist',
  severity: 'warning',
  why: 'Screen readers pass over a role that they do not know, and a button that is none is not announced at all.',
  source: { name: 'WAI-ARIA: roles', url: 'https://www.w3.org/TR/wai-aria-1.2/#role_definitions' },
  looksAt: ['access'],
  judge: ({ access: { roles } }) =>
    judgeFaults(roles, ({ role }) => {
      // The first that is known counts; others are there for readers that are newer.
      const words = role.slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean);
      return words.length === 0 || words.some((word) => ariaRoles.has(word))
        ? undefined
        : `There is no role ${quoted(role)}.`;
    }),
  fix: 'Use the element that is meant, such as button, which needs no role. Otherwise correct the word.',
  cases: {
    passes: '<div role=search></div><p role="doc-subtitle"><img role="img presentation" alt="">',
    fails: '<div role="buton" tabindex="0">Open</div>',
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { directiveFor, isAnywhere, loadingPolicies } from '#lib/page/content-policy';
import { sources } from '#lib/page/sources.data';

const kinds = [
  { kind: 'frame', what: 'frames' },
  { kind: 'style', what: 'style sheets' },
] as const;

export default defineCheck({
  title: 'The content policy limits frames and styles',
  failed: 'The content policy allows frames or styles from anywhere',
  severity: 'warning',
  mostOfGroup: 94,
  why: 'An injected frame can show a false login within the page, and an injected style sheet can hide or read what is on it.',
  source: sources.contentPolicyAdvice,
  looksAt: ['policies'],
  judge: ({ policies }) => {
    const loading = loadingPolicies(policies);
    if (loading.length === 0) return 'does-not-apply';
    return kinds.flatMap(({ kind, what }) => {
      const said = loading.flatMap((policy) => directiveFor(policy, kind) ?? []);
      const [first] = said;
      if (!first || said.some(({ values }) => !values.some(isAnywhere))) return [];
      return [
        {
          // A whole scheme still keeps out what comes without encryption.
          ...(!first.values.includes('*') && { severity: 'advice' as const }),
          detail: `By ${first.name} the policy allows ${what} from anywhere.`,
          where: [`${first.name} ${first.values.join(' ')}`],
        },
      ];
    });
  },
  fix: "Name the sites whose frames and style sheets the page shows, or 'self' and 'none'.",
  cases: {
    passes: {
      html: '<p>x',
      headers: { 'content-security-policy': "default-src 'self'; img-src *; frame-src a.example" },
    },
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; frame-src *" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src *; script-src 'self'" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; child-src https:" } },
    ],
    doesNotApply: '<p>x',
  },
});

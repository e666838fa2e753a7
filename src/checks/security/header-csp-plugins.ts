import { defineCheck } from '#kit/check';
import { directiveFor, isAnywhere, loadingPolicies, withDirectives } from '#lib/page/content-policy';
import { serverLines } from '#lib/page/server-lines';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The content policy limits embedded objects',
  failed: 'The content policy does not limit embedded objects',
  severity: 'advice',
  mostOfGroup: 94,
  why: 'An attacker who can add an object or embed element gets around a policy that is only about scripts.',
  source: sources.contentPolicyAdvice,
  looksAt: ['answer', 'policies', 'document'],
  judge: ({ policies }) => {
    const loading = loadingPolicies(policies);
    if (loading.length === 0) return 'does-not-apply';
    const said = loading.flatMap((policy) => directiveFor(policy, 'object') ?? []);
    const [first] = said;
    if (!first) return [{ detail: 'The policy has neither object-src nor default-src.' }];
    if (said.some(({ values }) => !values.some(isAnywhere))) return 'passed';
    return [
      {
        detail: `By ${first.name}, objects may come from anywhere, as there is no stricter object-src.`,
        where: [`${first.name} ${first.values.join(' ')}`],
      },
    ];
  },
  fix: ({ answer: { headers }, document: { counts } }) => ({
    words: "Add object-src 'none'. Hardly a page still embeds such objects; one that does names their sources instead.",
    ...(!counts.object &&
      !counts.embed && {
        code: serverLines('Content-Security-Policy', withDirectives(headers, { 'object-src': ["'none'"] })),
        goes: 'headers',
      }),
  }),
  cases: {
    passes: [
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'" } },
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self'; object-src 'none'" } },
    ],
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self'" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src https:; script-src 'self'" } },
    ],
    doesNotApply: '<p>x',
  },
});

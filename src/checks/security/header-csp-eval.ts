import { defineCheck } from '#kit/check';
import { directiveFor, loadingPolicies } from '#lib/page/content-policy';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The content policy does not let scripts run text',
  failed: 'The content policy lets scripts run text',
  severity: 'warning',
  mostOfGroup: 89,
  why: "The word 'unsafe-eval' lets a script run any text as code. An attacker who can slip text into such a script needs nothing else.",
  source: sources.contentPolicyAdvice,
  looksAt: ['policies'],
  judge: ({ policies }) => {
    const said = loadingPolicies(policies).flatMap((policy) => directiveFor(policy, 'code') ?? []);
    if (said.length === 0) return 'does-not-apply';
    const [first] = said;
    if (!first || !said.every(({ values }) => values.some(isEval))) return 'passed';
    return [
      {
        detail: `The policy allows 'unsafe-eval' in ${first.name}.`,
        where: [`${first.name} ${first.values.join(' ')}`],
      },
    ];
  },
  fix: "Remove 'unsafe-eval' after you have replaced the library that needs it: often a template engine, for which there is a build that compiles before. WebAssembly only needs 'wasm-unsafe-eval'.",
  cases: {
    passes: { html: '<p>x', headers: { 'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'" } },
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self' 'unsafe-eval'" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self' 'Unsafe-Eval'" } },
    ],
    doesNotApply: { html: '<p>x', headers: { 'content-security-policy': "img-src 'self'" } },
  },
});

function isEval(value: string): boolean {
  return value.toLowerCase() === "'unsafe-eval'";
}

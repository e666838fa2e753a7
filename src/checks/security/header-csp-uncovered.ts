import { defineCheck } from '#kit/check';
import { isAnywhere, loadingPolicies, withDirectives } from '#lib/page/content-policy';
import { serverLines } from '#lib/page/server-lines';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The content policy covers base addresses and forms',
  failed: 'The content policy leaves base addresses or forms open',
  severity: 'advice',
  mostOfGroup: 94,
  why: 'The directive default-src says nothing about the base element and about forms: injected ones may send scripts and passwords elsewhere.',
  source: sources.contentPolicyAdvice,
  looksAt: ['answer', 'policies', 'document'],
  judge: ({ policies }) => {
    if (loadingPolicies(policies).length === 0) return 'does-not-apply';
    const isOpen = (name: string) =>
      policies.every(({ directives }) => directives.get(name)?.some((value) => isAnywhere(value)) ?? true);
    return [
      { name: 'base-uri', what: 'another base address' },
      { name: 'form-action', what: 'forms that lead elsewhere' },
    ]
      .filter(({ name }) => isOpen(name))
      .map(({ name, what }) => ({
        title: `The content policy has no ${name}`,
        detail: `The policy has no ${name} that limits it, so injected code may bring ${what}.`,
        fix: name === 'base-uri' ? {} : { words: "Add form-action 'self' and where else your forms lead.", code: '' },
      }));
  },
  fix: ({ answer: { headers, url }, document: { base } }) => {
    const { origin } = new URL(base);
    const own = origin === new URL(url).origin ? [] : [origin];
    return {
      words: 'Say where the base element may point.',
      code: serverLines(
        'Content-Security-Policy',
        withDirectives(headers, { 'base-uri': ["'self'", ...own.filter((each) => each !== 'null')] }),
      ),
      goes: 'headers',
    };
  },
  cases: {
    passes: {
      html: '<p>x',
      headers: { 'content-security-policy': "default-src 'self'; base-uri 'none'; form-action 'self'" },
    },
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; form-action 'self'" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; base-uri *; form-action https:" } },
    ],
    doesNotApply: '<p>x',
  },
});

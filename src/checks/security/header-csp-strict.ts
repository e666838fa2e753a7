import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { directiveFor, headerPolicies, isAnywhere, loadingPolicies, withDirectives } from '#lib/page/content-policy';
import type { ContentPolicy } from '#lib/page/file-facts';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The content policy blocks foreign scripts',
  failed: 'The content policy allows foreign scripts',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'A policy that allows any inline script, or scripts from anywhere, gives little protection.',
  source: { name: 'web.dev: a strict Content Security Policy', url: 'https://web.dev/articles/strict-csp' },
  looksAt: ['answer', 'policies'],
  judge: ({ policies }) => {
    const loading = loadingPolicies(policies);
    if (loading.length === 0) return 'does-not-apply';
    // Each policy holds: one that is strict is enough.
    const open = loading.map((policy) => ({ scripts: directiveFor(policy, 'script'), loose: looseIn(policy) }));
    if (open.some(({ scripts, loose }) => scripts && loose.length === 0)) return 'passed';
    const [said] = open.filter(({ scripts }) => scripts);
    if (!said?.scripts)
      return [{ detail: 'The policy has neither script-src nor default-src, so it allows every script.' }];
    const { name, values } = said.scripts;
    return [{ detail: `The policy allows ${listed(said.loose)} for scripts.`, where: [`${name} ${values.join(' ')}`] }];
  },
  fix: ({ answer: { headers } }) => {
    const [first = new Map()] = headerPolicies(headers);
    const { name = 'script-src', values = ["'self'"] } = directiveFor(first, 'script') ?? {};
    const loose = new Set(looseIn(first));
    const strict = values.filter((value) => !loose.has(value) && value !== "'none'");
    const trial = withDirectives(headers, {
      [name === 'script-src-elem' ? name : 'script-src']: strict.length > 0 ? strict : ["'self'"],
    });
    return {
      words:
        'Give inline scripts a nonce or a hash, and name the sources of the others. Meanwhile, keep your policy as it is and try the stricter one alongside it in report-only mode: browsers then only report what it would block.',
      ...(headers['content-security-policy-report-only'] === undefined && {
        code: serverLines('Content-Security-Policy-Report-Only', trial),
        goes: 'headers',
      }),
    };
  },
  cases: {
    passes: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self'" } },
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'nonce-abc' 'unsafe-inline'" } },
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic' https:" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src *, script-src 'self'" } },
    ],
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "img-src data:; script-src 'self' 'unsafe-inline'" } },
      { html: '<p>x', headers: { 'content-security-policy': 'img-src *' } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src * 'unsafe-inline' 'unsafe-eval' data:" } },
      // Of two equal directives the first counts.
      {
        html: '<p>x',
        headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'; script-src 'self'" },
      },
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'nonce-abc' https:" } },
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self'; script-src-attr 'unsafe-inline'" } },
      `<meta http-equiv="Content-Security-Policy" content="script-src 'unsafe-inline'">`,
    ],
    doesNotApply: '<p>x',
  },
});

/** What lets scripts of others run. A nonce or a hash makes browsers pass over loose words beside them. */
function looseIn(policy: ContentPolicy): string[] {
  const { values = [] } = directiveFor(policy, 'script') ?? {};
  const isNamed = hasNonceOrHash(values);
  const isDynamic = values.some((value) => value.toLowerCase() === "'strict-dynamic'");
  const inHandlers = policy.get('script-src-attr') ?? [];
  const inline = [
    ...(isNamed || isDynamic ? [] : values.filter(isInline)),
    ...(hasNonceOrHash(inHandlers) ? [] : inHandlers.filter(isInline)),
  ];
  return [...new Set([...inline, ...(isDynamic ? [] : values.filter(isAnywhere))])];
}

function isInline(value: string): boolean {
  return value.toLowerCase() === "'unsafe-inline'";
}

function hasNonceOrHash(values: readonly string[]): boolean {
  return values.some((value) => /^'(?:nonce-|sha\d)/i.test(value));
}

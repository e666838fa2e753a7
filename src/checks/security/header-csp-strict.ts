import { defineCheck } from '#kit/check';
import { limitsLoading, readPolicy, withDirectives } from '#lib/page/content-policy';
import { listed } from '#lib/page/quoted';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The content policy blocks foreign scripts',
  failed: 'The content policy allows foreign scripts',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'A policy that allows any inline script, or scripts from anywhere, gives little protection.',
  source: { name: 'web.dev: a strict Content Security Policy', url: 'https://web.dev/articles/strict-csp' },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const header = headers['content-security-policy'];
    if (header === undefined) return 'does-not-apply';
    if (!limitsLoading(readPolicy(header))) return 'does-not-apply';
    const { name, values } = scriptsOf(header);
    if (!values) return [{ detail: 'The policy has neither script-src nor default-src, so it allows every script.' }];
    // A nonce, a hash or strict-dynamic makes browsers pass over the loose words beside them.
    if (values.some((value) => /^'(?:nonce-|sha\d)|^'strict-dynamic'$/i.test(value))) return 'passed';
    const loose = values.filter(isLoose);
    return loose.length === 0
      ? 'passed'
      : [{ detail: `The policy allows ${listed(loose)} for scripts.`, where: [`${name} ${values.join(' ')}`] }];
  },
  fix: ({ answer: { headers } }) => {
    const { name, values = ["'self'"] } = scriptsOf(headers['content-security-policy'] ?? '');
    const strict = values.filter((value) => !isLoose(value) && value !== "'none'");
    const trial = withDirectives(headers, {
      [name === 'script-src-elem' ? name : 'script-src']: strict.length > 0 ? strict : ["'self'"],
    });
    return {
      words:
        'Give inline scripts a nonce or a hash, and name the sources of the others. Leave your policy as it is meanwhile, and try the stricter one beside it: browsers then only report what it would block.',
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
    ],
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "img-src data:; script-src 'self' 'unsafe-inline'" } },
      { html: '<p>x', headers: { 'content-security-policy': 'img-src *' } },
    ],
    doesNotApply: '<p>x',
  },
});

function isLoose(value: string): boolean {
  return /^(?:'unsafe-inline'|\*|https?:|data:)$/i.test(value);
}

/** What says which scripts may run. */
function scriptsOf(header: string) {
  const policy = readPolicy(header);
  const name = ['script-src-elem', 'script-src', 'default-src'].find((each) => policy.has(each)) ?? '';
  return { name, values: policy.get(name) };
}

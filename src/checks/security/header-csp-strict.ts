import { defineCheck } from '#kit/check';
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
    const policy = headers['content-security-policy']?.slice(0, 20_000).toLowerCase();
    if (policy === undefined) return 'does-not-apply';
    const directives = new Map(
      policy.split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/);
        return [name, values];
      }),
    );
    const scripts = directives.get('script-src-elem') ?? directives.get('script-src') ?? directives.get('default-src');
    if (!scripts) return [{ detail: 'The policy has neither script-src nor default-src, so it allows every script.' }];
    // A nonce, a hash or strict-dynamic makes browsers pass over the loose words beside them.
    if (scripts.some((value) => /^'(?:nonce-|sha\d)|^'strict-dynamic'$/.test(value))) return 'passed';
    const loose = scripts.filter(
      (value) =>
        value === "'unsafe-inline'" || value === '*' || value === 'https:' || value === 'http:' || value === 'data:',
    );
    return loose.length === 0
      ? 'passed'
      : [{ detail: `The policy allows ${loose.join(', ')} for scripts.`, where: [`script-src ${scripts.join(' ')}`] }];
  },
  fix: () => ({
    words: 'List the sources of your scripts, and give inline scripts a nonce or a hash.',
    code: serverLines(
      'Content-Security-Policy',
      "script-src 'self' https://scripts.example; object-src 'none'; base-uri 'self'",
    ),
  }),
  cases: {
    passes: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self'" } },
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'nonce-abc' 'unsafe-inline'" } },
    ],
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self' 'unsafe-inline'" } },
      { html: '<p>x', headers: { 'content-security-policy': 'img-src *' } },
    ],
    doesNotApply: '<p>x',
  },
});

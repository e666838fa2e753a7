import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { isAboutLoading, loadingPolicies } from '#lib/page/content-policy';
import { sources } from '#lib/page/sources.data';

/** What only shows something, and cannot change the page. */
const passive = new Set(['img-src', 'media-src', 'font-src']);

export default defineCheck({
  title: 'The content policy only allows encrypted sources',
  failed: 'The content policy allows unencrypted sources',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'Anyone on the way, such as the owner of a public Wi-Fi, can replace a file that comes without encryption.',
  source: sources.contentPolicyAdvice,
  looksAt: ['answer', 'policies'],
  judge: ({ answer, policies }) => {
    const loading = loadingPolicies(policies);
    if (!answer.url.startsWith('https:') || loading.length === 0) return 'does-not-apply';
    if (policies.some(({ directives }) => directives.has('upgrade-insecure-requests'))) return 'passed';
    const plain = loading.flatMap((policy) =>
      [...policy].filter(([name, values]) => isAboutLoading(name) && !isDynamic(values) && values.some(isPlain)),
    );
    if (plain.length === 0) return 'passed';
    const found = plain.flatMap(([, values]) => values.filter(isPlain));
    return [
      {
        ...(plain.every(([name]) => passive.has(name)) && { severity: 'advice' as const, mostOfGroup: 94 }),
        detail: `The policy allows ${listed([...new Set(found)].slice(0, 10))} in ${listed([...new Set(plain.map(([name]) => name))].slice(0, 10))}.`,
        where: plain.map(([name, values]) => `${name} ${values.join(' ')}`),
      },
    ];
  },
  fix: 'Write these sources with https://. Where a server has no encryption, host its file yourself.',
  cases: {
    passes: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self' https://cdn.example" } },
      {
        html: '<p>x',
        headers: { 'content-security-policy': "script-src 'nonce-a' 'strict-dynamic' https: http:" },
      },
      { html: '<p>x', headers: { 'content-security-policy': 'img-src http: ; upgrade-insecure-requests' } },
    ],
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'self' http://cdn.example" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'self'; img-src http:" } },
    ],
    doesNotApply: {
      url: 'http://example.com/page',
      html: '<p>x',
      headers: { 'content-security-policy': 'img-src http:' },
    },
  },
});

/** Then browsers pass over what is there for older ones. */
function isDynamic(values: readonly string[]): boolean {
  return values.some((value) => value.toLowerCase() === "'strict-dynamic'");
}

function isPlain(value: string): boolean {
  return /^(?:http|ws):/i.test(value);
}

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { directiveFor, loadingPolicies } from '#lib/page/content-policy';
import { sources } from '#lib/page/sources.data';

/** Characters in which 128 bits fit at best are 22; what has far fewer is no random value of that length. */
const SHORT = 16;

export default defineCheck({
  title: 'Nobody can guess the nonce of the content policy',
  failed: 'The nonce of the content policy can be guessed',
  severity: 'warning',
  mostOfGroup: 79,
  why: 'Scripts with the nonce run. It protects only if it is new and random in each response: at least 128 bits, says the standard.',
  source: sources.contentPolicy,
  looksAt: ['policies'],
  judge: ({ policies }) => {
    const nonces = loadingPolicies(policies).flatMap((policy) => {
      const said = [directiveFor(policy, 'script'), directiveFor(policy, 'style')];
      return said.flatMap((each) => each?.values ?? []).flatMap((value) => /^'nonce-([^']*)'$/i.exec(value)?.[1] ?? []);
    });
    if (nonces.length === 0) return 'does-not-apply';
    const weak = [...new Set(nonces)].filter((nonce) => nonce.length < SHORT || new Set(nonce).size < 6);
    return weak.map((nonce) => ({
      detail:
        nonce.length < SHORT
          ? `The nonce has ${counted(nonce.length, 'character')}.`
          : 'The nonce repeats a few characters over and over.',
      where: [`'nonce-${nonce.slice(0, 60)}'`],
    }));
  },
  fix: 'Make the nonce of 16 random bytes for each answer, in base64, and put the same into the header and the script tags. A page that is cached or static needs hashes instead.',
  cases: {
    passes: { html: '<p>x', headers: { 'content-security-policy': "script-src 'nonce-q83jf0aJk2LmN8rT5vWx1Q=='" } },
    fails: [
      { html: '<p>x', headers: { 'content-security-policy': "script-src 'nonce-abc'" } },
      { html: '<p>x', headers: { 'content-security-policy': "default-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='" } },
    ],
    doesNotApply: { html: '<p>x', headers: { 'content-security-policy': "script-src 'self'" } },
  },
});

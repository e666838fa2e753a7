import { defineCheck } from '#kit/check';
import { metaContent } from '#lib/page/head';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The page limits what its links reveal',
  failed: 'The page does not limit what its links reveal',
  severity: 'advice',
  why: 'Addresses can contain personal data. Modern browsers only send your domain to other sites, but older ones send the full address.',
  source: { name: 'W3C: Referrer Policy', url: 'https://www.w3.org/TR/referrer-policy/' },
  looksAt: ['answer', 'head'],
  judge: ({ answer: { headers }, head }) => {
    const policy = headers['referrer-policy'] ?? metaContent(head, 'referrer');
    if (policy === '') return [{ detail: 'There is no Referrer-Policy.' }];
    return /unsafe-url|no-referrer-when-downgrade/i.test(policy.split(',').at(-1) ?? '')
      ? [
          {
            severity: 'warning',
            title: 'Full addresses are sent to other sites',
            detail: `The Referrer-Policy ${policy} sends the full address to other sites.`,
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Send only the domain, and nothing to unencrypted sites.',
    code: serverLines('Referrer-Policy', 'strict-origin-when-cross-origin'),
    goes: 'headers',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'referrer-policy': 'strict-origin-when-cross-origin' } },
    fails: ['<p>x', { html: '<p>x', headers: { 'referrer-policy': 'unsafe-url' } }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

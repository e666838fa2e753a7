import { defineCheck } from '#kit/check';
import { metaContent } from '#lib/page/head';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The page says what its links tell other sites',
  failed: 'The page does not say what its links tell other sites',
  severity: 'advice',
  why: 'Addresses can hold names and numbers. Browsers send only the site by default, and older ones all of it.',
  source: { name: 'W3C: Referrer Policy', url: 'https://www.w3.org/TR/referrer-policy/' },
  looksAt: ['answer', 'head'],
  judge: ({ answer: { headers }, head }) => {
    const policy = headers['referrer-policy'] ?? metaContent(head, 'referrer');
    if (policy === '') return [{ detail: 'There is no Referrer-Policy.' }];
    return /unsafe-url|no-referrer-when-downgrade/i.test(policy.split(',').at(-1) ?? '')
      ? [
          {
            severity: 'warning',
            title: 'Whole addresses are told to other sites',
            detail: `The Referrer-Policy ${policy} sends the whole address to other sites.`,
          },
        ]
      : 'passed';
  },
  fix: () => ({
    words: 'Send the site only, and nothing when the encryption is left.',
    code: serverLines('Referrer-Policy', 'strict-origin-when-cross-origin'),
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'referrer-policy': 'strict-origin-when-cross-origin' } },
    fails: ['<p>x', { html: '<p>x', headers: { 'referrer-policy': 'unsafe-url' } }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { metaContent } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';
import { serverLines } from '#lib/page/server-lines';

/** Source: W3C Referrer Policy, 3. */
const known = new Set([
  ...['no-referrer', 'no-referrer-when-downgrade', 'same-origin', 'origin', 'strict-origin'],
  ...['origin-when-cross-origin', 'strict-origin-when-cross-origin', 'unsafe-url'],
]);

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
    // Of several the last that a browser knows counts.
    const last = policy
      .toLowerCase()
      .slice(0, 1_000)
      .split(',')
      .map((each) => each.trim())
      .findLast((each) => known.has(each));
    if (last === undefined)
      return [
        {
          title: 'The Referrer-Policy is not one that browsers know',
          detail: `The Referrer-Policy says ${quoted(policy)}, which no browser knows.`,
        },
      ];
    return last === 'unsafe-url' || last === 'no-referrer-when-downgrade'
      ? [
          {
            severity: 'warning',
            title: 'Full addresses are sent to other sites',
            detail: `The Referrer-Policy ${last} sends the full address to other sites.`,
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
    passes: [
      { html: '<p>x', headers: { 'referrer-policy': 'strict-origin-when-cross-origin' } },
      { html: '<p>x', headers: { 'referrer-policy': 'no-referrer, strict-origin-when-cross-origin' } },
    ],
    fails: [
      '<p>x',
      { html: '<p>x', headers: { 'referrer-policy': 'same-orgin' } },
      { html: '<p>x', headers: { 'referrer-policy': 'unsafe-url' } },
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { metasByHttpEquiv } from '#lib/page/head';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The page has no refresh tag',
  failed: 'A refresh tag reloads or redirects the page',
  severity: 'warning',
  why: 'A server redirect is faster and more reliable. Pages that reload by themselves interrupt people who read slowly.',
  source: sources.redirects,
  looksAt: ['head', 'answer'],
  judge: ({ head, answer: { headers } }) => {
    const [refresh] = metasByHttpEquiv(head, 'refresh');
    if (headers.refresh !== undefined)
      return [
        {
          title: 'A refresh header reloads or redirects the page',
          detail: `The Refresh header (${quoted(headers.refresh)}) loads another page or this one again. Use a redirect instead.`,
          where: [`Refresh: ${headers.refresh.slice(0, 200)}`],
        },
      ];
    return refresh
      ? [
          {
            detail: `A refresh tag (${quoted(refresh.content)}) loads another page or this one again. Use a redirect instead.`,
            where: [refresh],
          },
        ]
      : 'passed';
  },
  fix: 'Remove the refresh tag or header. If the page has moved, redirect it on the server with status 301.',
  cases: {
    passes: '<p>x',
    fails: ['<meta http-equiv=refresh content="5; url=/b">', { headers: { refresh: '0; url=/b' }, html: '<p>x' }],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

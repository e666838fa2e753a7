import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The page limits browser permissions',
  failed: 'The page does not limit browser permissions',
  severity: 'advice',
  why: 'A Permissions-Policy prevents embedded pages from asking for camera, microphone or location in your name.',
  source: { name: 'W3C: Permissions Policy', url: 'https://www.w3.org/TR/permissions-policy/' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) =>
    kind !== 'page'
      ? 'does-not-apply'
      : headers['permissions-policy'] === undefined
        ? [{ detail: 'There is no Permissions-Policy.' }]
        : 'passed',
  fix: () => ({
    words:
      'Keep what only your own pages may ask for from embedded ones, and switch off what the site does not use, with () in place of (self).',
    code: serverLines('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(self)'),
    goes: 'headers',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'permissions-policy': 'camera=()' } },
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { serverLines } from '#lib/page/server-lines';

export default defineCheck({
  title: 'The page gives up what it does not need',
  failed: 'The page keeps every permission',
  severity: 'advice',
  why: 'A Permissions-Policy keeps embedded pages from asking for camera, microphone or place in your name.',
  source: { name: 'W3C: Permissions Policy', url: 'https://www.w3.org/TR/permissions-policy/' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) =>
    kind !== 'page'
      ? 'does-not-apply'
      : headers['permissions-policy'] === undefined
        ? [{ detail: 'There is no Permissions-Policy.' }]
        : 'passed',
  fix: () => ({
    words: 'Switch off what the site does not use.',
    code: serverLines('Permissions-Policy', 'camera=(), microphone=(), geolocation=()'),
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'permissions-policy': 'camera=()' } },
    fails: '<p>x',
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

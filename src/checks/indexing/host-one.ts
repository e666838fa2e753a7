import { defineCheck } from '#kit/check';
import { sources } from '#lib/page/sources.data';

export default defineCheck({
  title: 'The site answers under one name',
  failed: 'The site answers with and without www',
  severity: 'warning',
  why: 'Each page then exists twice, and its links are split between two addresses.',
  source: sources.duplicates,
  looksAt: ['site', 'answer'],
  judge: ({ site: { otherHost }, answer: { url } }) => {
    if (!otherHost) return 'does-not-apply';
    // A name that nobody answers under is no second address.
    if (otherHost.status === 0 || otherHost.status >= 400) return 'passed';
    if (otherHost.location !== '' && URL.parse(otherHost.location)?.host === new URL(url).host) return 'passed';
    return otherHost.location === ''
      ? [{ about: 'address', detail: `${otherHost.url} also shows a page instead of redirecting here.` }]
      : 'passed';
  },
  fix: ({ site: { otherHost }, answer: { url } }) => ({
    words: 'Redirect the other name to this one permanently. These are the lines for nginx.',
    code: `server {\n  server_name ${URL.parse(otherHost?.url ?? '')?.host ?? 'www.example.com'};\n  return 301 https://${new URL(url).host}$request_uri;\n}`,
    goes: 'nginx',
  }),
  cases: {
    passes: {
      html: '<p>x',
      also: { 'https://www.example.com/page': { status: 301, headers: { location: 'https://example.com/page' } } },
    },
    fails: {
      html: '<p>x',
      also: { 'https://www.example.com/page': { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>x' } },
    },
    doesNotApply: { url: 'https://192.0.2.1/page', html: '<p>x' },
  },
});

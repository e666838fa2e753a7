import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'Unencrypted visits are led to https://',
  failed: 'Unencrypted visits stay unencrypted',
  severity: 'error',
  why: 'Who types the name or follows an old link comes over http://, where anybody on the way can read and change the page.',
  source: { name: 'web.dev: enable HTTPS', url: 'https://web.dev/articles/enable-https' },
  looksAt: ['site'],
  judge: ({ site: { plain } }) => {
    if (!plain) return 'does-not-apply';
    // Nobody listens there: nothing is sent in the clear.
    if (plain.status === 0) return 'passed';
    if (plain.location.startsWith('https:')) return 'passed';
    return [
      {
        about: 'address',
        detail: `${plain.url} answers with status ${plain.status} instead of leading to https://.`,
        where: [plain.url],
      },
    ];
  },
  fix: () => ({
    words: 'Redirect all of http:// for good; these are the lines for nginx. Caddy does it by itself.',
    code: 'server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}',
  }),
  cases: {
    passes: {
      html: '<p>x',
      also: { 'http://example.com/page': { status: 301, headers: { location: 'https://example.com/page' } } },
    },
    fails: {
      html: '<p>x',
      also: { 'http://example.com/page': { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>x' } },
    },
    doesNotApply: { url: 'http://example.com/page', html: '<p>x' },
  },
});

import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'Unencrypted visits are redirected to https://',
  failed: 'Unencrypted visits are not redirected to https://',
  severity: 'error',
  why: 'People who type the name or follow an old link arrive over http://, where others on the network can read and change the page.',
  source: { name: 'web.dev: enable HTTPS', url: 'https://web.dev/articles/enable-https' },
  looksAt: ['site'],
  judge: ({ site: { plain } }) => {
    if (!plain) return 'does-not-apply';
    // Nobody listens there: nothing is sent in the clear.
    if (plain.status === 0) return 'passed';
    if (plain.location.startsWith('https:')) {
      return plain.status === 301 || plain.status === 308
        ? 'passed'
        : [
            {
              ...{ about: 'address', severity: 'advice', title: 'Unencrypted visits are redirected for a while only' },
              detail: `${plain.url} redirects to https:// with status ${plain.status}, which is temporary: search engines may keep the old address.`,
              where: [plain.url],
            },
          ];
    }
    return [
      {
        about: 'address',
        detail: `${plain.url} answers with status ${plain.status} instead of redirecting to https://.`,
        where: [plain.url],
      },
    ];
  },
  fix: () => ({
    words: 'Redirect all http:// addresses permanently. These are the lines for nginx. Caddy does it automatically.',
    code: 'server {\n  listen 80;\n  return 301 https://$host$request_uri;\n}',
    goes: 'nginx',
  }),
  cases: {
    passes: {
      html: '<p>x',
      also: { 'http://example.com/page': { status: 301, headers: { location: 'https://example.com/page' } } },
    },
    fails: [
      {
        html: '<p>x',
        also: { 'http://example.com/page': { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>x' } },
      },
      {
        html: '<p>x',
        also: { 'http://example.com/page': { status: 302, headers: { location: 'https://example.com/page' } } },
      },
    ],
    doesNotApply: { url: 'http://example.com/page', html: '<p>x' },
  },
});

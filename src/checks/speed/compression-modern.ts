import { defineCheck } from '#kit/check';
import { codingsOf } from '#lib/page/codings';

export default defineCheck({
  title: 'The page uses modern compression',
  failed: 'The page uses older compression',
  severity: 'advice',
  why: 'Brotli and Zstandard make text 10 to 20% smaller than gzip, and every modern browser supports them.',
  source: { name: 'RFC 7932: Brotli', url: 'https://www.rfc-editor.org/rfc/rfc7932' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) => {
    const [coding, ...more] = codingsOf(headers);
    if (coding === undefined || more.length > 0 || kind === 'none') return 'does-not-apply';
    return /^(?:br|zstd|dcb|dcz)$/.test(coding)
      ? 'passed'
      : [{ detail: `The page is sent with ${coding}, although we also accept br and zstd.` }];
  },
  fix: () => ({
    words:
      'Switch on Brotli or Zstandard in addition to gzip. Caddy: encode zstd gzip. Apache: the module mod_brotli. These are the lines for nginx with its Brotli module.',
    code: 'brotli on;\ngzip_vary on;\nbrotli_types text/css application/javascript application/json image/svg+xml;',
    goes: 'nginx',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'content-encoding': 'br' } },
    fails: { html: '<p>x', headers: { 'content-encoding': 'gzip' } },
    doesNotApply: '<p>x',
  },
});

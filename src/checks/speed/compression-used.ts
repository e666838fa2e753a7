import { defineCheck } from '#kit/check';
import { codingsOf } from '#lib/page/codings';

/** Bytes below which compression gains nothing that a visitor feels: one packet. */
const SMALL = 1_400;

export default defineCheck({
  title: 'The page is sent compressed',
  failed: 'The page is sent uncompressed',
  severity: 'warning',
  why: 'Compressed text is three to ten times smaller, so the page loads faster, especially on phones.',
  source: {
    name: 'web.dev: optimize encoding and transfer size',
    url: 'https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind, byteLength } }) => {
    if (kind === 'none' || kind === 'other' || byteLength < SMALL) return 'does-not-apply';
    return codingsOf(headers).length === 0
      ? [{ detail: `The server sent ${byteLength.toLocaleString('en')} bytes of text without compression.` }]
      : 'passed';
  },
  fix: () => ({
    words:
      'Switch on compression in the server. These are the lines for nginx. Caddy: encode zstd gzip. Apache: AddOutputFilterByType DEFLATE text/html.',
    code: 'gzip on;\ngzip_vary on;\ngzip_types text/css application/javascript application/json image/svg+xml;',
    goes: 'nginx',
  }),
  cases: {
    passes: {
      html: `<p>${'tea '.repeat(400)}`,
      headers: { 'content-encoding': 'br' },
    },
    fails: `<p>${'tea '.repeat(400)}`,
    doesNotApply: '<p>x',
  },
});

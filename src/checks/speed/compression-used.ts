import { defineCheck } from '#kit/check';

/** Bytes below which compression gains nothing that a visitor feels: one packet. */
const SMALL = 1_400;

export default defineCheck({
  title: 'The page travels compressed',
  failed: 'The page travels uncompressed',
  severity: 'warning',
  why: 'Compressed text takes a third to a tenth of the bytes, so the page is there sooner, above all on phones.',
  source: {
    name: 'web.dev: optimize encoding and transfer size',
    url: 'https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind, byteLength } }) => {
    if (kind === 'none' || kind === 'other' || byteLength < SMALL) return 'does-not-apply';
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    return coding === '' || coding === 'identity'
      ? [{ detail: `The server sent ${byteLength.toLocaleString('en')} bytes of text without compression.` }]
      : 'passed';
  },
  fix: () => ({
    words:
      'Switch compression on in the server; these are the lines for nginx. Caddy: encode zstd gzip. Apache: AddOutputFilterByType DEFLATE text/html.',
    code: 'gzip on;\ngzip_types text/css application/javascript application/json image/svg+xml;',
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

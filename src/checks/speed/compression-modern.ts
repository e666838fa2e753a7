import { defineCheck } from '#kit/check';

export default defineCheck({
  title: 'The page travels in a coding of today',
  failed: 'The page travels in an older coding',
  severity: 'advice',
  why: 'Brotli and Zstandard make text a tenth to a fifth smaller than gzip, in every browser of today.',
  source: { name: 'RFC 7932: Brotli', url: 'https://www.rfc-editor.org/rfc/rfc7932' },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) => {
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (coding === '' || coding === 'identity' || kind === 'none') return 'does-not-apply';
    return /^(?:br|zstd|dcb|dcz)$/.test(coding)
      ? 'passed'
      : [{ detail: `The page travels as ${coding}, though we offered br and zstd.` }];
  },
  fix: () => ({
    words:
      'Switch Brotli or Zstandard on beside gzip. Caddy: encode zstd gzip. Apache: the module mod_brotli. These are the lines for nginx with its Brotli module.',
    code: 'brotli on;\nbrotli_types text/css application/javascript application/json image/svg+xml;',
  }),
  cases: {
    passes: { html: '<p>x', headers: { 'content-encoding': 'br' } },
    fails: { html: '<p>x', headers: { 'content-encoding': 'gzip' } },
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { quoted } from '#lib/page/quoted';

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
    const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    if (coding.split(',').filter((each) => each.trim() !== 'identity').length > 1)
      return [
        {
          title: 'The page is compressed more than once',
          detail: `The page says that it is packed by ${quoted(coding)}, one within the other: it gets larger by that, and some programs cannot read it.`,
          where: [`Content-Encoding: ${coding.slice(0, 200)}`],
          fix: { words: 'Compress in one place: the application, the server or the CDN.', code: '' },
        },
      ];
    return coding === '' || coding === 'identity'
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
    fails: [
      `<p>${'tea '.repeat(400)}`,
      { html: `<p>${'tea '.repeat(400)}`, headers: { 'content-encoding': 'gzip, gzip' } },
    ],
    doesNotApply: '<p>x',
  },
});

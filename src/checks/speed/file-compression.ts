import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { fileSize, isPacked, isThere } from '#lib/page/files';
import { judgeEach } from '#lib/page/judge-each';

/** Bytes below which compression gains nothing that a visitor feels: one packet. */
const SMALL = 1_400;

export default defineCheck({
  title: 'Scripts and style sheets are sent compressed',
  failed: 'Scripts or style sheets are sent uncompressed',
  severity: 'warning',
  why: 'Compressed code is three to five times smaller, and the page waits for it.',
  source: {
    name: 'Chrome: enable text compression',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
  },
  looksAt: ['files'],
  judge: ({ files }) =>
    judgeEach(
      files.filter((file) => isThere(file) && (file.byteLength ?? 0) >= SMALL),
      {
        isWrong: (file) => !isPacked(file),
        say: (wrong, all) =>
          `${counted(wrong.length, `file of ${all} comes`, `files of ${all} come`)} without compression.`,
        where: ({ at, url, byteLength }) => ({ at, shown: `${fileSize(byteLength)} ${url}` }),
      },
    ),
  fix: () => ({
    words:
      'Switch on compression for scripts and style sheets in the server. These are the lines for nginx. Caddy: encode zstd gzip. Apache: AddOutputFilterByType DEFLATE text/css application/javascript.',
    code: 'gzip on;\ngzip_vary on;\ngzip_types text/css text/javascript application/javascript application/json image/svg+xml;',
    goes: 'nginx',
  }),
  cases: {
    passes: {
      html: '<script src=/a.js></script>',
      also: {
        'https://example.com/a.js': {
          headers: { 'content-type': 'text/javascript', 'content-encoding': 'br' },
          body: 'a();'.repeat(500),
        },
      },
    },
    fails: {
      html: '<script src=/a.js></script>',
      also: {
        'https://example.com/a.js': { headers: { 'content-type': 'text/javascript' }, body: 'a();'.repeat(500) },
      },
    },
    doesNotApply: {
      html: '<script src=/a.js></script>',
      also: { 'https://example.com/a.js': { headers: { 'content-type': 'text/javascript' }, body: 'a()' } },
    },
  },
});

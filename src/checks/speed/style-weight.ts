import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { fileSize } from '#lib/page/files';
import { judgeEach } from '#lib/page/judge-each';

/** Bytes as they travel, and as the browser reads them: several times what all styles of a usual page have. */
const HEAVY = 150_000;
const LONG = 500_000;

export default defineCheck({
  title: 'The style sheets are light',
  failed: 'Style sheets are heavy',
  severity: 'warning',
  why: 'A browser shows nothing until it has all style sheets.',
  source: {
    name: 'Chrome: reduce unused CSS',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/unused-css-rules',
  },
  looksAt: ['files'],
  judge: ({ files }) =>
    judgeEach(
      files.filter(({ kind, sentBytes, byteLength }) => kind === 'Styles' && (sentBytes ?? byteLength)),
      {
        isWrong: ({ sentBytes = 0, byteLength = 0 }) => sentBytes > HEAVY || byteLength > LONG,
        say: (wrong, all) =>
          `${counted(wrong.length, `style sheet of ${all} has`, `style sheets of ${all} have`)} far more rules than one page needs.`,
        where: ({ at, url, byteLength }) => ({ at, shown: `${fileSize(byteLength)} ${url}` }),
      },
    ),
  fix: 'Remove what no page uses, and load styles of single pages with them only.',
  cases: {
    passes: { html: '<link rel=stylesheet href=/a.css>', also: { 'https://example.com/a.css': { body: 'a{}' } } },
    fails: {
      html: '<link rel=stylesheet href=/a.css>',
      also: { 'https://example.com/a.css': { headers: { 'content-length': '9000000' }, body: 'a{}' } },
    },
    doesNotApply: '<p>x',
  },
});

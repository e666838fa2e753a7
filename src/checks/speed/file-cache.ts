import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { keptFor } from '#lib/page/cache-control';
import { isThere } from '#lib/page/files';
import { judgeEach } from '#lib/page/judge-each';

/** Seconds; a file that is kept for less is fetched again by visitors who come each week. */
const SHORT = 604_800;

export default defineCheck({
  title: 'Browsers keep the files of the page',
  failed: 'Browsers fetch files of the page again and again',
  severity: 'advice',
  why: 'Files that rarely change should be kept for long, so that the next page shows at once.',
  source: {
    name: 'Chrome: efficient cache policies',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/uses-long-cache-ttl',
  },
  looksAt: ['files', 'answer'],
  judge: ({ files, answer }) => {
    // Nobody can change how long files of others are kept.
    const { host } = new URL(answer.url);
    return judgeEach(
      files.filter((file) => isThere(file) && URL.parse(file.url)?.host === host),
      {
        isWrong: ({ headers }) => (keptFor(headers) ?? 0) < SHORT,
        say: (wrong, all) =>
          `${counted(wrong.length, `file of ${all} is`, `files of ${all} are`)} kept for less than a week, or not said to be kept.`,
        where: ({ at, url, headers }) => ({
          at,
          shown: `${url} (Cache-Control: ${headers['cache-control'] ?? 'none'})`,
        }),
      },
    );
  },
  fix: 'Send Cache-Control: public, max-age=31536000, immutable with files whose names change with their content, and a week at least with others.',
  cases: {
    passes: {
      html: '<link rel=stylesheet href=/a.css>',
      also: { 'https://example.com/a.css': { headers: { 'cache-control': 'max-age=31536000' }, body: 'a{}' } },
    },
    fails: [
      {
        html: '<link rel=stylesheet href=/a.css>',
        also: { 'https://example.com/a.css': { headers: { 'cache-control': 'no-store' }, body: 'a{}' } },
      },
      { html: '<img src=/a.jpg>', also: { 'https://example.com/a.jpg': { body: 'x' } } },
    ],
    doesNotApply: {
      html: '<img src="https://cdn.example/a.jpg">',
      also: { 'https://cdn.example/a.jpg': { body: 'x' } },
    },
  },
});

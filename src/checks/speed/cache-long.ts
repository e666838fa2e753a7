import { defineCheck } from '#kit/check';
import { formatDuration } from '#lib/duration';
import { keptFor } from '#lib/page/cache-control';

/** Seconds that a browser may show a page without asking whether it has changed. */
const LONG = 86_400;

export default defineCheck({
  title: 'Browsers do not keep the page for too long',
  failed: 'Browsers keep the page for very long',
  severity: 'advice',
  why: 'The copy is kept until the time is up: until then, returning visitors see the old page, and you cannot recall it.',
  source: {
    name: 'web.dev: HTTP cache',
    url: 'https://web.dev/articles/http-cache',
  },
  looksAt: ['answer'],
  judge: ({ answer: { headers, kind } }) => {
    const seconds = keptFor(headers);
    if (kind !== 'page' || seconds === undefined) return 'does-not-apply';
    return seconds <= LONG
      ? 'passed'
      : [
          {
            detail: `Browsers may show the page for ${formatDuration(seconds)} without asking whether it has changed.`,
            where: [`Cache-Control: ${headers['cache-control'] ?? ''}`.slice(0, 200)],
          },
        ];
  },
  fix: 'Send no-cache or a short max-age with pages, and long times with files whose names change. A CDN of your own may keep pages longer by s-maxage.',
  cases: {
    passes: { html: '<p>x', headers: { 'cache-control': 'max-age=600, s-maxage=31536000' } },
    fails: { html: '<p>x', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'No script blocks the page',
  failed: 'Scripts block the page',
  severity: 'warning',
  why: 'The browser shows nothing until it has loaded and run every script in the head that is not deferred, async or a module.',
  source: {
    name: 'Lighthouse: render-blocking resources',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources',
  },
  looksAt: ['resources'],
  judge: ({ resources: { scripts } }) =>
    judgeEach(
      scripts.filter(({ url }) => url !== ''),
      {
        isWrong: ({ isBlocking, isInHead }) => isBlocking && isInHead,
        say: (wrong, all) =>
          `${counted(wrong.length, `script of ${all} in the head`, `scripts of ${all} in the head`)} must load before anything is shown.`,
      },
    ),
  fix: ({ resources: { scripts } }) => ({
    words: 'Add defer: the scripts then load in parallel and run when the page is ready.',
    code: `<script defer src="${scripts.find(({ isBlocking, isInHead }) => isBlocking && isInHead)?.url ?? '/app.js'}"></script>`,
  }),
  cases: {
    passes: '<head><script defer src=/a.js></script></head>',
    fails: '<head><script src="/a.js"></script></head>',
    doesNotApply: '<p>x',
  },
});

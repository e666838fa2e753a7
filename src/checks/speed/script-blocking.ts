import { defineCheck } from '#kit/check';
import { judgeEach } from '#lib/page/judge-each';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'No script holds up the page',
  failed: 'Scripts hold up the page',
  severity: 'warning',
  why: 'The browser shows nothing until it has fetched and run each script in the head that is neither deferred nor a module.',
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
          `${counted(wrong.length, 'script')} of ${all} in the head must be there before anything is shown.`,
        where: ({ url }) => `<script src="${url}">`,
      },
    ),
  fix: ({ resources: { scripts } }) => ({
    words: 'Defer them: they are then fetched beside the page, and run when it is read.',
    code: `<script defer src="${scripts.find(({ isBlocking, isInHead }) => isBlocking && isInHead)?.url ?? '/app.js'}"></script>`,
  }),
  cases: {
    passes: '<head><script defer src=/a.js></script></head>',
    fails: '<head><script src="/a.js"></script></head>',
    doesNotApply: '<p>x',
  },
});

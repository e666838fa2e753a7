import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
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
  looksAt: ['resources', 'document'],
  judge: ({ resources: { scripts } }) =>
    judgeEach(
      scripts.filter(({ url }) => url !== ''),
      {
        isWrong: ({ isBlocking, isInHead }) => isBlocking && isInHead,
        say: (wrong, all) =>
          `${counted(wrong.length, `script of ${all} in the head`, `scripts of ${all} in the head`)} must load before anything is shown.`,
      },
    ),
  fix: ({ resources: { scripts }, document: { source } }) => ({
    words:
      'Add defer: the scripts then load in parallel and run in their order when the page is ready. Code within the page that uses one of them has to wait for it as well.',
    code: editedTag(source, scripts.find(({ isBlocking, isInHead }) => isBlocking && isInHead)?.at, { defer: '' }),
    goes: 'instead',
  }),
  cases: {
    passes: '<head><script defer src=/a.js></script></head>',
    fails: '<head><script src="/a.js"></script></head>',
    doesNotApply: '<p>x',
  },
});

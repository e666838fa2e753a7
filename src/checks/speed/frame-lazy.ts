import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Embedded frames are lazy-loaded',
  failed: 'Embedded frames are not lazy-loaded',
  severity: 'advice',
  why: 'A map or video player is often larger than the page itself, and often far down the page.',
  source: { name: 'web.dev: lazy loading of frames', url: 'https://web.dev/articles/iframe-lazy-loading' },
  looksAt: ['resources'],
  judge: ({ resources: { frames } }) =>
    judgeEach(
      frames.filter(({ url }) => url !== ''),
      {
        isWrong: ({ loading }) => loading !== 'lazy',
        say: (wrong, all) =>
          `${counted(wrong.length, `frame of ${all} is`, `frames of ${all} are`)} not marked as lazy.`,
      },
    ),
  fix: () => ({
    words: 'Add loading="lazy" to frames that are not visible at first.',
    code: '<iframe src="https://maps.example/" title="Map" loading="lazy"></iframe>',
  }),
  cases: { passes: '<iframe src=/a loading=lazy></iframe>', fails: '<iframe src="/a"></iframe>', doesNotApply: '<p>x' },
});

import { defineCheck } from '#kit/check';
import { judgeEach } from '#lib/page/judge-each';
import { counted } from '#lib/page/quoted';

export default defineCheck({
  title: 'Embedded frames wait until they are needed',
  failed: 'Embedded frames are fetched at once',
  severity: 'advice',
  why: 'A map or a video player brings more than the page itself, often far below what is looked at first.',
  source: { name: 'web.dev: lazy loading of frames', url: 'https://web.dev/articles/iframe-lazy-loading' },
  looksAt: ['resources'],
  judge: ({ resources: { frames } }) =>
    judgeEach(
      frames.filter(({ url }) => url !== ''),
      {
        isWrong: ({ loading }) => loading !== 'lazy',
        say: (wrong, all) =>
          `${counted(wrong.length, 'frame')} of ${all} ${wrong.length === 1 ? 'is' : 'are'} not marked as lazy.`,
        where: ({ url }) => `<iframe src="${url}">`,
      },
    ),
  fix: () => ({
    words: 'Mark the frames below the first screen.',
    code: '<iframe src="https://maps.example/" title="Map" loading="lazy"></iframe>',
  }),
  cases: { passes: '<iframe src=/a loading=lazy></iframe>', fails: '<iframe src="/a"></iframe>', doesNotApply: '<p>x' },
});

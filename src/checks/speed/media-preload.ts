import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Videos are not loaded before they are played',
  failed: 'Videos are loaded before they are played',
  severity: 'advice',
  why: 'A video that nobody has started slows down the page and uses mobile data.',
  source: { name: 'web.dev: fast playback with preload', url: 'https://web.dev/articles/fast-playback-with-preload' },
  looksAt: ['resources'],
  judge: ({ resources: { media } }) =>
    judgeEach(media, {
      isWrong: ({ preload, autoplays }) => !autoplays && preload === 'auto',
      say: (wrong, all) =>
        `${counted(wrong.length, `video or sound of ${all} has`, `videos and sounds of ${all} have`)} preload="auto".`,
    }),
  fix: () => ({
    words: 'Load only the metadata, such as the length.',
    code: '<video src="tea.mp4" preload="metadata" poster="tea.jpg" controls></video>',
  }),
  cases: {
    passes: '<video src=a.mp4 preload=metadata></video>',
    fails: '<video src="a.mp4" preload="auto"></video>',
    doesNotApply: '<p>x',
  },
});

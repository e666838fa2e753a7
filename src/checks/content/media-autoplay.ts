import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Nothing plays by itself',
  failed: 'Something plays by itself',
  severity: 'advice',
  why: 'Sound drowns out screen readers, movement distracts from the text, and browsers block most of it anyway.',
  source: { name: 'WCAG 2.2: audio control', url: 'https://www.w3.org/WAI/WCAG22/Understanding/audio-control.html' },
  looksAt: ['resources'],
  judge: ({ resources: { media } }) =>
    judgeEach(media, {
      isWrong: ({ autoplays }) => autoplays,
      say: (wrong, all) =>
        `${counted(wrong.length, `video or sound of ${all} plays`, `videos and sounds of ${all} play`)} without being asked.`,
    }),
  fix: 'Let visitors start it. A short silent background video needs a stop button.',
  cases: {
    passes: '<video src=a.mp4 controls></video>',
    fails: '<video src="a.mp4" autoplay></video>',
    doesNotApply: '<p>x',
  },
});

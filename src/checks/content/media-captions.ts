import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Videos have captions',
  failed: 'Videos have no captions',
  severity: 'warning',
  why: 'Captions let people who cannot hear, or who watch without sound, read what is being said.',
  source: { name: 'WCAG 2.2: captions', url: 'https://www.w3.org/WAI/WCAG22/Understanding/captions-prerecorded.html' },
  looksAt: ['resources'],
  judge: ({ resources: { media } }) =>
    judgeEach(
      media.filter(({ name, isSilent }) => name === 'video' && !isSilent),
      {
        isWrong: ({ hasTrack }) => !hasTrack,
        say: (wrong, all) =>
          `${counted(wrong.length, `video of ${all} has`, `videos of ${all} have`)} no captions. A video without speech does not need them.`,
      },
    ),
  fix: 'Add a file with captions as a track element with kind="captions".',
  cases: {
    passes: '<video src=a.mp4><track src=a.vtt></video>',
    fails: '<video src="a.mp4"></video>',
    doesNotApply: '<video src=a.mp4 autoplay muted loop></video>',
  },
});

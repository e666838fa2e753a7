import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Videos are not loaded before they are played',
  failed: 'Videos are loaded before they are played',
  severity: 'advice',
  why: 'A video that nobody has started slows down the page and uses mobile data.',
  source: { name: 'web.dev: fast playback with preload', url: 'https://web.dev/articles/fast-playback-with-preload' },
  looksAt: ['resources', 'document'],
  judge: ({ resources: { media } }) =>
    judgeEach(media, {
      isWrong: isGreedy,
      say: (wrong, all) =>
        `${counted(wrong.length, `video or sound of ${all} has`, `videos and sounds of ${all} have`)} preload="auto".`,
    }),
  fix: ({ resources: { media }, document: { source } }) => ({
    words: 'Load only the metadata, such as the length.',
    code: editedTag(source, media.find(isGreedy)?.at, { preload: 'metadata' }),
    goes: 'instead',
  }),
  cases: {
    passes: '<video src=a.mp4 preload=metadata></video>',
    fails: '<video src="a.mp4" preload="auto"></video>',
    doesNotApply: '<p>x',
  },
});

function isGreedy({ preload, autoplays }: { preload: string; autoplays: boolean }): boolean {
  return !autoplays && preload === 'auto';
}

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { editedTag } from '#lib/page/edited-tag';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'Embedded frames are lazy-loaded',
  failed: 'Embedded frames are not lazy-loaded',
  severity: 'advice',
  why: 'A map or video player is often larger than the page itself, and often far down the page.',
  source: { name: 'web.dev: lazy loading of frames', url: 'https://web.dev/articles/iframe-lazy-loading' },
  looksAt: ['resources', 'document'],
  judge: ({ resources: { frames } }) =>
    judgeEach(
      frames.filter(({ url }) => url !== ''),
      {
        isWrong: ({ loading }) => loading !== 'lazy',
        say: (wrong, all) =>
          `${counted(wrong.length, `frame of ${all} is`, `frames of ${all} are`)} not marked as lazy.`,
      },
    ),
  fix: ({ resources: { frames }, document: { source } }) => ({
    words: 'Add loading="lazy" to frames that are not visible at first, as here.',
    code: editedTag(source, frames.find(({ url, loading }) => url !== '' && loading !== 'lazy')?.at, {
      loading: 'lazy',
    }),
    goes: 'instead',
  }),
  cases: { passes: '<iframe src=/a loading=lazy></iframe>', fails: '<iframe src="/a"></iframe>', doesNotApply: '<p>x' },
});

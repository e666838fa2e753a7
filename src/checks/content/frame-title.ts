import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Every frame has a title',
  failed: 'Frames have no title',
  severity: 'warning',
  why: 'Screen readers announce a frame by its title: a map, a video, a form.',
  source: { name: 'WCAG technique H64: frame titles', url: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H64' },
  looksAt: ['resources'],
  judge: ({ resources: { frames } }) => {
    const drawn = frames.filter(({ url }) => url !== '');
    if (drawn.length === 0) return 'does-not-apply';
    const mute = drawn.filter(({ title }) => title === '');
    return mute.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(mute.length, `frame of ${drawn.length} has`, `frames of ${drawn.length} have`)} no title.`,
            where: mute,
          },
        ];
  },
  fix: 'Add a title attribute that says what is in the frame.',
  cases: {
    passes: '<iframe title=Map src=/map></iframe>',
    fails: '<iframe src="/map"></iframe>',
    doesNotApply: '<p>x',
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

export default defineCheck({
  title: 'Every picture has an alt attribute',
  failed: 'Pictures have no alt attribute',
  severity: 'error',
  why: 'Screen readers read the alt text aloud, and search engines use it to find the picture. Decorative pictures need an empty one.',
  source: {
    name: 'WCAG 2.2: non-text content',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    if (pictures.length === 0) return 'does-not-apply';
    const mute = pictures.filter(({ alt, isDecoration }) => alt === null && !isDecoration);
    return mute.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(mute.length, `picture of ${pictures.length} has`, `pictures of ${pictures.length} have`)} no alt attribute.`,
            where: mute,
          },
        ];
  },
  fix: 'Describe in a few words what the picture shows. Write alt="" if it is only decoration.',
  cases: {
    passes: '<img src=a.jpg alt="Tea"><img src=line.png alt="">',
    fails: '<img src="a.jpg">',
    doesNotApply: '<p>x',
  },
});

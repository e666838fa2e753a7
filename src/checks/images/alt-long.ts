import { defineCheck } from '#kit/check';
import { counted } from '#lib/page/quoted';

/** Characters; about two lines. */
const LONG = 250;

export default defineCheck({
  title: 'Picture texts are short',
  failed: 'Picture texts are very long',
  severity: 'advice',
  why: 'An alt text is read out in one go and cannot be skipped. What needs more belongs into the text beside the picture.',
  source: { name: 'W3C WAI: tips for alternative texts', url: 'https://www.w3.org/WAI/tutorials/images/tips/' },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const told = pictures.filter(({ alt }) => alt !== null && alt.trim() !== '');
    if (told.length === 0) return 'does-not-apply';
    const long = told.filter(({ alt }) => (alt?.length ?? 0) > LONG);
    return long.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(long.length, 'picture')} ${long.length === 1 ? 'has' : 'have'} a text of more than ${LONG} characters.`,
            where: long.map(({ src, alt }) => `<img src="${src}" alt="${alt?.slice(0, 80)}…">`),
          },
        ];
  },
  fix: 'Name what matters in a sentence, and put the rest into a caption or the text.',
  cases: {
    passes: '<img src=a.jpg alt=Tea>',
    fails:
      '<img src="a.jpg" alt="tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea ">',
    doesNotApply: '<p>x',
  },
});

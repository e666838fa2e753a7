import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

/** Characters; about two lines. */
const LONG = 250;

export default defineCheck({
  title: 'Alt texts are short',
  failed: 'Alt texts are very long',
  severity: 'advice',
  why: 'Screen readers read the whole alt text without a pause. Longer explanations belong in the text next to the picture.',
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
            detail: `${counted(long.length, 'picture has', 'pictures have')} an alt text of more than ${LONG} characters.`,
            where: long,
          },
        ];
  },
  fix: 'Say the most important thing in one sentence, and put the rest into a caption or the text.',
  cases: {
    passes: '<img src=a.jpg alt=Tea>',
    fails:
      '<img src="a.jpg" alt="tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea tea ">',
    doesNotApply: '<p>x',
  },
});

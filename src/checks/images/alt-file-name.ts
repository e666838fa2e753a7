import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';

const fileName =
  /^\S{1,200}\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic)$|^(?:img|dsc|image|photo|pxl|screenshot)[-_ ]?\d{2,20}$|^(?:image|picture|photo|graphic|spacer|placeholder|bild|untitled)$/i;

export default defineCheck({
  title: 'Alt texts describe the pictures',
  failed: 'Alt texts are file names',
  severity: 'warning',
  why: 'Hearing “DSC_0042.jpg” read aloud helps nobody, and search engines learn nothing from it.',
  source: {
    name: 'WCAG failure F30: text that is no alternative',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F30',
  },
  looksAt: ['pictures'],
  judge: ({ pictures }) => {
    const told = pictures.filter(({ alt }) => alt !== null && alt.trim() !== '');
    if (told.length === 0) return 'does-not-apply';
    const wrong = told.filter(({ alt }) => fileName.test(alt?.trim() ?? ''));
    return wrong.length === 0
      ? 'passed'
      : [
          {
            detail: `${counted(wrong.length, `picture of ${told.length} has`, `pictures of ${told.length} have`)} a file name or just a word such as “image” as alt text.`,
            where: wrong,
          },
        ];
  },
  fix: 'Describe in a few words what the picture shows.',
  cases: {
    passes: '<img src=a.jpg alt="A pot of tea">',
    fails: '<img src="a.jpg" alt="DSC_0042.jpg">',
    doesNotApply: '<p>x',
  },
});

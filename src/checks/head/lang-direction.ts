import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import { isLanguageTag, isRightToLeft, languageName } from '#lib/page/language-tag';

const right = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/gu;
const SAMPLE = 4_000;
/** Letters from right to left below which a text says nothing of the page. */
const ENOUGH = 20;

export default defineCheck({
  title: 'The page says in which direction it is read',
  failed: 'The page does not say in which direction it is read',
  severity: 'warning',
  why: 'Arabic, Hebrew, Persian and Urdu are read from right to left. Without dir="rtl", browsers set sentences, lists and columns the wrong way round.',
  source: {
    name: 'W3C: structural markup and right-to-left text',
    url: 'https://www.w3.org/International/questions/qa-html-dir',
  },
  looksAt: ['head', 'document', 'text'],
  judge: ({ head: { lang, dir, rootAt, bodyAt }, text }) => {
    if (!isLanguageTag(lang)) return 'does-not-apply';
    const letters = text.main.slice(0, SAMPLE).match(right)?.length ?? 0;
    const where = [{ at: rootAt ?? bodyAt }];
    if (!isRightToLeft(lang)) {
      return dir === 'rtl' && letters < ENOUGH
        ? [
            {
              title: 'The page is set from right to left',
              detail: `The page says dir="rtl", but ${languageName(lang) ?? lang} is read from left to right.`,
              where,
            },
          ]
        : 'does-not-apply';
    }
    if (letters < ENOUGH) return 'does-not-apply';
    return dir === 'rtl' || dir === 'auto'
      ? 'passed'
      : [
          {
            detail: `The page is in ${languageName(lang) ?? lang}, but does not say dir="rtl" (right to left).`,
            where,
          },
        ];
  },
  fix: ({ head: { lang, rootAt }, document: { source } }) => ({
    words: 'Write dir="rtl" on the html element of a page that is read from right to left, and nothing on others.',
    code: editedTag(source, rootAt, { dir: isRightToLeft(lang) ? 'rtl' : null }),
    goes: 'instead',
  }),
  cases: {
    passes: [
      '<html lang="ar" dir="rtl"><p>أي ماء وكم ورقة وكم دقيقة: الشاي بسيط، ومع ذلك فهو مر في كثير من الأحيان.',
      '<html lang="he"><body dir="rtl"><p>איזה מים, כמה עלים וכמה דקות: תה הוא פשוט, ובכל זאת הוא מר.',
    ],
    fails: [
      '<html lang="ar"><p>أي ماء وكم ورقة وكم دقيقة: الشاي بسيط، ومع ذلك فهو مر في كثير من الأحيان.',
      '<html lang="en" dir="rtl"><p>Which water, how many leaves and how many minutes.',
    ],
    doesNotApply: '<html lang="en"><p>x',
  },
});

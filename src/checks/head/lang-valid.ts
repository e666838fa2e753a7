import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import { languageFault } from '#lib/page/language-tag';
import { detectLanguage } from '#lib/stop-words/detect-language';

export default defineCheck({
  title: 'The page declares its language',
  failed: 'The page does not declare its language correctly',
  severity: 'warning',
  why: 'Screen readers choose their voice by it, and browsers use it to offer a translation.',
  source: {
    name: 'WCAG 2.2: language of page',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  looksAt: ['head', 'document', 'text'],
  judge: ({ head: { lang, rootAt } }) => {
    if (lang === '')
      return [
        {
          detail: 'The html element has no lang attribute. Screen readers and translation tools need it.',
          where: [{ at: rootAt ?? 0 }],
        },
      ];
    const fault = languageFault(lang);
    if (!fault) return 'passed';
    const { detail, better } = fault;
    return [
      {
        detail: `${detail}${better ? ` Write ${better}.` : ''}`,
        where: [{ at: rootAt }],
      },
    ];
  },
  fix: ({ head: { lang, rootAt }, document: { source }, text }) => {
    const { better } = languageFault(lang) ?? {};
    // A page without a tongue that we know is better off than one with a wrong one.
    const own = better ?? detectLanguage(text.main)?.code;
    return {
      words: 'Set the language of the page on the html element: en, de, fr-CA.',
      ...(own && { code: editedTag(source, rootAt, { lang: own }) || `<html lang="${own}">`, goes: 'instead' }),
    };
  },
  cases: {
    passes: ['en-GB', 'zh-Hant', 'es-419', 'fil', 'de-CH-1996', 'sr-Latn-RS', 'uk'].map(
      (lang) => `<html lang="${lang}"><p>x`,
    ),
    fails: [
      '<p>x',
      ...['en_GB', 'jp', 'deutsch', 'xq', 'en-UK', 'eng', 'de-XZ'].map((lang) => `<html lang="${lang}">`),
      `<html><p>${'Welches Wasser, wie viele Blätter und wie viele Minuten: Tee ist einfach, und doch ist er oft bitter. '.repeat(5)}`,
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

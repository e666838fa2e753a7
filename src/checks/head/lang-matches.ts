import { defineCheck } from '#kit/check';
import { editedTag } from '#lib/page/edited-tag';
import { detectLanguage, languageOf } from '#lib/stop-words/detect-language';

/** Words below which a quotation or a table may be taken for the page's language. */
const ENOUGH = 60;

export default defineCheck({
  title: 'The text is in the language that the page declares',
  failed: 'The text is in another language than the page declares',
  severity: 'warning',
  why: 'Screen readers pronounce the text by the rules of the declared language, and browsers offer to translate a page that needs no translation.',
  source: {
    name: 'WCAG 2.2: language of page',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  looksAt: ['head', 'document', 'text'],
  judge: ({ head: { lang, rootAt }, text }) => {
    const declared = languageOf(baseOf(lang));
    const found = text.words < ENOUGH ? undefined : detectLanguage(text.main);
    // Only among languages that are known: what is not may look like its neighbour.
    if (!declared || !found) return 'does-not-apply';
    return found.code === declared.code
      ? 'passed'
      : [
          {
            detail: `The page declares lang="${lang}", but its text is in ${found.name}.`,
            where: [{ at: rootAt }],
          },
        ];
  },
  fix: ({ head: { rootAt }, document: { source }, text }) => {
    const own = detectLanguage(text.main)?.code ?? '';
    return {
      words: 'Declare the language of the text on the html element.',
      ...(own && { code: editedTag(source, rootAt, { lang: own }), goes: 'instead' }),
    };
  },
  cases: {
    passes: `<html lang="en-GB"><p>${'Which water, how many leaves and how many minutes: tea is simple, and yet it is often bitter. '.repeat(5)}`,
    fails: `<html lang="en"><p>${'Welches Wasser, wie viele Blätter und wie viele Minuten: Tee ist einfach, und doch ist er oft bitter. '.repeat(5)}`,
    doesNotApply: '<html lang="de"><p>Tee',
  },
});

function baseOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
}

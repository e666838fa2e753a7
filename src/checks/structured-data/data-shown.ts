import { defineCheck } from '#kit/check';
import { judgeFaults } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';
import { allItems, textsOf } from '#lib/page/structured-data';

/** Questions that are looked for. */
const MOST = 100;

export default defineCheck({
  title: 'Questions of the structured data are on the page',
  failed: 'Questions of the structured data are not on the page',
  severity: 'advice',
  why: 'Search engines want visitors to see what the structured data say, and may penalize a page that says more to machines.',
  source: {
    name: 'Google: structured data guidelines',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content',
  },
  looksAt: ['data', 'document', 'text'],
  judge: ({ data, document: { source }, text }) => {
    const questions = allItems(data)
      .filter(({ types, syntax }) => types.includes('Question') && syntax === 'json-ld')
      .slice(0, MOST)
      .flatMap((item) => textsOf(item, 'name').map((name) => ({ name, at: item.at })));
    if (questions.length === 0) return 'does-not-apply';
    // What is folded up is on the page as well, so its source is looked through, without the scripts.
    let letters: string | undefined;
    const isOnPage = (name: string) => {
      if (text.whole.includes(name)) return true;
      letters ??= lettersOf(source.replaceAll(/<script\b[^<>]{0,500}>[^<]*/gi, ' ').replaceAll(/<[^<>]*>/g, ''));
      return letters.includes(lettersOf(name));
    };
    return judgeFaults(
      questions.filter(({ name }) => lettersOf(name) !== ''),
      ({ name }) => (isOnPage(name) ? undefined : `The question ${quoted(name)} is not to be read on the page.`),
      ({ name, at }) => ({ at, shown: name.slice(0, 200) }),
    );
  },
  fix: 'Show the questions with their answers on the page, or take them out of the structured data.',
  cases: {
    passes:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Question","name":"How long?"}</script><details><summary>How <b>long</b>?</summary></details>',
    fails:
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Question","name":"How long?"}</script><p>Tea',
    doesNotApply: '<p>x',
  },
});

function lettersOf(text: string): string {
  return text
    .replaceAll(/&(?:#\d{1,6}|#x[\da-f]{1,6}|\w{1,10});/gi, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

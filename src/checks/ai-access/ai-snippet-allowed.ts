import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { directivesPlace } from '#lib/page/directives';

/** A share of the text from which on little is left to quote. */
const HALF = 0.5;
/** Characters; a sentence has more. */
const SHORT = 50;

export default defineCheck({
  title: 'Answers may quote the page',
  failed: 'Answers may not quote the page',
  severity: 'advice',
  why: 'AI answers in Google and Bing only use text that may be shown as a snippet. nosnippet and max-snippet:0 exclude the page from them.',
  source: {
    name: 'Google: AI features and your site',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
  },
  looksAt: ['head', 'document'],
  judge: ({ head: { robots }, document: { unquoted } }) => [
    ...robots
      .filter(({ directives }) => directives.some((each) => each === 'nosnippet' || /^max-snippet:\s*0$/.test(each)))
      .map((each) => ({
        detail: `${directivesPlace(each)} forbids snippets, and so also answers that quote this page.`,
        where: [each],
      })),
    ...robots
      .filter(
        ({ crawler, directives }) => /^(?:robots|bingbot|msnbot)$/.test(crawler) && directives.includes('noarchive'),
      )
      .map((each) => ({
        title: 'Answers in Bing may not use the page',
        detail: `${directivesPlace(each)} says noarchive, by which Bing and Copilot leave the page out of their answers.`,
        where: [each],
        fix: { words: 'Remove noarchive, or write nocache: then answers may use title and snippet.' },
      })),
    ...robots.flatMap((each) => {
      const length = each.directives.map((said) => /^max-snippet:\s*(\d{1,3})$/.exec(said)?.[1]).find(Boolean);
      if (length === undefined || Number(length) === 0 || Number(length) >= SHORT) return [];
      return [
        {
          title: 'Answers may only quote a few words',
          detail: `${directivesPlace(each)} allows snippets of ${counted(Number(length), 'character')}.`,
          where: [each],
        },
      ];
    }),
    ...(unquoted.share > HALF
      ? [
          {
            title: 'Answers may not quote most of the text',
            detail: `Of the text, ${Math.round(100 * unquoted.share)}% is in elements with data-nosnippet.`,
            where: [unquoted],
            fix: { words: 'Keep data-nosnippet for the parts that must not be quoted, such as prices of a day.' },
          },
        ]
      : []),
  ],
  fix: 'Remove nosnippet, or allow a certain length: max-snippet:160.',
  cases: {
    passes: '<p>x',
    fails: [
      '<meta name=robots content="max-snippet:0">',
      '<meta name=robots content="noarchive">',
      '<meta name=robots content="max-snippet:20">',
      '<main data-nosnippet><p>green tea</p></main>',
    ],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

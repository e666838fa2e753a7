import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { isOneEditApart } from '#lib/edit-distance';
import { judgeEach } from '#lib/page/judge-each';
import { quoted } from '#lib/page/quoted';

const known = ['nofollow', 'sponsored', 'noopener', 'noreferrer', 'external'];
/** Near to one of them, and right. */
const others = new Set(['follow', 'opener', 'internal', 'ugc']);

export default defineCheck({
  title: 'The relations of links are spelt right',
  failed: 'The relation of a link is misspelt',
  severity: 'warning',
  why: 'A relation that is misspelt says nothing: the link is followed and recommended as if it were not there.',
  source: {
    name: 'Google: qualify outbound links',
    url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  },
  looksAt: ['links'],
  judge: ({ links }) =>
    judgeEach(
      links.filter(({ rel }) => rel.length > 0),
      {
        isWrong: ({ rel }) => rel.some(isMisspelt),
        say: (wrong, all) =>
          `${counted(wrong.length, `link of ${all} with rel has`, `links of ${all} with rel have`)} a relation that is not known: ${quoted(wrong[0]?.rel.find(isMisspelt) ?? '')}.`,
      },
    ),
  fix: 'Write nofollow, sponsored, ugc, noopener or noreferrer, with spaces between them.',
  cases: {
    passes: '<a href="https://other.example/" rel="nofollow noopener">Other</a>',
    fails: [
      '<a href="https://other.example/" rel="no-follow">Other</a>',
      '<a href=/a rel="nofollow,noopener">Other</a>',
    ],
    doesNotApply: '<a href=/a>x</a>',
  },
});

function isMisspelt(word: string): boolean {
  if (known.includes(word) || others.has(word)) return false;
  return word.includes(',') || known.some((name) => isOneEditApart(word, name));
}

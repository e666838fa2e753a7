import { defineCheck } from '#kit/check';
import { listed } from '#lib/listed';
import { own } from '#lib/own';
import { metaContent, metasNamed } from '#lib/page/head';
import { sources } from '#lib/page/sources.data';

/** What a card cannot be without; of each group one. Source: X, cards markup. */
const needs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  player: [['twitter:player'], ['twitter:player:width'], ['twitter:player:height'], ['twitter:image', 'og:image']],
  app: [['twitter:app:id:iphone', 'twitter:app:id:ipad', 'twitter:app:id:googleplay']],
  summary_large_image: [['twitter:image', 'twitter:image:src', 'og:image']],
};

export default defineCheck({
  title: 'The card for X has what it needs',
  failed: 'The card for X lacks what it needs',
  severity: 'warning',
  why: 'X shows no card, or a smaller one, if a tag that belongs to it is missing.',
  source: sources.xCards,
  looksAt: ['head'],
  judge: ({ head }) => {
    const card = metaContent(head, 'twitter:card').toLowerCase();
    if (!Object.hasOwn(needs, card)) return 'does-not-apply';
    const lacking = (own(needs, card) ?? []).filter((group) => group.every((name) => metaContent(head, name) === ''));
    return lacking.length === 0
      ? 'passed'
      : [
          {
            about: 'twitter:card',
            detail: `The card ${card} lacks ${listed(lacking.map((group) => group.join(' or ')))}.`,
            where: metasNamed(head, 'twitter:card'),
          },
        ];
  },
  fix: 'Add the missing tags, or choose the summary card, which needs no picture.',
  cases: {
    passes:
      '<meta name="twitter:card" content="summary_large_image"><meta property="og:image" content="https://a.b/a.jpg">',
    fails: [
      '<meta name="twitter:card" content="player"><meta property="og:title" content="Tea">',
      '<meta name="twitter:card" content="summary_large_image"><meta property="og:title" content="Tea">',
    ],
    doesNotApply: '<p>x',
  },
});

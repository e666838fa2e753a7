import { defineCheck } from '#kit/check';
import { metaContent, metasNamed } from '#lib/page/head';
import { metaLine } from '#lib/page/meta-fields';
import { quoted } from '#lib/page/quoted';
import { sources } from '#lib/page/sources.data';

const cards = new Set(['summary', 'summary_large_image', 'app', 'player']);

export default defineCheck({
  title: 'X knows which card to show',
  failed: 'X does not know which card to show',
  severity: 'error',
  why: 'The card decides whether X shows a large picture, a small one or none.',
  source: sources.xCards,
  looksAt: ['head'],
  judge: ({ head }) => {
    const card = metaContent(head, 'twitter:card');
    if (card === '')
      return [
        {
          severity: 'advice',
          title: 'There is no card for X',
          detail: 'There is no twitter:card. X then shows a small card, or none.',
        },
      ];
    return cards.has(card)
      ? 'passed'
      : [
          {
            detail: `${quoted(card)} is not a card type. The types are summary, summary_large_image, app and player.`,
            where: metasNamed(head, 'twitter:card'),
          },
        ];
  },
  fix: ({ head }) => {
    const hasPicture = metaContent(head, 'og:image') !== '' || metaContent(head, 'twitter:image') !== '';
    return {
      words: 'Use summary_large_image for pages with a picture, and summary for others.',
      code: metaLine('name', 'twitter:card', hasPicture ? 'summary_large_image' : 'summary'),
      goes: 'head',
    };
  },
  cases: {
    passes: '<meta name=twitter:card content=summary>',
    fails: ['<p>x', '<meta name="twitter:card" content="large">'],
    doesNotApply: { headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7' },
  },
});

import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { textWeight } from '#lib/html/text-block';
import { metaContent, metasNamed } from '#lib/page/head';
import { metaGenerator } from '#lib/page/meta-fields';
import { descriptionRoom, lengthOf } from '#lib/page/snippet-room';
import { sources } from '#lib/page/sources.data';

/** Shorter descriptions rarely say what a page offers. Characters. */
const SHORT = 50;

export default defineCheck({
  title: 'The description fits in search results',
  failed: 'The description does not fit in search results',
  severity: 'advice',
  why: 'Search results cut off long descriptions, and very short ones waste space that could attract visitors.',
  source: sources.snippets,
  looksAt: ['head', 'document'],
  judge: ({ head }) => {
    const content = metaContent(head, 'description');
    if (content === '' || content === head.titles[0]) return 'does-not-apply';
    const { characters, pixels } = lengthOf(content, descriptionRoom);
    if (pixels > descriptionRoom.limit) {
      const size = `${characters} characters, about ${pixels} pixels`;
      const room = `search results show about ${descriptionRoom.limit} pixels and cut off the rest`;
      return [
        {
          title: 'The description is long',
          detail: `The description is long (${size}): ${room}.`,
          where: metasNamed(head, 'description'),
        },
      ];
    }
    if (textWeight(content) >= SHORT) return 'passed';
    return [
      {
        title: 'The description is very short',
        detail: `The description has only ${counted(characters, 'character')}. There is space for about ${descriptionRoom.characters}.`,
        where: metasNamed(head, 'description'),
      },
    ];
  },
  fix: ({ head, document }) => ({
    words: 'Write one or two sentences, up to about 160 characters, that say what this page offers.',
    tool: metaGenerator(head, document),
  }),
  cases: {
    passes:
      '<meta name="description" content="Which water, how many leaves and how many minutes: a short guide to green tea.">',
    fails: [
      '<meta name=description content="Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here Many words here ">',
      '<meta name=description content="Short.">',
    ],
    doesNotApply: '<p>x',
  },
});

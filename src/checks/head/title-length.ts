import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import { textWeight } from '#lib/html/text-block';
import { fixTitle } from '#lib/page/meta-fields';
import { lengthOf, titleRoom } from '#lib/page/snippet-room';
import { sources } from '#lib/page/sources.data';

/** Shorter titles rarely say what a page is about. In letters of an alphabet: a character of Chinese says as much as several. */
const SHORT = 15;

export default defineCheck({
  title: 'The title fits in search results',
  failed: 'The title does not fit in search results',
  severity: 'warning',
  why: 'Search results cut off long titles. A title of one or two words wastes the space.',
  source: sources.titles,
  looksAt: ['head', 'document'],
  judge: ({
    head: {
      titles: [title = ''],
      titlePlaces,
    },
  }) => {
    if (title === '') return 'does-not-apply';
    const { characters, pixels } = lengthOf(title, titleRoom);
    const room = `search results show about ${titleRoom.limit} pixels`;
    if (pixels > titleRoom.limit) {
      const size = `${characters} characters, about ${pixels} pixels`;
      return [
        {
          title: 'The title is too long',
          detail: `The title is too long (${size}): ${room} and cut off the rest.`,
          where: titlePlaces,
        },
      ];
    }
    if (textWeight(title) >= SHORT) return 'passed';
    return [
      {
        title: 'The title is very short',
        severity: 'advice',
        detail: `The title has only ${counted(characters, 'character')}: ${room}.`,
        where: titlePlaces,
      },
    ];
  },
  fix: fixTitle,
  cases: {
    passes: '<title>Brewing green tea without bitterness</title>',
    fails: [
      '<title>Wide words Wide words Wide words Wide words Wide words Wide words Wide words Wide words Wide words Wide words Wide words Wide words </title>',
      '<title>Tea</title>',
    ],
    doesNotApply: '<p>No title',
  },
});

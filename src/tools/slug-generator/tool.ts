import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { count, table, text } from '#kit/outputs';
import { languageNames } from './languages.ts';

const WORDS = 'Words';
const FORM = 'Form of the slug';

export default defineTool({
  ...liveText({ action: 'Create Slugs', done: 'Slugs created', failed: 'create the slugs' }),
  title: 'Slug Generator',
  summary: 'Turn headlines in any script into clean URL slugs, one or a whole list, by the rules of your language.',
  category: 'content',
  want: 'make',
  icon: 'link-2',
  keywords: 'slug, url slug, slugify, permalink, transliteration, seo url, friendly url, file name',
  input: z.object({
    text: sourceText('One headline per line', { label: 'Headlines' }),
    language: oneOf(
      languageNames,
      'en',
      { label: 'Language', group: WORDS, help: 'In German, ä becomes ae; in Danish, å becomes aa.' },
      'Please choose one of the languages',
    ),
    separator: oneOf(
      { '-': 'Hyphen', _: 'Underscore', '.': 'Dot', '': 'Nothing' },
      '-',
      { label: 'Word separator', group: FORM },
      'Please choose a word separator',
    ),
    longest: wholeNumber(
      [0, 500],
      0,
      {
        label: 'Maximum length',
        group: FORM,
        help: 'In characters; the slug ends at a whole word. 0 means no limit.',
      },
      'The longest slug is a whole number from 0 to 500',
    ),
    letters: oneOf(
      { ascii: 'a to z only', keep: 'All scripts' },
      'ascii',
      { label: 'Letters', group: FORM },
      'Please choose which letters',
    ),
    dropStopWords: yesOrNo('Leave out words such as "the" and "of"', { group: WORDS }),
    signs: yesOrNo('Write &, % and € as words', { group: WORDS, isOn: true }),
    keepCase: yesOrNo('Keep capital letters', { group: FORM }),
    unique: yesOrNo('Number duplicate slugs', { group: FORM, isOn: true }),
  }),
  output: z.object({
    text: changedText('Slugs', 'slugs.txt', { code: 'plain' }),
    slugs: count('Slugs'),
    numbered: count('Numbered'),
    empty: count('Lines without a slug'),
    rows: table(
      'Line by line',
      {
        line: 'Line',
        slug: text('Slug', { code: 'plain' }),
        length: z.int().min(0).register(field, { label: 'Characters', display: 'number' }),
      },
      { help: 'The first 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'Headlines in many scripts',
      input: {
        text: '10 Tips & Tricks for Your Café!\nПривет, мир\n北京大学\n안녕하세요\nΚαλημέρα κόσμε',
      },
      output: {
        text: '10-tips-and-tricks-for-your-cafe\nprivet-mir\nbeijing-daxue\nannyeonghaseyo\nkalimera-kosme',
        slugs: 5,
      },
    },
    {
      name: 'German, short, without filler words',
      input: {
        text: 'Die schönsten Gärten für Grüße aus Österreich\nDie schönsten Gärten für Grüße aus Köln',
        ...{ language: 'de', dropStopWords: true, longest: 25 },
      },
      output: {
        text: 'schoensten-gaerten\nschoensten-gaerten-2',
        numbered: 1,
      },
    },
    {
      name: 'Keep letters of all scripts',
      input: { text: 'Über Größe\n東京タワー', letters: 'keep' },
      output: { text: 'über-größe\n東京タワー' },
    },
  ],
  next: ['remove-duplicate-lines', 'sort-lines', 'find-and-replace'],
});

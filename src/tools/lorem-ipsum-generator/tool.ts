import * as z from 'zod';
import { changedText, liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, wholeNumber, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Generate Text', done: 'Placeholder text generated', failed: 'generate the placeholder text' }),
  title: 'Lorem Ipsum Generator',
  summary: 'Generate placeholder text: words, sentences, paragraphs, lists or HTML, in Latin and nine other languages.',
  category: 'content',
  want: 'make',
  have: 'nothing',
  icon: 'pilcrow',
  keywords: 'lorem ipsum, placeholder text, dummy text, filler text, blind text, cicero, sample text',
  input: z.object({
    unit: oneOf(
      { paragraphs: 'Paragraphs', sentences: 'Sentences', words: 'Words', items: 'List items' },
      'paragraphs',
      { label: 'Generate', control: 'radio' },
    ),
    count: wholeNumber([1, 10_000], 3, { label: 'How many' }, 'Please enter a whole number from 1 to 10,000'),
    source: oneOf(
      {
        lorem: 'Lorem ipsum',
        cicero: 'Latin: Cicero, On Ends',
        english: 'English: Alice in Wonderland',
        german: 'German: Goethe, Werther',
        french: 'French: Voltaire, Candide',
        spanish: 'Spanish: Cervantes, Don Quixote',
        italian: 'Italian: Manzoni, The Betrothed',
        russian: 'Russian: Tolstoy, Anna Karenina',
        greek: 'Greek: Homer, Odyssey',
        arabic: 'Arabic: One Thousand and One Nights',
        japanese: 'Japanese: Soseki, I Am a Cat',
      },
      'lorem',
      { label: 'Source text' },
      'Please choose one of the source texts',
    ),
    begins: yesOrNo('Start with the opening words', { help: 'Such as "Lorem ipsum dolor sit amet".', isOn: true }),
    html: yesOrNo('As HTML', { help: 'Paragraphs in <p>, list items in <ul> and <li>.' }),
    seed: wholeNumber(
      [0, 999_999_999],
      1,
      {
        label: 'Seed',
        help: 'The same seed gives the same text again; a different seed gives a different text.',
      },
      'The seed is a whole number from 0 to 999,999,999',
    ),
  }),
  output: z.object({
    text: changedText('Placeholder text', 'lorem-ipsum.txt'),
    words: z
      .int()
      .nullable()
      .register(field, { label: 'Words', display: 'figure', help: 'null for Japanese, which has no spaces.' }),
    characters: count('Characters'),
  }),
  examples: [
    {
      name: 'Three paragraphs',
      input: {},
    },
    {
      name: 'A list in HTML',
      input: { unit: 'items', count: 4, html: true },
    },
    {
      name: 'German sentences',
      input: { unit: 'sentences', count: 5, source: 'german', begins: false },
    },
    {
      name: 'Five words',
      input: { unit: 'words', count: 5 },
      output: { text: 'Lorem ipsum dolor sit amet', words: 5, characters: 26 },
    },
  ],
  next: ['word-counter', 'text-case-converter', 'html-to-markdown'],
});

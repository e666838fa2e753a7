import * as z from 'zod';
import { liveText, sourceText } from '#families/text';
import { textLanguage } from '#families/text-language';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { wholeNumber } from '#kit/inputs';
import { table } from '#kit/outputs';
import { bars, markedText } from '#kit/shapes';

export default defineTool({
  ...liveText({ action: 'Check Readability', done: 'Readability checked', failed: 'check the readability' }),
  title: 'Readability Checker',
  summary: 'See how easy a text is to read, by formulas made for its language, with the hard sentences marked.',
  category: 'content',
  want: 'measure',
  icon: 'glasses',
  keywords:
    'readability, flesch, flesch-kincaid, gunning fog, smog, reading level, grade, plain language, lix, easy to read',
  input: z.object({
    text: sourceText(undefined, { label: 'Text to check' }),
    target: wholeNumber(
      [3, 16],
      8,
      {
        label: 'Target grade: {value}',
        control: 'slider',
        captions: ['Children', 'Experts'],
        role: 'option',
        help: 'Years of school a reader needs. Texts for everyone should aim for grade 7 or 8.',
      },
      'The target grade is a whole number from 3 to 16',
    ),
    language: textLanguage(),
  }),
  output: z.object({
    grade: z.number().nullable().register(field, {
      label: 'Grade',
      display: 'figure',
      help: 'Years of school, by the main formula for the language; null if there is none.',
    }),
    wordsPerSentence: z.number().min(0).register(field, { label: 'Words per sentence', display: 'figure' }),
    syllablesPerWord: z.number().nullable().register(field, { label: 'Syllables per word', display: 'figure' }),
    longWords: z.int().min(0).max(100).register(field, {
      label: 'Long words',
      display: 'figure',
      unit: '%',
      help: 'Words of more than six letters.',
    }),
    distance: z.string().nullable().register(field, { label: 'Compared with the target', display: 'text' }),
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    words: z.int().min(0).register(field, { label: 'Words', display: 'number' }),
    sentences: z.int().min(0).register(field, { label: 'Sentences', display: 'number' }),
    readingTime: z.int().min(0).register(field, { label: 'Reading time', display: 'number', unit: 'min' }),
    marked: markedText().nullable().register(field, {
      label: 'Hard sentences',
      display: 'marked',
      help: 'In the first 100,000 characters: hard is more than 3 grades above the target, very hard more than 6.',
    }),
    lengths: bars().register(field, {
      label: 'Sentences by number of words',
      display: 'bars',
      help: 'Five words a step; empty for fewer than four sentences.',
    }),
    formulas: table('Formulas', {
      name: 'Formula',
      value: z.number().register(field, { label: 'Value' }),
      meaning: 'Meaning',
      source: 'Source',
    }),
    language: z.string().nullable().register(field, { label: 'Language', display: 'hidden' }),
  }),
  examples: [
    {
      name: 'A letter from a public office',
      input: {
        text: 'We write to inform you that, following the administrative reorganisation of the municipal departments responsible for residential parking authorisations, applications that were submitted prior to the introduction of the electronic registration procedure will unfortunately have to be resubmitted. Please send us your application again. You can use the form on our website. You do not have to pay the fee a second time.',
      },
      output: { language: 'en', sentences: 4, words: 63 },
    },
    {
      name: 'German text',
      input: {
        text: 'Die Verordnung über die Inanspruchnahme öffentlicher Verkehrsflächen wurde vom Gemeinderat verabschiedet. Wer einen Stand auf dem Markt haben will, muss das bis Montag sagen. Das geht auch am Telefon.',
        target: 6,
      },
      output: { language: 'de', sentences: 3 },
    },
    {
      name: 'Spanish text',
      input: {
        text: 'El sol sale por la mañana y calienta la casa. Los niños van a la escuela con sus amigos. Por la tarde juegan en el parque y comen pan con queso.',
      },
      output: { language: 'es', sentences: 3 },
    },
  ],
  next: ['text-summarizer', 'paraphrasing-tool', 'grammar-checker', 'word-counter'],
});

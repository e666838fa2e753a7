import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';

/** More than the longest novels hold; above it, a browser's text field gives up before we do. UTF-16 code units. */
const LONGEST_TEXT = 20_000_000;

const count = z.int().min(0);

export default defineTool({
  title: 'Word Counter',
  summary:
    'Count words, characters, sentences and paragraphs as you type, in every script, with reading time and limits.',
  category: 'content',
  want: 'measure',
  icon: 'text',
  keywords: 'word count, character count, letters, sentences, paragraphs, reading time, length, limit',
  needs: [],
  live: true,
  labels: {
    action: 'Count Words',
    busy: 'Processing...',
    done: 'Text counted successfully',
    failed: 'Failed to count words',
  },
  input: z.object({
    text: z
      .string({ error: 'Please enter the text to count' })
      .max(LONGEST_TEXT, { error: 'The text is longer than 20 million characters. Please count it in parts.' })
      .register(field, { label: 'Text', control: 'textarea', placeholder: 'Type or paste your text here' }),
  }),
  output: z.object({
    words: count.clone().register(field, {
      label: 'Words',
      display: 'figure',
      note: '{segmentedWords} by dictionary',
      fileName: 'word-count.csv',
    }),
    characters: count.clone().register(field, { label: 'Characters', display: 'figure' }),
    charactersNoSpaces: count.clone().register(field, { label: 'Characters (no spaces)', display: 'figure' }),
    sentences: count.clone().register(field, {
      label: 'Sentences',
      display: 'figure',
      note: '{segmentedSentences} in all scripts',
    }),
    paragraphs: count.clone().register(field, { label: 'Paragraphs', display: 'figure' }),
    readingTime: count.clone().register(field, {
      label: 'Reading time',
      display: 'figure',
      unit: 'min',
      help: 'Minutes at 225 words per minute, rounded up.',
    }),
    speakingTime: count.clone().register(field, {
      label: 'Speaking time',
      display: 'number',
      unit: 'min',
      help: 'Minutes at 150 words per minute, rounded up.',
    }),
    uniqueWords: count.clone().register(field, { label: 'Unique words', display: 'number' }),
    averageWordLength: z
      .number()
      .register(field, { label: 'Average word length', display: 'number', unit: 'characters' }),
    averageSentenceLength: z
      .number()
      .register(field, { label: 'Average sentence length', display: 'number', unit: 'words' }),
    graphemes: count.clone().register(field, {
      label: 'Visible characters',
      display: 'number',
      note: 'Letters with their accents and whole emoji counted as one',
      help: 'Letters with their accents and whole emoji counted as one.',
    }),
    segmentedWords: count.nullable().register(field, {
      label: 'Words by dictionary',
      display: 'caption',
      help: 'Only for text in a script that puts no spaces between words, such as Chinese, Japanese or Thai; otherwise null.',
    }),
    segmentedSentences: count.nullable().register(field, {
      label: 'Sentences in all scripts',
      display: 'caption',
      help: 'Only where marks such as 。 ؟ or । end sentences; otherwise null.',
    }),
    limits: z.array(z.object({ name: z.string(), limit: count, used: count, over: z.boolean() })).register(field, {
      label: 'Limits',
      display: './limits',
      help: 'How much of common limits the text uses, counted as each place counts; empty for texts above 10,000 characters.',
    }),
    frequentWords: z.array(z.object({ word: z.string(), count })).register(field, {
      label: 'Most frequent words',
      display: './frequent-words',
    }),
  }),
  examples: [
    {
      name: 'An English paragraph',
      input: {
        text: 'The lighthouse keeper wrote every evening. Wind, light, ships: three words were enough! Who would ever read them?\n\nSixty years later, a schoolgirl did.',
      },
    },
    { name: 'Japanese text', input: { text: '今日は朝から雨が降っています。傘を持って出かけましょう!' } },
    {
      name: 'A post with emoji',
      input: { text: 'We shipped it! 🎉👩‍💻 Read how: https://example.com/blog/how-we-shipped-it #launch' },
    },
  ],
});

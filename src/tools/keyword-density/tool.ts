import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { languages } from '#lib/stop-words/languages.data';
import { verdicts } from '#lib/text/phrase-share';
import { defaultExcludedWords, minimumLength } from './excluded-words.ts';

/** As for the Word Counter. UTF-16 code units. */
const LONGEST_TEXT = 20_000_000;
const LONGEST_LIST = 100_000;
const LONGEST_TARGET = 200;

const count = z.int().min(0);
const density = z.number().min(0);
const places = {
  title: count,
  firstSentence: count,
  headings: count,
  links: count,
  altTexts: count,
};
const languageNames = Object.fromEntries(languages.map(({ code, name }) => [code, name]));
const WORD_LIST = 'The excluded words are a text with commas between them, or a list, of up to 100,000 characters';

export default defineTool({
  title: 'Keyword Density',
  summary: 'See which words and phrases a text uses most, where they appear, and their density.',
  category: 'keywords',
  want: 'measure',
  icon: 'chart-bar',
  keywords: 'word frequency, phrases, n-grams, keyword stuffing, stop words, seo',
  needs: [],
  live: true,
  timeLimit: 60_000,
  labels: {
    action: 'Check Density',
    busy: 'Processing...',
    done: 'Keyword density calculated successfully',
    failed: 'Failed to calculate keyword density',
  },
  input: z.object({
    text: z
      .string({ error: 'Please enter the text to check' })
      .max(LONGEST_TEXT, { error: 'The text is longer than 20 million characters. Please check it in parts.' })
      .register(field, {
        label: 'Text',
        control: 'textarea',
        fromPage: true,
        placeholder: 'Paste an article, HTML or Markdown',
        help: 'For HTML and Markdown, only the text that readers see is counted.',
      }),
    excludeWords: z
      .union(
        [
          z.string().max(LONGEST_LIST, { error: WORD_LIST }),
          z.array(z.string().max(200, { error: WORD_LIST })).max(10_000, { error: WORD_LIST }),
        ],
        { error: WORD_LIST },
      )
      .default(defaultExcludedWords)
      .register(field, {
        label: 'Excluded words',
        role: 'option',
        inAddress: 'exclude',
        mayBeEmpty: true,
        help: 'Separated by commas.',
      }),
    minLength: z
      .int()
      .min(1)
      .max(10)
      .default(3)
      .catch((fault) => minimumLength(fault?.value))
      .register(field, {
        label: 'Minimum word length',
        control: 'number',
        inAddress: 'min',
        help: '1 to 10 letters; 3 if you enter no number.',
      }),
    target: optionalText(
      LONGEST_TARGET,
      ['The target keyword is a word or phrase', 'The target keyword is longer than 200 characters'],
      {
        label: 'Target keyword',
        role: 'option',
        placeholder: 'rain garden',
        help: 'The word or phrase you want the page to be found for.',
      },
    ),
    language: z
      .enum(['auto', ...languages.map(({ code }) => code)], {
        error: `The language is auto or one of ${languages.map(({ code }) => code).join(', ')}`,
      })
      .default('auto')
      .register(field, {
        label: 'Language',
        control: 'select',
        role: 'rare',
        names: { auto: 'Detect automatically', ...languageNames },
        help: 'Decides which words are common.',
      }),
    leaveOutCommonWords: z
      .boolean({ error: 'Leaving out common words is either true or false' })
      .default(false)
      .register(field, {
        label: 'Leave out common words',
        control: 'checkbox',
        help: 'Such as “this” and “from”, in the language of the text.',
      }),
    foldForms: z
      .boolean({ error: 'Counting word forms as one is either true or false' })
      .default(false)
      .register(field, {
        label: 'Count word forms as one',
        control: 'checkbox',
        role: 'rare',
        help: 'English only: “page” and “pages”, “write” and “written”.',
      }),
    format: oneOf(
      { auto: 'Detect automatically', text: 'Plain text', html: 'HTML', markdown: 'Markdown' },
      'auto',
      { label: 'Format', control: 'select', role: 'rare' },
      'The format is auto, text, html or markdown',
    ),
  }),
  output: z.object({
    totalWords: count.clone().register(field, { label: 'Words', display: 'caption' }),
    language: z.string().nullable().register(field, {
      label: 'Language',
      display: 'caption',
      help: 'Code of the language given or found; null when it is not known.',
    }),
    format: z.enum(['text', 'html', 'markdown']).register(field, { label: 'Format', display: 'caption' }),
    isFolded: z.boolean().register(field, { label: 'Word forms counted as one', display: 'caption' }),
    target: z
      .object({
        keyword: z.string(),
        count,
        density,
        verdict: z.enum(verdicts),
        places: z.object(places),
        summary: z.string(),
      })
      .nullable()
      .register(field, { label: 'Target keyword', display: './verdict' }),
    keywords: z.array(z.object({ keyword: z.string(), count, density })).register(field, {
      label: 'Keywords',
      display: './keywords',
      help: 'Up to 20, the most frequent first; density is the percentage of all words.',
    }),
    phrases: z.array(z.object({ phrase: z.string(), words: z.int().min(2).max(4), count, density })).register(field, {
      label: 'Phrases',
      display: 'caption',
      help: 'Up to 10 each of two, three and four words that appear at least twice within a sentence.',
    }),
    places: z.array(z.object({ term: z.string(), ...places })).register(field, {
      label: 'Places',
      display: 'caption',
      help: 'How often keywords and phrases are in the title, the first sentence, headings, link texts and alternative texts.',
    }),
  }),
  next: ['content-seo-analyzer', 'readability-checker', 'paraphrasing-tool'],
  examples: [
    {
      name: 'An English article',
      input: {
        text: 'A rain garden is a shallow bed that catches the water from a roof. The rain garden holds the water for a day, and the soil cleans it.\n\nNative plants suit a rain garden: native plants need no care.',
      },
    },
    {
      name: 'Markdown with a target',
      input: {
        text: '# Sourdough bread at home\n\nSourdough bread needs time. Feed the [sourdough starter](starter.md) before.\n\nBake sourdough bread in a hot pot.\n\n![A loaf of bread](loaf.jpg)',
        target: 'sourdough bread',
      },
    },
    {
      name: 'Japanese text',
      input: {
        text: '日本の庭園は四季の景色を楽しむ場所です。庭園には池や石があり、石の庭園は水を使わずに景色を表します。',
      },
    },
  ],
});

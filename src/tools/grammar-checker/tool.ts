import * as z from 'zod';
import { sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText, yesOrNo } from '#kit/inputs';
import { count } from '#kit/outputs';
import { dialects } from './harper.ts';

const LONGEST = 500_000;

export default defineTool({
  title: 'Grammar Checker',
  summary: 'Find grammar and spelling mistakes in English texts and correct them with one click, in your browser.',
  category: 'content',
  want: 'check',
  icon: 'spell-check',
  keywords: 'grammar, spelling, spell check, proofread, proofreading, typos, punctuation, correct text, english',
  needs: [],
  // Making the dictionary takes seconds on a busy machine, and the longest text half a minute.
  timeLimit: 60_000,
  labels: {
    action: 'Check Grammar',
    busy: 'Checking...',
    done: 'Grammar checked successfully',
    failed: 'Failed to check the grammar',
    stage: 'Loading the dictionary',
  },
  input: z.object({
    text: sourceText('Type or paste an English text').max(LONGEST, {
      error: 'The text is longer than 500,000 characters. Please check it in parts.',
    }),
    dialect: z
      .enum(dialects, { error: `The English must be ${dialects.join(', ')}` })
      .default('any')
      .register(field, {
        label: 'Kind of English',
        control: 'radio',
        names: { any: 'Any', american: 'American', british: 'British', australian: 'Australian', canadian: 'Canadian' },
      }),
    withStyle: yesOrNo('Style advice', { help: 'Wordy and repeated phrases, long sentences, weak words.' }),
    accept: optionalText(
      20_000,
      ['The words to accept must be text', 'The words to accept can have up to 20,000 characters'],
      {
        label: 'Words to accept',
        control: 'textarea',
        role: 'rare',
        placeholder: 'Clearkit, Okonkwo',
        help: 'Names and terms that are correct, separated by commas or lines.',
      },
    ),
  }),
  output: z.object({
    count: count('Errors'),
    note: z.string().nullable().register(field, { label: 'Note', display: 'text' }),
    errors: z
      .array(
        z.object({
          from: z.int().min(0),
          to: z.int().min(0),
          kind: z.string(),
          message: z.string(),
          suggestions: z.array(z.string()),
          isGuess: z.boolean(),
        }),
      )
      .register(field, {
        label: 'Errors in the text',
        display: './corrections',
        help: 'In order, without overlap; from and to count UTF-16 units; an empty suggestion removes the words, and a guess is not in the corrected text.',
      }),
    text: z.string().register(field, {
      label: 'Corrected text',
      display: 'hidden',
      help: 'With the first suggestion applied to each error that is not only a guess.',
    }),
    kinds: z.array(z.object({ kind: z.string(), times: z.int().min(1) })).register(field, {
      label: 'Kinds of errors',
      display: 'hidden',
    }),
  }),
  examples: [
    {
      name: 'A letter with mistakes',
      input: {
        text: 'Thank you for you letter. We recieved it on Monday, and their going to answer it in a hour. He go to the store yesterday, but could of gone today. I am sure the the parcel is their.',
      },
      output: {
        count: 6,
        text: "Thank you for you letter. We received it on Monday, and they're going to answer it in an hour. He goes to the store yesterday, but could have gone today. I am sure the parcel is their.",
      },
    },
    {
      name: 'British spelling',
      input: { text: 'My favorite color is the gray of the harbor.', dialect: 'british' },
      output: { count: 4, text: 'My favourite colour is the grey of the harbour.' },
    },
  ],
  next: ['readability-checker', 'paraphrasing-tool', 'word-counter'],
});

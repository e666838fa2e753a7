import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { FIRST_SEED, LAST_SEED, modes } from './choices.ts';

const count = z.int().min(0);
const share = z.number().min(0).max(1);
const grade = z.number().nullable();

export default defineTool({
  title: 'Paraphrasing Tool',
  summary: 'Say an English text in other words, sentence by sentence, with its facts, names and numbers kept.',
  category: 'content',
  icon: 'replace',
  color: 'indigo',
  keywords: ['paraphrase', 'rephrase', 'reword', 'synonyms', 'rewrite', 'other words', 'sentence'],
  runsIn: 'server',
  needs: ['rewriter'],
  timeLimit: 120_000,
  labels: {
    action: 'Paraphrase',
    busy: 'Paraphrasing...',
    done: 'Text paraphrased successfully',
    failed: 'Failed to paraphrase text',
  },
  input: z.object({
    text: requiredText('Please enter some text to paraphrase').register(field, {
      label: 'Text',
      control: 'textarea',
      placeholder: 'Type or paste English text',
      help: 'In English. Lines and paragraphs stay as they are.',
    }),
    mode: z
      .enum(modes, { error: 'The mode is standard, fluent, formal, simple or short' })
      .default('standard')
      .register(field, {
        label: 'Mode',
        control: 'radio',
        help: 'How the text should sound.',
      }),
    strength: z
      .int({ error: 'The strength is a whole number from 0 to 100' })
      .min(0, { error: 'The strength is a whole number from 0 to 100' })
      .max(100, { error: 'The strength is a whole number from 0 to 100' })
      .default(50)
      .register(field, {
        label: 'Strength: {value}%',
        control: 'slider',
        captions: ['Fewer changes', 'More changes'],
        help: 'How much of each sentence is changed.',
      }),
    locked: z
      .array(z.string().max(200, { error: 'A word to keep is longer than 200 characters' }), {
        error: 'The words to keep are a list',
      })
      .max(500, { error: 'Please enter at most 500 words to keep' })
      .default([])
      .register(field, { label: 'Words to keep', help: 'Words and phrases that stay as they are.' }),
    seed: z
      .int({ error: 'The seed is a whole number' })
      .min(0, { error: 'The seed is 0 or more' })
      .max(LAST_SEED, { error: 'The seed is less than 1,000,000,000' })
      .default(FIRST_SEED)
      .register(field, {
        label: 'Seed',
        help: 'Another one gives another version; the same one the same.',
      }),
  }),
  output: z.object({
    paraphrasedText: z.string().register(field, { label: 'Paraphrased text', display: 'copy' }),
    sentences: z
      .array(
        z.object({
          space: z.string(),
          source: z.string(),
          text: z.string(),
          alternatives: z.array(z.string()),
          changed: share,
          kept: z.enum(['language', 'unsure']).optional(),
        }),
      )
      .register(field, {
        label: 'Sentences',
        display: 'hidden',
        help: 'What stands before each, the source, the new text, other ways to say it, the share of words changed, and why it was kept: in another language, or no way that surely says the same.',
      }),
    changedShare: share.clone().register(field, {
      label: 'Share of words changed',
      display: 'number',
      help: 'From 0 to 1, of the words before and after together.',
    }),
    words: z.object({ before: count, after: count }).register(field, { label: 'Words' }),
    grade: z.object({ before: grade, after: grade }).register(field, {
      label: 'Reading grade',
      help: 'Flesch-Kincaid: the school grade, in years of the United States, for which the text is easy enough.',
    }),
    engine: z.string().register(field, { label: 'Written by', help: '"built-in", or the name of a language model.' }),
    note: z.string().nullable().register(field, {
      label: 'Note',
      help: 'Why another engine wrote it than the one that this site has set up; null when none did.',
    }),
    seed: count.clone().register(field, { label: 'Seed', display: 'number' }),
    mode: z.enum(modes).register(field, { label: 'Mode' }),
    strength: count.max(100).register(field, { label: 'Strength', display: 'number' }),
  }),
  examples: [
    {
      name: 'A piece of news',
      input: {
        text: 'The council approved the new bridge on Tuesday because the old one can no longer carry heavy lorries. If the weather is good, work will begin in March. Although many people wanted a tunnel, it was rejected by the engineers as too expensive. The bridge will cost 4.2 million euros and is expected to open in 2028.',
      },
    },
    {
      name: 'A formal e-mail',
      input: {
        text: "Hello Ms Okafor,\n\nThanks for your help with the order last week. We got the first two boxes, but the third one hasn't arrived yet. Can you find out where it is? If it was lost, we will need a new one before 12 May.\n\nBest wishes,\nJonas",
        mode: 'formal',
      },
    },
    {
      name: 'Plain words, brand kept',
      input: {
        text: 'In order to utilise the Lumen lamp, it is necessary to charge the battery for approximately three hours. The lamp is equipped with a sensor, which switches it off in daylight. It was designed by a small team in Porto, and it is manufactured there as well.',
        mode: 'simple',
        locked: ['Lumen lamp'],
      },
    },
  ],
});

import * as z from 'zod';
import { FIRST_SEED, LAST_SEED, modes } from '#lib/rewrite/choices';
import { field } from './field.ts';

const STRENGTH = { error: 'The strength is a whole number from 0 to 100' };

/** What a visitor may choose of how a text is said in other words. */
export const rewriteOptions = {
  mode: z
    .enum(modes, { error: 'The mode is standard, fluent, formal, simple or short' })
    .default('standard')
    .register(field, { label: 'Mode', control: 'radio', help: 'How the text should sound.' }),
  strength: z
    .int(STRENGTH)
    .min(0, STRENGTH)
    .max(100, STRENGTH)
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
    .register(field, { label: 'Seed', help: 'Another one gives another version; the same one the same.' }),
};

import * as z from 'zod';
import { field } from '#kit/field';
import { wholeNumber } from '#kit/inputs';
import { FIRST_SEED, LAST_SEED, modeHelp, modeNames, modes } from '#lib/rewrite/choices';

/** What a visitor may choose of how a text is said in other words; `kept`: what stays as it is in any case. */
export const rewriteOptions = (kept: string) => ({
  mode: z
    .enum(modes, { error: 'The mode must be standard, fluent, formal, simple or short' })
    .default('standard')
    .register(field, {
      label: 'Mode',
      control: 'radio',
      names: modeNames,
      helps: modeHelp,
      help: 'How the text should sound.',
    }),
  strength: wholeNumber(
    [0, 100],
    50,
    {
      label: 'Strength: {value}%',
      control: 'slider',
      captions: ['Fewer changes', 'More changes'],
      help: 'How much of each sentence to change.',
    },
    'The strength must be a whole number from 0 to 100',
  ),
  locked: z
    .array(z.string().max(200, { error: 'A word to keep is longer than 200 characters' }), {
      error: 'The words to keep must be a list',
    })
    .max(500, { error: 'Please enter at most 500 words to keep' })
    .default([])
    .register(field, {
      label: 'Words to keep',
      role: 'rare',
      inAddress: 'keep',
      byCommas: true,
      placeholder: 'Lumen lamp, user account',
      help: `Words and phrases to leave unchanged, separated by commas or lines. ${kept} are always kept.`,
    }),
  seed: z
    .int({ error: 'The seed must be a whole number' })
    .min(0, { error: 'The seed must be 0 or more' })
    .max(LAST_SEED, { error: 'The seed must be less than 1,000,000,000' })
    .default(FIRST_SEED)
    .register(field, {
      label: 'Seed',
      control: 'unseen',
      role: 'option',
      help: 'A different seed gives a different version; the same seed gives the same one.',
    }),
});

/** What is told of a rewritten text. Hints belong to one schema each, so every tool gets schemas of its own. */
export function rewriteFacts() {
  const count = z.int().min(0);
  const grade = z.number().nullable();
  return {
    changedShare: z.number().min(0).max(1).register(field, {
      label: 'Share of words changed',
      display: 'caption',
      help: 'From 0 to 1, counted over the words of both versions.',
    }),
    words: z.object({ before: count, after: count }).register(field, { label: 'Words', display: 'caption' }),
    grade: z.object({ before: grade, after: grade }).register(field, {
      label: 'Reading grade',
      display: 'caption',
      help: 'Flesch-Kincaid: the US school grade for which the text is easy to read.',
    }),
    engine: z.string().register(field, {
      label: 'Written by',
      display: 'caption',
      help: '"built-in", or the name of a language model.',
    }),
    note: z.string().nullable().register(field, {
      label: 'Note',
      display: 'caption',
      help: 'That a short text looks like another language, or why a different engine wrote it than the one this site is set up to use; otherwise null.',
    }),
    seed: count.clone().register(field, { label: 'Seed', display: 'caption' }),
    mode: z.enum(modes).register(field, { label: 'Mode', display: 'caption' }),
    strength: count.max(100).register(field, { label: 'Strength', display: 'caption' }),
  };
}

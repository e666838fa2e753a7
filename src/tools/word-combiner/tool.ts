import * as z from 'zod';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { yesOrNo } from '#kit/inputs';
import { casings, formats, modes } from './choices.ts';

const affix = z
  .string()
  .max(1_000, { error: 'Please enter at most 1,000 characters before or after each combination' })
  .default('');

export default defineTool({
  title: 'Word Combiner',
  summary: 'Join words into one text, in every possible order, or combine each word of one list with each of another.',
  category: 'keywords',
  want: 'make',
  have: 'nothing',
  icon: 'combine',
  keywords: 'combine, merge, join, concatenate, permutation, keyword list, mixer, generator',
  runsIn: 'server',
  needs: [],
  labels: {
    action: 'Combine Words',
    busy: 'Combining...',
    done: 'Words combined successfully',
    failed: 'Failed to combine words',
  },
  input: z.object({
    words: z
      .array(z.string().max(1_000_000, { error: 'Please enter at most a million characters per word' }), {
        error: 'Please enter at least one word',
      })
      .min(1, { error: 'Please enter at least one word' })
      .max(1_000, { error: 'Please enter at most 1,000 words' })
      .register(field, {
        label: 'Words',
        control: './word-fields',
        help: 'Blank words are dropped. With "columns", each is a list with entries separated by lines or commas.',
      }),
    mode: z
      .enum(modes)
      .default('join')
      .register(field, {
        label: 'Combine into',
        control: 'radio',
        names: { join: 'One text', permutations: 'Every order', columns: 'Columns' },
        help: '"join": one text in this order. "permutations": every order. "columns": one entry of each column.',
        helps: {
          join: 'The words one after another, in the order above.',
          permutations: 'The words in every possible order.',
          columns: 'Each field is a list with entries separated by commas.',
        },
      }),
    separator: z
      .string()
      .max(100, { error: 'Please enter a separator of at most 100 characters' })
      .default(' ')
      .register(field, {
        label: 'Separator',
        control: './separator',
        role: 'rare',
        mayBeEmpty: true,
        help: 'Placed between two words.',
      }),
    prefix: affix.clone().register(field, { label: 'Prefix', role: 'rare', help: 'Before each combination.' }),
    suffix: affix.clone().register(field, { label: 'Suffix', role: 'rare', help: 'After each combination.' }),
    casing: z
      .enum(casings)
      .default('as entered')
      .register(field, { label: 'Letters', role: 'rare', help: 'Of each word.' }),
    format: z
      .enum(formats)
      .default('list')
      .register(field, {
        label: 'Output format',
        role: 'rare',
        names: { list: 'List', csv: 'CSV' },
        help: '"list": one combination per line. "csv": one row per combination, one cell per word.',
        helps: { list: 'One combination per line.', csv: 'One combination per row, one word per cell.' },
      }),
    unique: yesOrNo('Drop duplicates', { role: 'rare', help: 'Drops duplicate words and duplicate combinations.' }),
  }),
  output: z.object({
    combinedText: z.string().register(field, {
      label: 'Combined text',
      display: 'copy',
      fileName: 'combined-words.txt',
      fileNames: { format: { csv: 'combined-words.csv' } },
      copied: 'Combined text copied to clipboard',
      shares: 'words',
    }),
    count: z.int().min(1).register(field, { label: 'Combinations', display: 'number' }),
  }),
  examples: [
    {
      name: 'Three words',
      input: { words: ['fast', 'free', 'tools'] },
      output: { combinedText: 'fast free tools', count: 1 },
    },
    {
      name: 'Every order',
      input: { words: ['red', 'green', 'blue'], mode: 'permutations', separator: '-' },
      output: { count: 6 },
    },
    {
      name: 'Products by city',
      input: { words: ['florist, flower shop', 'in', 'Leeds, York, Hull'], mode: 'columns', casing: 'lowercase' },
      output: { count: 6 },
    },
  ],
});

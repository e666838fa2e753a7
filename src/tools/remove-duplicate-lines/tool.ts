import * as z from 'zod';
import { changedText, columnChoice, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { oneOf, yesOrNo } from '#kit/inputs';
import { count, table } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Remove Duplicates', done: 'Duplicate lines removed', failed: 'remove the duplicates' }),
  title: 'Remove Duplicate Lines',
  summary: 'Remove duplicate lines from a list, keep the original order, and see how often each line appeared.',
  category: 'content',
  icon: 'list-x',
  keywords: 'duplicate lines, unique lines, dedupe, remove duplicates, list, distinct, repeated, count lines',
  input: z.object({
    text: sourceText('One item per line', { label: 'Lines' }),
    ignoreCase: yesOrNo('Ignore case'),
    trim: yesOrNo('Ignore spaces around lines', { isOn: true }),
    keep: oneOf(
      { first: 'The first of each', last: 'The last of each', single: 'Only lines that appear once' },
      'first',
      { label: 'Keep', control: 'radio' },
    ),
    removeEmpty: yesOrNo('Remove empty lines', { isOn: true }),
    counts: yesOrNo('Add how often each line appeared'),
    ...columnChoice('Compare one column'),
  }),
  output: z.object({
    text: changedText('Lines without duplicates', 'unique-lines.txt'),
    kept: count('Lines kept'),
    removed: count('Duplicates removed'),
    empty: count('Empty lines removed'),
    repeated: table(
      'Repeated lines',
      { line: 'Line', times: z.int().min(2) },
      { help: 'Most frequent first, up to 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'A list of addresses',
      input: { text: 'ann@example.com\nbob@example.com\nAnn@example.com\n\nbob@example.com ', ignoreCase: true },
      output: { text: 'ann@example.com\nbob@example.com', kept: 2, removed: 2, empty: 1 },
    },
    {
      name: 'One row per customer',
      input: { text: '1,Ann,Paris\n2,Bob,Rome\n3,Ann,Oslo', column: 2, keep: 'last' },
      output: { text: '2,Bob,Rome\n3,Ann,Oslo', kept: 2, removed: 1, repeated: [{ line: 'Ann', times: 2 }] },
    },
    {
      name: 'Count what people searched for',
      input: { text: 'Straße\nSTRASSE\nпривет\nПривет\nstraße', ignoreCase: true, counts: true },
      output: { text: '3\tStraße\n2\tпривет', kept: 2, removed: 3 },
    },
  ],
  next: ['sort-lines', 'text-compare', 'word-counter'],
});

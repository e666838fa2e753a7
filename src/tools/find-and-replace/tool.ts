import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { optionalText, yesOrNo } from '#kit/inputs';
import { count, table, text } from '#kit/outputs';

/** UTF-16 units. */
const LONGEST_RULE = 10_000;

const rule = z.object({
  find: z
    .string({ error: 'Please enter the text to find' })
    .min(1, { error: 'Please enter the text to find' })
    .max(LONGEST_RULE, { error: 'The text to find is longer than 10,000 characters' })
    .register(field, { label: 'Find', code: 'plain' }),
  replace: optionalText(
    LONGEST_RULE,
    ['Please enter the replacement', 'The replacement is longer than 10,000 characters'],
    { label: 'Replace with', code: 'plain', placeholder: 'Leave empty to remove it' },
  ),
  pattern: yesOrNo('Regular expression'),
  ignoreCase: yesOrNo('Ignore case'),
  wholeWords: yesOrNo('Whole words only'),
});

export default defineTool({
  ...liveText({ action: 'Replace', done: 'Text replaced', failed: 'replace the text' }),
  title: 'Find and Replace',
  summary: 'Replace words or patterns in a text, with as many rules as you need.',
  category: 'content',
  icon: 'replace',
  keywords: 'find and replace, search, regex, regular expression, bulk replace, substitute, remove words',
  // A visitor's own pattern may take for ever.
  mayRunAway: 'Simplify your regular expressions: repetitions inside repetitions, such as (a+)+, can take forever.',
  timeLimit: 3_000,
  input: z.object({
    text: sourceText(),
    rules: z
      .array(rule, { error: 'Please enter the text to find' })
      .min(1, { error: 'Please enter the text to find' })
      .max(200, { error: 'Please enter at most 200 rules' })
      .register(field, {
        label: 'Rules',
        control: 'rows',
        help: 'Rules are applied in this order, each to the result of the previous one.',
      }),
    escapes: yesOrNo('In plain rules, \\n means a line break and \\t a tab'),
    wholeText: yesOrNo('In patterns, ^ and $ match the whole text, not each line'),
    dotAll: yesOrNo('In patterns, a dot also matches line breaks'),
  }),
  output: z.object({
    text: changedText('Text with replacements', 'replaced.txt'),
    replaced: count('Replacements'),
    rules: table('Rules', {
      find: text('Find', { code: 'plain' }),
      replace: text('Replace with', { code: 'plain' }),
      times: z.int().min(0).register(field, { label: 'Count', display: 'number' }),
    }),
  }),
  examples: [
    {
      name: 'Two words',
      input: {
        text: 'The colour of the centre is grey.\nColours: grey, blue.',
        rules: [
          { find: 'colour', replace: 'color' },
          { find: 'centre', replace: 'center' },
        ],
      },
      output: { text: 'The color of the center is grey.\nColours: grey, blue.', replaced: 2 },
    },
    {
      name: 'Reorder dates with named groups',
      input: {
        text: 'Sent 31.12.2025, paid 02.01.2026',
        rules: [
          {
            find: '(?<day>\\d{2})\\.(?<month>\\d{2})\\.(?<year>\\d{4})',
            replace: '$<year>-$<month>-$<day>',
            pattern: true,
          },
        ],
      },
      output: { text: 'Sent 2025-12-31, paid 2026-01-02', replaced: 2 },
    },
    {
      name: 'Whole words in any script',
      input: {
        text: 'Кот и котик. КОТ!',
        rules: [{ find: 'кот', replace: 'пёс', ignoreCase: true, wholeWords: true }],
      },
      output: { text: 'пёс и котик. пёс!', replaced: 2, rules: [{ find: 'кот', replace: 'пёс', times: 2 }] },
    },
    {
      name: 'Capitalize names, remove empty lines',
      input: {
        text: 'ann smith\n\n\nbob jones',
        rules: [
          { find: '^(\\w+) (\\w+)$', replace: '\\U$2\\E, $1', pattern: true },
          { find: '\\n{2,}', replace: '\\n', pattern: true },
        ],
      },
      output: { text: 'SMITH, ann\nJONES, bob', replaced: 3 },
    },
  ],
  next: ['text-compare', 'text-cleaner', 'remove-duplicate-lines'],
});
